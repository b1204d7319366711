/**
 * Loaded into a server before its own code. Sends its parent the processor time that the process has used, of all
 * threads together.
 */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send({ cpu: user + system, rss: process.memoryUsage().rss })
})
process.channel?.unref()
