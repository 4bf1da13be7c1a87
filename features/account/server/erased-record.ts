import { existsSync } from 'node:fs'
import { mkdir, open, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
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

/** The record in a file of the data folder. */
export const erasedRecord = (path: string): ErasedRecord => ({
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
