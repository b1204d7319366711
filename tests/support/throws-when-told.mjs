// Loaded into a server before its own code: throws an error that nothing catches, on request.
process.on('message', (asked) => {
  if (asked === 'throw') setImmediate(() => throwUnforeseen())
  if (asked === 'reject') void Promise.reject(new Error('an unforeseen rejection'))
})
process.channel?.unref()

function throwUnforeseen() {
  throw new Error('an unforeseen error')
}
