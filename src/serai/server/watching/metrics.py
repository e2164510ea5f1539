"""What is counted, in Prometheus' words, put together when it is asked for.

Nothing is labelled with a person, a table or an address: labels are codes and kinds that stand in
the code. Only who wants metrics imports this, and `prometheus_client` with it.
"""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from prometheus_client import GCCollector, PlatformCollector, ProcessCollector
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    InfoMetricFamily,
    Metric,
)
from prometheus_client.exposition import choose_encoder
from prometheus_client.registry import Collector, CollectorRegistry

from .. import describing
from ..connections import Connections
from ..services import Services
from ..work import JOB_KINDS, JobSeen, WorkQueue
from .readiness import Readiness
from .tally import Tally, Timings

# What each is, in the words of those who look after servers: English, as the names are.
ABOUT = Path(__file__).with_name("about.toml")
_ABOUT: dict[str, str] = tomllib.loads(ABOUT.read_text("utf-8"))


@dataclass(frozen=True)
class Watched:
    """All that can be looked at in a process."""

    services: Services
    queue: WorkQueue
    connections: Connections
    readiness: Readiness


class _Collector(Collector):
    """Asked by the registry each time that somebody reads the metrics."""

    def __init__(self, watched: Watched, counted: Tally) -> None:
        self._watched, self._counted = watched, counted

    def collect(self) -> Iterable[Metric]:
        yield from self._done()
        yield from self._there()
        yield from self._jobs()

    def _done(self) -> Iterable[Metric]:
        counted = self._counted
        yield _timings("serai_move_seconds", counted.moves)
        yield CounterMetricFamily("serai_bot_moves", _ABOUT["serai_bot_moves"], counted.bot_moves)
        yield _timings("serai_commit_seconds", counted.commits.timings)
        yield CounterMetricFamily(
            "serai_committed_jobs", _ABOUT["serai_committed_jobs"], counted.commits.jobs
        )
        yield _timings("serai_loop_lag_seconds", counted.lag)
        yield _counts("serai_refusals", "code", counted.refused.all())
        yield _counts("serai_errors", "event", counted.failed.all())
        yield _counts("serai_requests", "status", counted.requests.all())

    def _there(self) -> Iterable[Metric]:
        watched = self._watched
        yield InfoMetricFamily("serai", _ABOUT["serai"], {"version": describing.version()})
        yield GaugeMetricFamily(
            "serai_connections", _ABOUT["serai_connections"], watched.connections.number
        )
        yield GaugeMetricFamily(
            "serai_sockets", _ABOUT["serai_sockets"], watched.connections.sockets
        )
        yield GaugeMetricFamily(
            "serai_tables", _ABOUT["serai_tables"], watched.services.lobby.in_memory
        )
        yield GaugeMetricFamily(
            "serai_draining", _ABOUT["serai_draining"], int(watched.readiness.draining)
        )

    def _jobs(self) -> Iterable[Metric]:
        watched, now = self._watched, monotonic()
        seen = [*watched.queue.jobs(), *watched.services.threads.jobs()]
        number = GaugeMetricFamily("serai_jobs", _ABOUT["serai_jobs"], labels=["kind", "state"])
        oldest = GaugeMetricFamily(
            "serai_oldest_waiting_job_seconds",
            _ABOUT["serai_oldest_waiting_job_seconds"],
            labels=["kind"],
        )
        for kind in JOB_KINDS:
            of_kind = [job for job in seen if job.kind == kind]
            waiting = [job for job in of_kind if job.waits]
            number.add_metric([kind, "waiting"], len(waiting))
            number.add_metric([kind, "running"], len(of_kind) - len(waiting))
            oldest.add_metric([kind], _age_of_oldest(waiting, now))
        yield number
        yield oldest


def registry_of(watched: Watched, counted: Tally) -> CollectorRegistry:
    """All of a process: ours, and what the system says of it."""
    registry = CollectorRegistry()
    registry.register(_Collector(watched, counted))
    ProcessCollector(registry=registry)
    PlatformCollector(registry=registry)
    GCCollector(registry=registry)
    return registry


def written(registry: CollectorRegistry, accept: str) -> tuple[bytes, str]:
    """The metrics as whoever asks can read them, and what they are."""
    encoder, kind = choose_encoder(accept)
    return encoder(registry), kind


def _age_of_oldest(waiting: Iterable[JobSeen], now: float) -> float:
    return max((now - job.since for job in waiting), default=0.0)


def _timings(name: str, timings: Timings) -> Metric:
    buckets = [(_bound(bound), count) for bound, count in timings.up_to_each()]
    return HistogramMetricFamily(name, _ABOUT[name], buckets, timings.total)


def _bound(bound: float) -> str:
    return "+Inf" if bound == float("inf") else str(bound)


def _counts(name: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(name, _ABOUT[name], labels=[label])
    for value, count in sorted(counts.items()):
        family.add_metric([value], count)
    return family
