// @slow
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { QueryConfig } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openEmbeddedFolder } from './embedded.ts'
import { FolderInUseError, lockFolder } from './lock.ts'

let folder: string
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'ndloo-embedded-'))))
afterAll(() => rm(folder, { recursive: true, force: true }))
const template = () => {
  const provided = inject('template')
  return 'folder' in provided ? provided.folder : undefined
}

test('data survives closing and reopening, and a second process is refused with the id of the first', async () => {
  const data = join(folder, 'data')
  {
    await using first = await openEmbeddedFolder(data, template())
    await first.pool.query('create table note (text text)')
    await first.pool.query({ name: 'add', text: 'insert into note values ($1)', values: ['kept'] })
    await expect(openEmbeddedFolder(data)).rejects.toThrow(new RegExp(`in use by process ${process.pid}`))
  }
  await using again = await openEmbeddedFolder(data)
  expect((await again.pool.query('select text from note')).rows).toEqual([{ text: 'kept' }])
})

test('a query with type parsers returns instead of hanging', async () => {
  await using database = await openEmbeddedFolder(join(folder, 'types'), template())
  const types = { getTypeParser: () => (value: string) => `parsed ${value}` }
  const query: QueryConfig = { text: 'select 1 as one', types }
  const { rows } = await database.pool.query(query)
  expect(rows).toHaveLength(1)
})

test('the lock of a killed process is taken over', async () => {
  const data = await mkdtemp(join(folder, 'killed-'))
  const holder = `import net from 'node:net'; net.createServer((s) => s.end('1')).listen(${JSON.stringify(join(data, 'lock.sock'))}, () => console.log('held')); setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder])
  await once(child.stdout, 'data')
  await expect(lockFolder(data)).rejects.toThrow(FolderInUseError)
  child.kill('SIGKILL')
  await once(child, 'exit')
  await using lock = await lockFolder(data)
  expect(lock).toBeDefined()
})

test('a folder whose path is too long for a socket can be locked', async () => {
  const deep = join(folder, 'a'.repeat(120))
  await using lock = await lockFolder(deep)
  expect(lock).toBeDefined()
  await expect(lockFolder(deep)).rejects.toThrow(FolderInUseError)
})
