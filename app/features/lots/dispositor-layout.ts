import type { Planet, Sign } from '#app/astro/types.ts'
import type { TraditionView } from './fortune.server.ts'
import { endingPlanets } from './lot-messages.ts'

type Graph = TraditionView['graph']
type Component = Graph['components'][number]

/** The picture is a square of this many units. */
export const SIDE = 320
export const NODE = 17
const MIDDLE = SIDE / 2
const HEAD = 8

interface Point {
  x: number
  y: number
}

export interface TreeNode {
  planet: Planet
  sign: Sign
  dispositor: Planet
  /** Planets in this one's signs, without those of the ending. */
  below: TreeNode[]
}

/** The planets whose chains lead to an ending, from the ending outwards. */
export function toTree(graph: Graph, component: Component): TreeNode[] {
  const roots = endingPlanets(component.ending)
  const node = (planet: Planet): TreeNode[] => {
    const own = graph.dispositions.find((disposition) => disposition.planet === planet)
    if (!own) return []
    const below = graph.dispositions.filter(
      ({ planet: other, dispositor }) => dispositor === planet && !roots.includes(other),
    )
    return [{ ...own, below: below.flatMap(({ planet: other }) => node(other)) }]
  }
  return roots.flatMap(node)
}

function flatten(nodes: readonly TreeNode[]): TreeNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.below)])
}

/**
 * The graph on a ring, each component's planets side by side, and the lot in the middle.
 * @param chain the planets of the lot's chain, in order
 */
export function layoutDispositors(graph: Graph, chain: readonly Planet[]) {
  const order = graph.components.flatMap((component, index) =>
    flatten(toTree(graph, component)).map((node) => ({ ...node, component: index })),
  )
  const radius = order.length > 7 ? 110 : 100
  const nodes = order.map(({ planet, dispositor }, index) => {
    const angle = (2 * Math.PI * index) / order.length - Math.PI / 2
    const [x, y] = [MIDDLE + radius * Math.cos(angle), MIDDLE + radius * Math.sin(angle)]
    return {
      planet,
      x,
      y,
      /** Of the name, outside the ring of nodes. */
      labelY: y < MIDDLE - 1 ? y - NODE - 8 : y + NODE + 18,
      ownSign: dispositor === planet,
      isFinal: graph.finalDispositor === planet,
    }
  })
  const at = new Map(nodes.map((node) => [node.planet, node]))
  const disposes = new Map(order.map(({ planet, dispositor }) => [planet, dispositor]))
  const edges = order.flatMap(({ planet, dispositor, component }) => {
    const [from, to] = [at.get(planet), at.get(dispositor)]
    const mutual = disposes.get(dispositor) === planet
    // A mutual reception is one line with a head at either end.
    if (!from || !to || planet === dispositor || (mutual && nodes.indexOf(to) < nodes.indexOf(from)))
      return []
    const step = chain.indexOf(planet)
    const onWay = step >= 0 && (chain[step + 1] === dispositor || step === chain.length - 1)
    return [
      {
        key: `${planet}-${dispositor}`,
        ...curve(from, to, mutual),
        /** Index in the graph. */
        component,
        /** True on the chain that begins at the lot. */
        ofLot: onWay || (mutual && chain.includes(planet)),
      },
    ]
  })
  const first = at.get(chain[0]!)
  return {
    nodes,
    edges,
    fromLot: first ? straight({ x: MIDDLE, y: MIDDLE }, first) : null,
  }
}

export type DispositorLayout = ReturnType<typeof layoutDispositors>

function straight(from: Point, to: Point) {
  const control = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return bent(from, control, to, false)
}

/** A line that bends towards the middle, or around it if it would cross the lot. */
function curve(from: Point, to: Point, bothWays: boolean) {
  const mid = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const inward = across.x * (MIDDLE - mid.x) + across.y * (MIDDLE - mid.y) >= 0 ? 1 : -1
  const near = Math.hypot(MIDDLE - mid.x, MIDDLE - mid.y) < 45
  const bend = near ? -0.25 * inward * length : 0.15 * inward * length
  return bent(from, { x: mid.x + across.x * bend, y: mid.y + across.y * bend }, to, bothWays)
}

/** The heads of the arrow are polygons: one, or two for a line that goes both ways. */
function bent(from: Point, control: Point, to: Point, bothWays: boolean) {
  const end = stopShort(control, to, NODE + 5)
  const start = stopShort(control, from, NODE + 5)
  const path = [
    `M${xy(bothWays ? stopShort(control, from, NODE + 5 + HEAD) : start)}`,
    `Q${xy(control)} ${xy(stopShort(control, to, NODE + 5 + HEAD))}`,
  ].join('')
  const heads = [head(control, end), ...(bothWays ? [head(control, start)] : [])]
  return { path, heads }
}

/** The point on the line to `to` at this distance before it. */
function stopShort(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const left = (length - distance) / length
  return { x: from.x + (to.x - from.x) * left, y: from.y + (to.y - from.y) * left }
}

function head(from: Point, tip: Point): string {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y)
  const [ux, uy] = [(tip.x - from.x) / length, (tip.y - from.y) / length]
  const base = { x: tip.x - ux * (HEAD + 1), y: tip.y - uy * (HEAD + 1) }
  const wing = (side: number) => ({ x: base.x - uy * side * 4, y: base.y + ux * side * 4 })
  return `M${xy(tip)}L${xy(wing(1))}L${xy(wing(-1))}z`
}

function xy({ x, y }: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** Line styles of the components of a graph. They differ in both colour and dash. */
const LINE_STYLES = [
  { line: 'stroke-lapis', head: 'fill-lapis', dash: undefined },
  { line: 'stroke-verdigris', head: 'fill-verdigris', dash: '7 4' },
  { line: 'stroke-rubric', head: 'fill-rubric', dash: '2 4' },
  { line: 'stroke-faded', head: 'fill-faded', dash: '9 3 2 3' },
] as const

/** The line style of the n-th component of a graph. */
export function chooseLineStyle(component: number) {
  return LINE_STYLES[component % LINE_STYLES.length] ?? LINE_STYLES[0]
}
