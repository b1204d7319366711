import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'

/**
 * Changes settings in the settings file, or removes those that are undefined; other lines stay. The file is replaced
 * in one step, so after an interruption it is either the old or the new one.
 */
export function changeSettings(path: string, changes: Readonly<Record<string, string | undefined>>): void {
  const lines = readFileSync(path, 'utf8').replace(/\n$/, '').split('\n')
  const parseName = (line: string) => /^\s*(?:export\s+)?(\w+)\s*=/.exec(line)?.[1]
  const kept = lines.filter((line) => !((parseName(line) ?? '') in changes))
  const set = Object.entries(changes).flatMap(([name, value]) => (value ? [`${name}=${value}`] : []))
  const next = `${path}.next`
  const file = openSync(next, 'w', 0o600)
  try {
    writeSync(file, `${[...kept, ...set].join('\n')}\n`)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
  renameSync(next, path)
}
