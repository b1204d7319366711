import { writeFileSync } from 'node:fs'
import { GENERATED_PAGES } from './pages.ts'

for (const [path, page] of Object.entries(GENERATED_PAGES)) {
  writeFileSync(path, page())
  process.stdout.write(`${path}\n`)
}
