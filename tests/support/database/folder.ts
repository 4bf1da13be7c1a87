import { statfsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** Free bytes that are enough for a few workers with a database each. In a container, the memory folder may have as little as 64 MB. */
const enoughBytes = 2 ** 30

const hasRoom = (folder: string, bytes: number): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize > bytes
  } catch {
    return false
  }
}

/**
 * Returns the folder for temporary databases: in memory where there is room, since copying a thousand small files on a disk takes a second.
 * @param bytes how much room they need at most
 */
export const findDatabaseParent = (bytes = enoughBytes): string => (hasRoom(memory, bytes) ? memory : tmpdir())

/** Creates a temporary folder for a database. */
export const makeDatabaseFolder = (prefix: string): Promise<string> => mkdtemp(join(findDatabaseParent(), prefix))
