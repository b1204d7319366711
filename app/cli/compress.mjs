import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Compresses the built files once, at the highest level, so that the server need not compress them for each response. */
const folder = 'build/client'
const SMALLEST_WORTH_IT = 1024

for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(css|js|svg|webmanifest|txt)$/.test(name)) continue
  const path = join(folder, name)
  const content = readFileSync(path)
  if (content.length < SMALLEST_WORTH_IT) continue
  writeFileSync(
    `${path}.br`,
    brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
