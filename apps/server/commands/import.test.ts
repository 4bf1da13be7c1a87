import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { openTestApp } from '#tests/support/app/test-app.ts'
import { storeVocabularyEntry } from '#tests/support/people/vocabulary.ts'
import { importMembersCommand, resolveImportFolder } from './import.ts'

test('prints the ids that rows may have, with own entries and without retired ones', async () => {
  await using testApp = await openTestApp()
  await storeVocabularyEntry(testApp, 'own_scouts')
  await storeVocabularyEntry(testApp, 'jazz', { names: null, retired: true })
  const { db, platform } = testApp
  const lines: string[] = []
  const context = { db, config: platform.config, log: platform.log, print: (line: string) => lines.push(line) }
  expect(await importMembersCommand(context, ['--ids'])).toBe(true)
  for (const line of [
    'interests  football  Football',
    'interests  own_scouts  own_scouts',
    'goals  marriage  Marriage',
    'languages  sw  Swahili',
  ])
    expect(lines.filter((one) => one === line)).toHaveLength(1)
  expect(lines.some((line) => line.includes('jazz'))).toBe(false)
  expect(await importMembersCommand(context, ['folder', '--ids'])).toBe(false)
})

test('makes the folder absolute, and no value of an option', () => {
  expect(resolveImportFolder(['../old', '--source', 'other', '--per-hour', '30', '--dry-run'])).toEqual([
    resolve('../old'),
    '--source',
    'other',
    '--per-hour',
    '30',
    '--dry-run',
  ])
  expect(resolveImportFolder(['--source=other', 'old', '--no-such'])).toEqual(['--source=other', resolve('old'), '--no-such'])
})
