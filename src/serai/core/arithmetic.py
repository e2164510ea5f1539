"""`exp` and `log` from plain arithmetic: the same bits on every machine.

The C library's differ in their last bit from system to system, and a search that compares two
nearly equal numbers then thinks differently with the same seed. Addition, multiplication, division
and square root are exact to the last bit everywhere (IEEE 754), as long as nothing is reordered:
compiled code here has no fast-math flag, and LLVM fuses no product into a sum by itself. Each is
there twice, plain for plain Python and compiled for compiled code, with the same bits.
"""

from math import factorial

import numpy as np

from .compiled import inlined

# ln 2 in two pieces: the first has 21 zero bits at its end, so that its product with an exponent
# is exact.
_LN2_HIGH = float.fromhex("0x1.62e42fee00000p-1")
_LN2_LOW = float.fromhex("0x1.a39ef35793c76p-33")
_PER_LN2 = float.fromhex("0x1.71547652b82fep+0")  # 1 / ln 2
_SQRT2 = float.fromhex("0x1.6a09e667f3bcdp+0")
_LARGEST, _SMALLEST = 709.782712893384, -745.1332191019411  # beyond: infinity, nothing
_BIAS, _FRACTION_BITS = 1023, 52
_FRACTION = (1 << _FRACTION_BITS) - 1
_NORMAL = -1022  # the smallest exponent with full precision
_SMALLEST_NORMAL = 2.0**_NORMAL
_MAKES_NORMAL = 2.0**_FRACTION_BITS
_EXP_SERIES = tuple(1.0 / factorial(n) for n in range(13, -1, -1))
_ARTANH_SERIES = tuple(1.0 / n for n in range(23, 1, -2))


def plain_exp(x: float) -> float:
    """e to the power of x: 2^k · e^r with |r| ≤ ½ ln 2, and e^r by its series."""
    if x > _LARGEST:
        return np.inf
    if x < _SMALLEST:
        return 0.0
    k = int(np.floor(x * _PER_LN2 + 0.5))
    r = (x - k * _LN2_HIGH) - k * _LN2_LOW
    series = 0.0
    for coefficient in _EXP_SERIES:
        series = series * r + coefficient
    rest = min(max(k, _NORMAL), _BIAS)  # 2^k in two factors: one alone may be out of range
    whole = np.int64((rest + _BIAS) << _FRACTION_BITS).view(np.float64)
    left = np.int64((k - rest + _BIAS) << _FRACTION_BITS).view(np.float64)
    return float(series * left * whole)


def plain_log(x: float) -> float:
    """The natural logarithm of a positive number: k ln 2 + 2 artanh s."""
    k = 0
    if x < _SMALLEST_NORMAL:
        x *= _MAKES_NORMAL
        k = -_FRACTION_BITS
    bits = np.float64(x).view(np.int64)
    k += int(bits >> _FRACTION_BITS) - _BIAS
    fraction = np.int64((bits & _FRACTION) | (_BIAS << _FRACTION_BITS)).view(np.float64)
    if fraction > _SQRT2:
        fraction *= 0.5
        k += 1
    s = (fraction - 1.0) / (fraction + 1.0)
    square = s * s
    series = 0.0
    for coefficient in _ARTANH_SERIES:
        series = square * (coefficient + series)
    return float(k * _LN2_HIGH + (2.0 * s + (2.0 * s * series + k * _LN2_LOW)))


exp = inlined(plain_exp)
log = inlined(plain_log)
