import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readServerConfig } from '#apps/server/config.ts'
import { locales, pickLocale } from '#platform/shared/i18n/locales.ts'
import { offerOnly } from '#tests/support/app/languages.ts'
import { loadLanguages } from './load-languages.ts'

// Remembers the offered languages, which other test files of this process share, to restore them after each test.
const before = offerOnly(locales)
afterEach(() => before[Symbol.dispose]())

const languagesOf = (given: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'ndloo-languages-'))
  try {
    return readServerConfig({ DEMO: '1', DATA_DIR: folder, LANGUAGES: given }).languages
  } finally {
    rmSync(folder, { recursive: true })
  }
}
const silent = {} as never

test('LANGUAGES leaves the named languages in the order of the menus, and everybody else gets English', async () => {
  expect(languagesOf('')).toBeUndefined()
  await loadLanguages({ languages: languagesOf(' fr, en ') }, silent)
  expect(locales).toEqual(['en', 'fr'])
  expect([pickLocale(['sw', 'fr']), pickLocale(['es']), pickLocale([])]).toEqual(['fr', 'en', 'en'])
})

test.each([
  ['fr,sw', /LANGUAGES must include en/],
  ['en,french', /LANGUAGES must be codes of languages/],
  ['en;fr', /LANGUAGES must be codes of languages/],
])('LANGUAGES=%s stops the start and says why', (given, message) => {
  expect(() => languagesOf(given)).toThrow(message)
})

test('a language that is neither built in nor a folder stops the start, and all stay', async () => {
  await expect(loadLanguages({ languages: ['en', 'ar'] }, silent)).rejects.toThrow(/LANGUAGES names ar, .* folder of LOCALES_DIR/)
  expect(locales).toEqual(['en', 'es', 'fr', 'pt', 'sw'])
})
