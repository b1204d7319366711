import { createRequire } from 'node:module'
import './tells-cpu.mjs'

/**
 * Loaded into a server before its own code. Renders the tree of the last page again, as often as its parent asks, and
 * answers the processor time of one rendering: what a page costs if nothing but React works.
 */
const reactDom = createRequire(import.meta.url)('react-dom/server')
const { renderToString } = reactDom
let tree
reactDom.renderToString = (element, options) => {
  tree = element
  return renderToString(element, options)
}

process.on('message', (message) => {
  if (!message.render) return
  const before = process.cpuUsage()
  for (let i = 0; i < message.render; i += 1) renderToString(tree)
  const { user, system } = process.cpuUsage(before)
  process.send({ cpu: (user + system) / message.render })
})
