import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { castChart, dispositorGraph, type Planet } from '#app/astro/index.server.ts'
import { moment } from '#tests/support/arbitraries.ts'
import { layoutDispositors, NODE, SIDE, type TreeNode, toTree } from './dispositor-layout.ts'
import { verdict } from './final-dispositor.tsx'

const anyGraph = moment.map((input) => {
  const chart = castChart(input)
  const chain = chart.partOfFortune.chain.steps.map(({ planet }) => planet)
  return { graph: dispositorGraph(chart), chain }
})
const planetsIn = (nodes: readonly TreeNode[]): Planet[] =>
  nodes.flatMap(({ planet, below }) => [planet, ...planetsIn(below)])

describe('the tree of words', () => {
  it('names every planet of a component once, each under its dispositor', () => {
    fc.assert(
      fc.property(anyGraph, ({ graph }) => {
        for (const component of graph.components) {
          const roots = toTree(graph, component)
          expect(planetsIn(roots).sort()).toEqual([...component.planets].sort())
          const check = (node: TreeNode) => {
            for (const below of node.below) {
              expect(below.dispositor).toBe(node.planet)
              check(below)
            }
          }
          roots.forEach(check)
        }
      }),
    )
  })
})

describe('the picture', () => {
  it('shows each planet once within the square, names included, and no two on top of each other', () => {
    fc.assert(
      fc.property(anyGraph, ({ graph, chain }) => {
        const { nodes } = layoutDispositors(graph, chain)
        expect(nodes.map(({ planet }) => planet).sort()).toEqual(
          graph.dispositions.map(({ planet }) => planet).sort(),
        )
        for (const { x, y, labelY } of nodes) {
          for (const value of [x - NODE, x + NODE, y - NODE, y + NODE, labelY - 14, labelY + 4]) {
            expect(value).toBeGreaterThan(0)
            expect(value).toBeLessThan(SIDE)
          }
        }
        nodes.forEach((a, i) => {
          for (const b of nodes.slice(0, i))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(2 * NODE + 8)
        })
      }),
    )
  })

  it('draws one line for every planet in another’s sign, and one with two heads for a mutual reception', () => {
    fc.assert(
      fc.property(anyGraph, ({ graph, chain }) => {
        const { edges } = layoutDispositors(graph, chain)
        const outside = graph.dispositions.filter(({ planet, dispositor }) => planet !== dispositor)
        expect(edges.reduce((sum, { heads }) => sum + heads.length, 0)).toBe(outside.length)
        const pairs = graph.components.filter(({ ending }) => ending.kind === 'mutual-reception')
        expect(edges.filter(({ heads }) => heads.length === 2)).toHaveLength(pairs.length)
        for (const { path, heads } of edges) expect(`${path}${heads.join('')}`).not.toContain('NaN')
      }),
    )
  })
})

describe('the text about a final dispositor', () => {
  it('names one only if every chain ends in the same planet', () => {
    fc.assert(
      fc.property(anyGraph, ({ graph }) => {
        const words = verdict(graph)
        if (graph.finalDispositor) expect(words).toContain('is the final dispositor of the chart')
        else expect(words).toContain('the chart has no final dispositor')
        expect(words).toMatch(/^[A-Z].+\.$/)
      }),
    )
  })
})
