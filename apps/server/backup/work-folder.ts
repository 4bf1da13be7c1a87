import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { ConfigurationError } from '#platform/server/config/config.ts'

const suffix = '.half'
/** Says who writes the folder; touched while they do. */
const lockName = 'writing'
const touchMs = 10_000
const aliveMs = 60_000
const photos = 'photos'
/** What a half backup is made of; a folder with anything else in it is none of ours. */
const knownNames = /^(?:writing|photos|erased|secret|manifest\.json|database(?:\.dump)?|dump-[\da-f]+)$/

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a living process writes a folder: one of this machine that runs, and in any case one that touched it within the last minute. */
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

/** What earlier tries left in a folder of backups. */
const findLeftovers = async (parent: string): Promise<string[]> => {
  const found: string[] = []
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    const folder = join(parent, entry.name)
    if (!entry.isDirectory() || !entry.name.endsWith(suffix) || (await isInUse(folder))) continue
    if ((await readdir(folder)).every((name) => knownNames.test(name))) found.push(folder)
  }
  return found
}

/** Removes everything but photos, which are whole each by itself; the folder too when there are none. */
const keepPhotos = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) if (name !== photos) await rm(join(folder, name), { recursive: true, force: true })
  const kept = await readdir(join(folder, photos)).catch(() => [])
  if (kept.length === 0) await rm(folder, { recursive: true, force: true })
}

export interface WorkFolder extends AsyncDisposable {
  path: string
  /** Where photos go; some may be there from an earlier try. */
  photos: string
  resumed: boolean
  /** Gives the folder its name: from here on it is a backup. */
  finish(): Promise<void>
}

/**
 * The folder a backup is written in before it has its name. Photos that an earlier try left beside it are taken over, the rest of it is removed;
 * what a living process writes is left alone. Disposed without `finish`, it keeps the photos for the next try, and nothing else.
 * @throws {ConfigurationError} when another process writes this very backup, or its place is taken by something else
 */
export const openWorkFolder = async (into: string): Promise<WorkFolder> => {
  const path = `${into}${suffix}`
  const parent = dirname(into)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  if (existsSync(path) && (await isInUse(path)))
    throw new ConfigurationError(`another process writes ${path}; if it was killed on another machine, try again in a minute`)
  const left = await findLeftovers(parent)
  const mine = left.some((folder) => basename(folder) === basename(path))
  if (existsSync(path) && !mine) throw new ConfigurationError(`${path} holds something else: move it away, or take another name`)
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

/** Removes what photos of an earlier try are not in the storage any more, and what a killed process left half written. */
export const prunePhotos = async (folder: string, wanted: ReadonlySet<string>): Promise<void> => {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name)
    if (!wanted.has(entry.name)) await rm(path, { recursive: true, force: true })
    else if (entry.isDirectory())
      for (const name of await readdir(path)) if (name.startsWith('.')) await rm(join(path, name), { force: true })
  }
}
