import cluster from 'node:cluster'

/**
 * Several processes of the built server behind one port. The first process accepts connections and gives them to the
 * others in turn. BENCH_PROCESSES is their number.
 */
if (cluster.isPrimary) {
  const count = Number(process.env.BENCH_PROCESSES)
  let listening = 0
  for (let i = 0; i < count; i += 1) cluster.fork()
  cluster.on('listening', () => {
    listening += 1
    if (listening === count) process.stderr.write('Qismah is ready at its port\n')
  })
  process.once('SIGTERM', () => cluster.disconnect(() => process.exit(0)))
} else {
  const { serveBuild } = await import('#app/cli/serve.mjs')
  await serveBuild()
}
