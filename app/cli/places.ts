import { ensurePlaces } from '../../db/seed/places'

const [path] = process.argv.slice(2)
if (!path) {
  process.stderr.write('Usage: places FILE\n')
  process.exit(2)
}
await ensurePlaces({ path, onProgress: (line) => process.stderr.write(`  ${line}\n`) })
