import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { Id } from '#platform/shared/fields.ts'

/**
 * Append-only log of the ids of erased members. It is stored outside the database: a restored backup brings members back, and the log says
 * whom to erase again.
 */
export interface ErasureLog {
  /** Resolves once the entry is on disk. */
  add(id: string, at: Date): Promise<void>
  read(): Promise<string[]>
}

/** Erasure log in a file, one member per line. */
export const createFileErasureLog = (path: string): ErasureLog => ({
  add: async (id, at) => {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 })
    const file = await open(path, 'a', 0o600)
    try {
      await file.writeFile(`${at.toISOString()} ${id}\n`)
      await file.sync()
    } finally {
      await file.close()
    }
  },
  read: async () => {
    if (!existsSync(path)) return []
    const lines = (await readFile(path, 'utf8')).split('\n')
    // A line cut off by a crash has no valid id. That erasure did not happen and will be logged again.
    return [...new Set(lines.flatMap((line) => Id.safeParse(line.split(' ')[1]).data ?? []))]
  },
})

/** Erasure log in object storage, one object per member, so that several machines can share it. */
const erasureLogObjects = (storage: Storage): ErasureLog => ({
  add: (id, at) => storage.put(`erased/${id}.json`, Buffer.from(JSON.stringify({ at })), 'application/json'),
  read: async () => {
    const ids: string[] = []
    for await (const key of storage.keys('erased')) {
      const id = Id.safeParse(key.slice('erased/'.length, -'.json'.length)).data
      if (id !== undefined) ids.push(id)
    }
    return ids
  },
})

/** Opens the erasure log: in object storage if that is configured, otherwise in the data folder. */
export const openErasureLog = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, storage: Storage): ErasureLog =>
  s3 === undefined ? createFileErasureLog(join(dataDir, 'erased')) : erasureLogObjects(storage)
