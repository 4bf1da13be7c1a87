import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { importFolder, importPhotos } from '#features/imports/server/index.ts'
import type { TestApp } from '../app/test-app.ts'

/** A row of a file to import, with changes. */
export const createImportRow = (name: string, changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  external_id: `old-${name}`,
  email: `${name}@example.com`,
  firstname: 'Esi',
  lastname: 'Mensah',
  birth: '1995-04-03',
  gender: 'female',
  seek: ['male'],
  country: 'GH',
  town: 'Accra',
  about: 'I sing in a choir.',
  interests: ['cooking'],
  languages: ['en'],
  created_at: '2021-05-06T07:08:09Z',
  ...changes,
})

/** Makes a folder with `members.jsonl` and other files by path. It is removed after the test. */
export const importFolderWith = async (rows: readonly unknown[], files: Record<string, string | Buffer> = {}): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-import-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const text = rows.map((row) => (typeof row === 'string' ? row : JSON.stringify(row))).join('\n')
  for (const [name, content] of Object.entries({ ...(rows.length > 0 ? { 'members.jsonl': text } : {}), ...files })) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

/** Imports the members of a folder, and returns what the operator reads. */
export const importMembers = async (
  { db, platform, clock }: TestApp,
  folder: string,
  wish: { dryRun?: boolean; skipInvalid?: boolean; source?: string } = {},
) => {
  const lines: string[] = []
  const outcome = await importFolder(
    { db, secrets: platform.config.secrets, clock, print: (line) => void lines.push(line) },
    { folder, dryRun: false, skipInvalid: false, ...wish },
  )
  return { ...outcome, lines }
}

/** Imports the photos of the members imported before. */
export const importMemberPhotos = async (
  { db, platform, clock }: TestApp,
  folder: string,
  review: 'after' | 'before' = 'after',
  source?: string,
) => {
  const lines: string[] = []
  const { storage, log } = platform
  const outcome = await importPhotos({ db, storage, clock, log, review, print: (line) => void lines.push(line) }, { folder, source })
  return { ...outcome, lines }
}
