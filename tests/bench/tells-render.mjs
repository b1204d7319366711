import { createRequire } from 'node:module'
import './tells-cpu.mjs'

/**
 * Loaded into a server before its own code. Renders the tree of the last page again, as often as its parent asks, and
 * answers the processor time of one rendering: what a page costs if nothing but React works.
 */
const reactDom = createRequire(import.meta.url)('react-dom/server')
let renderAgain
/** Pages without React in the browser are static markup. */
for (const name of ['renderToString', 'renderToStaticMarkup']) {
  const render = reactDom[name]
  reactDom[name] = (element, options) => {
    renderAgain = () => render(element, options)
    return render(element, options)
  }
}

process.on('message', (message) => {
  if (!message.render) return
  const before = process.cpuUsage()
  for (let i = 0; i < message.render; i += 1) renderAgain()
  const { user, system } = process.cpuUsage(before)
  process.send({ cpu: (user + system) / message.render })
})
