import type { TensionKind } from './corpus/types'
import type { Factor } from './factors'

type Aspect = 'dignity' | 'motion' | 'sun' | 'lot-house' | 'ruler-house' | 'lot-aspect' | 'ruler-aspect'

function aspectOf(factor: Factor): Aspect | null {
  const kind = factor.key.slice(0, factor.key.indexOf(':'))
  switch (kind) {
    case 'ruler.dignity':
      return 'dignity'
    case 'ruler.motion':
      return 'motion'
    case 'ruler.solar':
      return 'sun'
    case 'lot.house':
      return 'lot-house'
    case 'ruler.house':
      return 'ruler-house'
    case 'lot.aspect':
      return 'lot-aspect'
    case 'ruler.aspect':
      return 'ruler-aspect'
    default:
      return null
  }
}

/** The kind of disagreement between two factors of one chart, or null where they do not disagree. */
export function tensionBetween(a: Factor, b: Factor): TensionKind | null {
  if (a.tone * b.tone !== -1) return null
  const [x, y] = [aspectOf(a), aspectOf(b)]
  if (!x || !y) return null
  const is = (p: Aspect, q: Aspect) => (x === p && y === q) || (x === q && y === p)
  if (x === 'dignity' && y === 'dignity') return 'dignity-mixed'
  if (x === 'lot-aspect' && y === 'lot-aspect') return 'lot-aspects'
  if (x === 'ruler-aspect' && y === 'ruler-aspect') return 'ruler-aspects'
  if (is('lot-house', 'ruler-house')) return 'lot-and-ruler'
  if (is('dignity', 'motion')) return (x === 'dignity' ? a : b).tone === 1 ? 'dignity-and-motion' : null
  if (is('dignity', 'sun') || is('motion', 'sun')) {
    const sun = x === 'sun' ? a : b
    return sun.tone === 1 ? 'debility-and-light' : 'dignity-and-sun'
  }
  if (is('dignity', 'ruler-aspect')) return 'ruler-and-aspects'
  return null
}
