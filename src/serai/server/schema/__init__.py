"""What the store keeps: `model` says it now, `versions` how it came to that, step by step."""
