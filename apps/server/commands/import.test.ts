import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { resolveImportFolder } from './import.ts'

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
