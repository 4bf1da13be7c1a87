import { randomBytes } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { contentTypeOf, isStorageKey, type Storage } from './storage.ts'

const missingCodes: unknown[] = ['ENOENT', 'ENOTDIR', 'EISDIR']
const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && missingCodes.includes(error.code)

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

const writeWhole = async (path: string, bytes: Uint8Array | AsyncIterable<Uint8Array>): Promise<void> => {
  const folder = dirname(path)
  const temporary = join(folder, `.${randomBytes(8).toString('hex')}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await writeFile(handle, bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, path)
    await syncFolder(folder)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Lists files below a folder as keys; temporary files are skipped because their names are not valid keys. */
async function* keysBelow(prefix: string, folder: string): AsyncGenerator<string> {
  let entries
  try {
    entries = await opendir(folder)
  } catch (error) {
    if (isMissing(error)) return
    throw error
  }
  for await (const entry of entries) {
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* keysBelow(`${key}/`, join(folder, entry.name))
    else if (isStorageKey(key)) yield key
  }
}

/** Storage in a local folder, one file per key, readable by this user only. */
export const diskStorage = (root: string): Storage => {
  const pathOf = (key: string): string => {
    if (!isStorageKey(key)) throw new TypeError(`not a storage key: ${JSON.stringify(key)}`)
    return join(root, key)
  }

  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key)
      // The content type is derived from the extension, so they must match.
      if (contentTypeOf(key) !== contentType) throw new TypeError(`the ending of ${key} does not stand for ${contentType}`)
      // A concurrent delete of the last other file may remove the folder before the write.
      for (let attempt = 0; ; attempt++) {
        try {
          return await writeWhole(path, bytes)
        } catch (error) {
          // A stream cannot be read twice.
          if (!isMissing(error) || attempt === 3 || !(bytes instanceof Uint8Array)) throw error
        }
      }
    },

    async get(key) {
      const path = pathOf(key)
      const contentType = contentTypeOf(key)
      if (contentType === undefined) return undefined
      try {
        return { bytes: await readFile(path), contentType }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async size(key) {
      try {
        const found = await stat(pathOf(key))
        return found.isFile() ? found.size : undefined
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async open(key) {
      const path = pathOf(key)
      const contentType = contentTypeOf(key)
      if (contentType === undefined) return undefined
      try {
        const handle = await open(path, 'r')
        const { size } = await handle.stat()
        return { stream: handle.createReadStream(), size, contentType }
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    },

    async delete(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      // Fails while the folder is not empty, as intended.
      if (key.includes('/')) await rmdir(dirname(path)).catch(() => {})
    },

    async deletePrefix(prefix) {
      await rm(pathOf(prefix), { recursive: true, force: true, maxRetries: 3 })
    },

    async *keys(prefix) {
      yield* keysBelow(prefix === undefined ? '' : `${prefix}/`, prefix === undefined ? root : pathOf(prefix))
    },
  }
}
