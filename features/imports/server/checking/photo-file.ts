import { constants } from 'node:fs'
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { maxPhotoBytes } from '#features/photos/contract.ts'

/** Whether a relative path stays inside the folder: it has no `..`, no `.`, no empty part and no backslash. */
const isInside = (path: string): boolean =>
  !path.includes('\\') && path.split('/').every((part) => part !== '' && part !== '.' && part !== '..')

const signatures = ['89504e470d0a1a0a', 'ffd8ff']

const readStart = async (handle: FileHandle): Promise<string> => {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(8), 0, 8, 0)
  return buffer.subarray(0, bytesRead).toString('hex')
}

/** Returns the full path of a photo in a folder; undefined for a path out of the folder, through a symbolic link, or to no file. */
const locate = async (folder: string, path: string): Promise<string | undefined> => {
  if (!isInside(path)) return undefined
  const full = join(folder, path)
  const state = await lstat(full).catch(() => undefined)
  return state?.isFile() === true && (await realpath(full)) === full ? full : undefined
}

/**
 * Checks the path, size and file signature of a photo, without decoding it.
 * @param folder the real path of the folder
 * @returns what is wrong with the photo; undefined when nothing is
 */
export const checkPhotoFile = async (folder: string, path: string): Promise<string | undefined> => {
  if (!isInside(path)) return 'leads out of the folder'
  const full = await locate(folder, path)
  if (full === undefined) return 'is no file in the folder, or a symbolic link'
  await using handle = await open(full, constants.O_RDONLY | constants.O_NOFOLLOW)
  const { size } = await handle.stat()
  if (size > maxPhotoBytes) return 'is larger than 10 MB'
  const start = await readStart(handle)
  return signatures.some((signature) => start.startsWith(signature)) ? undefined : 'is neither PNG nor JPEG'
}

/** Reads a photo of the folder; undefined when the file is missing or too large. */
export const readPhotoFile = async (folder: string, path: string): Promise<Buffer | undefined> => {
  const full = await locate(folder, path)
  if (full === undefined) return undefined
  await using handle = await open(full, constants.O_RDONLY | constants.O_NOFOLLOW)
  return (await handle.stat()).size > maxPhotoBytes ? undefined : await handle.readFile()
}
