import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const folders = ['build/web', 'build/web/assets']
const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }

const compressTo = async (path, compress, bytes, options) => writeFileSync(path, await promisify(compress)(bytes, options))

// Compress once at maximum level instead of per request, on all processors.
const written = folders.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => {
    if (!/\.(?:js|css|svg|webmanifest)$/.test(name)) return []
    const path = `${folder}/${name}`
    const bytes = readFileSync(path)
    if (bytes.length < 1024) return []
    const sized = { params: { ...params, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }
    return [compressTo(`${path}.br`, brotliCompress, bytes, sized), compressTo(`${path}.gz`, gzip, bytes, { level: 9 })]
  }),
)
await Promise.all(written)
