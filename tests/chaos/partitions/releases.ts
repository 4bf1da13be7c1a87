// Two releases as folders to start from: the one before tables were partitioned, and this one.
import { cp, mkdir, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

/** The migrations that make tables partitioned. */
const isPartitioning = (name: string): boolean => name.endsWith('_by_day.sql')

/** A migration that writes the whole table anew under a lock. */
const rewriting = 'alter table attention alter column viewed type bigint;\n'

const createRoot = async (root: string): Promise<string> => {
  for (const part of ['build/web', 'build/pages', 'db']) await mkdir(join(root, part), { recursive: true })
  await writeFile(join(root, 'build/web/index.html'), '<!doctype html>')
  await cp(resolve('db/migrations'), join(root, 'db/migrations'), { recursive: true })
  for (const part of ['features', 'platform']) await symlink(resolve(part), join(root, part))
  return root
}

/** Creates the folder of a release without the partitioning migrations. Its statements on these tables are those of this release. */
export const createReleaseBefore = async (folder: string): Promise<string> => {
  const root = await createRoot(join(folder, 'before'))
  const migrations = join(root, 'db/migrations')
  for (const name of (await readdir(migrations)).filter(isPartitioning)) await rm(join(migrations, name))
  return root
}

/** This release; with `rewrites`, one of its migrations is not safe on a large table. */
export const createReleaseAfter = async (folder: string, rewrites: boolean): Promise<string> => {
  const root = await createRoot(join(folder, 'after'))
  const [first] = (await readdir(join(root, 'db/migrations'))).filter(isPartitioning)
  if (first === undefined) throw new Error('no migration makes partitions')
  if (rewrites) await writeFile(join(root, 'db/migrations', first.replace('_by_day', '_by_day_rewritten')), rewriting)
  return root
}
