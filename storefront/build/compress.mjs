// Compresses the hashed assets once, so that no request has to.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = path.join(import.meta.dirname, '../dist/client/assets')
const COMPRESSIBLE = /\.(js|css|svg)$/

for (const name of readdirSync(folder).filter((one) => COMPRESSIBLE.test(one))) {
  const file = path.join(folder, name)
  const bytes = readFileSync(file)
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
}
