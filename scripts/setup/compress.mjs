import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folders = ['build/web', 'build/web/assets']
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

// Compress once at maximum level instead of per request.
for (const folder of folders)
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg|webmanifest)$/.test(name)) continue
    const bytes = readFileSync(`${folder}/${name}`)
    if (bytes.length < 1024) continue
    const sized = { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${folder}/${name}.br`, brotliCompressSync(bytes, { params: sized }))
    writeFileSync(`${folder}/${name}.gz`, gzipSync(bytes, { level: 9 }))
  }
