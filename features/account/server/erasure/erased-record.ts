import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { Id } from '#platform/shared/fields.ts'

/**
 * Who has been erased, as ids that name nobody, one a line, only ever added to. It is kept beside the database and not in it: a backup that is
 * restored brings people back, and this file says who must go again.
 */
export interface ErasedRecord {
  /** On the disk when this resolves. */
  add(id: string, at: Date): Promise<void>
  read(): Promise<string[]>
}

/** The record in a file. */
export const erasedFile = (path: string): ErasedRecord => ({
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
    // A line a crash cut off names nobody; its erasure has not happened and will write it anew.
    return [...new Set(lines.flatMap((line) => Id.safeParse(line.split(' ')[1]).data ?? []))]
  },
})

/** The record as an object for each member: several machines share it without sharing a folder. */
const erasedObjects = (storage: Storage): ErasedRecord => ({
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

/** The record of this service: in object storage when that is configured, else in the data folder. */
export const erasedRecord = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>, storage: Storage): ErasedRecord =>
  s3 === undefined ? erasedFile(join(dataDir, 'erased')) : erasedObjects(storage)
