import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ConfigurationError } from '#platform/server/config/config.ts'

const suffix = '.half'
/** Lock file with host and process id, touched while the process writes. */
const lockName = 'writing'
const touchMs = 10_000
const aliveMs = 60_000
const photos = 'photos'
/** The files of an incomplete backup; a folder with any other file is left alone. */
const knownNames = /^(?:writing|photos|erased|secret|manifest\.json|database(?:\.dump)?|dump-[\da-f]+)$/

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a process is writing a folder: it touched the lock within the last minute and, if it ran on this machine, is alive. */
const isInUse = async (folder: string): Promise<boolean> => {
  const path = join(folder, lockName)
  try {
    const [host = '', pid = ''] = (await readFile(path, 'utf8')).split(' ')
    if (host === hostname() && !isAlive(Number(pid))) return false
    return Date.now() - (await stat(path)).mtimeMs < aliveMs
  } catch {
    return false
  }
}

/** Lists the folders that failed backups left. */
const findLeftovers = async (parent: string): Promise<string[]> => {
  const found: string[] = []
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const folder = join(parent, entry.name)
    if (!entry.isDirectory() || !entry.name.endsWith(suffix) || (await isInUse(folder))) continue
    if ((await readdir(folder)).every((name) => knownNames.test(name))) found.push(folder)
  }
  return found
}

/** Deletes everything but photos, which are complete files; deletes the folder too when there are none. */
const keepPhotos = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) if (name !== photos) await rm(join(folder, name), { recursive: true, force: true })
  const kept = await readdir(join(folder, photos)).catch(() => [])
  if (kept.length === 0) await rm(folder, { recursive: true, force: true })
}

export interface WorkFolder extends AsyncDisposable {
  path: string
  /** Path for photos; some may exist from an earlier attempt. */
  photos: string
  resumed: boolean
  /** Renames the folder to its final name, which makes it a backup. */
  finish(): Promise<void>
}

/**
 * Opens the temporary folder of a backup. It takes over photos from failed attempts and deletes everything else that these left; folders of running
 * processes are left alone. Disposed without `finish`, it keeps only the photos, for the next attempt.
 * @throws {ConfigurationError} when another process writes the same backup, or the path is taken
 */
export const openWorkFolder = async (into: string): Promise<WorkFolder> => {
  const path = `${into}${suffix}`
  const parent = dirname(into)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  if (existsSync(path) && (await isInUse(path)))
    throw new ConfigurationError(`another process writes ${path}; if it was killed on another machine, try again in a minute`)
  const left = await findLeftovers(parent)
  const isOurs = left.some((folder) => basename(folder) === basename(path))
  if (existsSync(path) && !isOurs) throw new ConfigurationError(`${path} holds something else: move it away, or take another name`)
  const age = async (folder: string) => (await stat(folder).catch(() => undefined))?.mtimeMs ?? 0
  const ages = new Map(await Promise.all(left.map(async (folder) => [folder, await age(folder)] as const)))
  const [newest] = left.toSorted((a, b) => (ages.get(b) ?? 0) - (ages.get(a) ?? 0))
  if (!existsSync(path) && newest !== undefined) await rename(newest, path)
  for (const folder of left) if (basename(folder) !== basename(path)) await rm(folder, { recursive: true, force: true })
  if (existsSync(path)) await keepPhotos(path)
  const resumed = existsSync(path)
  await mkdir(path, { recursive: true, mode: 0o700 })
  const mark = join(path, lockName)
  await writeFile(mark, `${hostname()} ${process.pid}`, { mode: 0o600, flag: 'wx' })
  const touch = setInterval(() => {
    const now = new Date()
    utimes(mark, now, now).catch(() => {})
  }, touchMs).unref()
  let finished = false
  return {
    path,
    photos: join(path, photos),
    resumed,
    finish: async () => {
      clearInterval(touch)
      await rm(mark)
      if (existsSync(into)) await rm(into, { recursive: true })
      await rename(path, into)
      finished = true
    },
    [Symbol.asyncDispose]: async () => {
      clearInterval(touch)
      if (!finished && existsSync(path)) await keepPhotos(path)
    },
  }
}

/** Deletes photos that are no longer in `wanted`, and temporary files of a killed process. */
export const prunePhotos = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (!wanted.has(entry.name)) await rm(path, { recursive: true, force: true })
    else if (entry.isDirectory())
      for (const name of await readdir(path)) if (name.startsWith('.')) await rm(join(path, name), { force: true })
  }
}
