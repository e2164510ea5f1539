"""The HTTP interface as a page that needs no script: made from the OpenAPI schema itself.

What the schema says is English, like all names in it, and runs from left to right; the words around
it are the reader's.
"""

from collections.abc import Mapping
from html import escape
from typing import Any

from serai.core.texts import say

from .language import direction

Schema = Mapping[str, Any]
_SECTION = '<section lang="en" dir="ltr"'


def page(schema: Schema, language: str) -> str:
    """Every request there is, with what it takes and what it answers."""
    requests = [
        _request(method.upper(), path, request, language)
        for path, methods in schema["paths"].items()
        for method, request in methods.items()
    ]
    models = [_model(name, model) for name, model in schema["components"]["schemas"].items()]
    title = escape(say("docs-title", language))
    return "\n".join(
        [
            f'<!doctype html><html lang="{language}" dir="{direction(language)}">',
            f'<meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width">',
            '<link rel="stylesheet" href="/api/docs.css">',
            f"<main><h1>{title}</h1><p>{escape(say('docs-intro', language))}</p>",
            '<p><a href="/api/openapi.json">openapi.json</a></p>',
            *requests,
            f"<h2>{escape(say('docs-models', language))}</h2>",
            *models,
            "</main></html>",
        ]
    )


def _request(method: str, path: str, request: Schema, language: str) -> str:
    about = escape(request.get("description", ""))
    parts = [f"{_SECTION}><h3><code>{method} {escape(path)}</code></h3><p>{about}</p><dl>"]
    for parameter in request.get("parameters", []):
        where = _own("docs-in", language, place=parameter["in"])
        parts.append(f"<dt><code>{escape(parameter['name'])}</code></dt>")
        parts.append(f"<dd>{where}: {_type(parameter['schema'])}</dd>")
    body = request.get("requestBody")
    if body is not None:
        parts.append(f"<dt>{_own('docs-body', language)}</dt><dd>{_content(body)}</dd>")
    for status, answer in request["responses"].items():
        parts.append(f"<dt>{escape(status)}</dt><dd>{_content(answer)}</dd>")
    return "".join([*parts, "</dl></section>"])


def _content(described: Schema) -> str:
    kinds = [_type(kind.get("schema", {})) for kind in described.get("content", {}).values()]
    return ", ".join(kinds) or "–"


def _model(name: str, model: Schema) -> str:
    about = escape(model.get("description", ""))
    parts = [f'{_SECTION} id="{escape(name)}"><h3>{escape(name)}</h3><p>{about}</p><dl>']
    for field, schema in model.get("properties", {}).items():
        parts.append(f"<dt><code>{escape(field)}</code></dt><dd>{_type(schema)}</dd>")
    return "".join([*parts, "</dl></section>"])


def _own(key: str, language: str, **facts: str) -> str:
    """Words of the reader's own, in the middle of English."""
    return f'<bdi lang="{language}">{escape(say(key, language, **facts))}</bdi>'


def _type(schema: Schema) -> str:
    """A schema in a few words, with links to models."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if schema.get("type") == "array":
        return f"[{_type(schema.get('items', {}))}]"
    return escape(str(schema.get("type", "–")))
