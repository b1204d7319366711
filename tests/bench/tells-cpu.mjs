/** Loaded ahead of a server: tells its parent the processor time that the process has used, all threads together. */
process.on('message', (message) => {
  if (message !== 'cpu') return
  const { user, system } = process.cpuUsage()
  process.send({ cpu: user + system, rss: process.memoryUsage().rss })
})
process.channel?.unref()
