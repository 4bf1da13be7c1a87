import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flattenCatalogue } from '#platform/shared/i18n/flatten.ts'
import { localeCatalogues } from '../texts.ts'
import { checkLanguageTexts } from './check-language-texts.ts'
import { fromJsonTexts, toI18nextJson } from './json-texts.ts'
import { loadLanguages } from './load-languages.ts'
import { runLocalesCommand } from './locales-command.ts'
import { type FolderLanguage, readLanguageFolder } from './read-language-files.ts'
import { replacePageParts } from './replace-page-parts.ts'

let folder: string
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'languages-'))
  lines = []
})
afterEach(() => rm(folder, { recursive: true }))

const run = (...args: string[]) => runLocalesCommand(args, { localesDir: join(folder, 'installed'), print: (line) => lines.push(line) })
const language = { code: 'ha', name: 'Hausa', tag: 'ha', dir: 'ltr' }
const write = async (locale: string, texts: object, about: object | undefined = { ...language, code: locale }) => {
  await mkdir(join(folder, 'new', locale), { recursive: true })
  await writeFile(join(folder, 'new', locale, 'texts.json'), JSON.stringify(texts))
  if (about !== undefined) await writeFile(join(folder, 'new', locale, 'language.json'), JSON.stringify(about))
}
const installed = () => readdir(join(folder, 'installed')).catch(() => [])

test('every language survives the form of the files, and what is exported may be imported', async () => {
  for (const [locale, catalogue] of Object.entries(localeCatalogues))
    expect(flattenCatalogue(fromJsonTexts(toI18nextJson(catalogue), localeCatalogues.en)), locale).toEqual(flattenCatalogue(catalogue))
  expect(await run('export', join(folder, 'new'))).toBe(true)
  const file = join(folder, 'new/fr/texts.json')
  const text = await readFile(file, 'utf8')
  expect(text).toContain('"unread_one":')
  expect(await run('import', join(folder, 'new'))).toBe(true)
  expect(await readFile(join(folder, 'installed/fr/texts.json'), 'utf8')).toBe(text)
})

test('the example of a language has no mistake', async () => {
  expect(await run('check', 'docs/examples')).toBe(true)
  expect(lines).toEqual([expect.stringMatching(/^ar: \d{4} texts, 0 missing, 0 mistakes$/)])
})

test('no text of the example is English, except where there is nothing to translate', async () => {
  const [arabic] = await readLanguageFolder('docs/examples')
  const { texts } = checkLanguageTexts(arabic as FolderLanguage, localeCatalogues.en)
  const english = [...texts].filter(([, text]) => /[a-z]/i.test(text.replaceAll(/\{\w+\}|https:/g, '')) && !/[\u0600-\u06ff]/.test(text))
  expect(english).toEqual([])
})

test('a check names the texts that a new language lacks, plurals once', async () => {
  await write('ha', toI18nextJson({ ...localeCatalogues.en, site: { ...(localeCatalogues.en['site'] as object), nav: {} } }))
  expect(await run('check', join(folder, 'new'))).toBe(true)
  expect(lines).toContain('ha: site.nav.home is missing, and stays English')
  expect(lines.filter((line) => line.includes('site.nav.unread'))).toEqual(['ha: site.nav.unread is missing, and stays English'])
})

test('an import names every mistake by its key, and writes nothing', async () => {
  await write('ha', {
    site: { nav: { home: '', skip: '<b>tsallake</b>', unread_one: 'saƙo', planted: 'x' }, header: { welcome: 'Barka' } },
  })
  expect(await run('import', join(folder, 'new'))).toBe(false)
  for (const problem of [
    /site\.nav\.home is empty/,
    /site\.nav\.skip has a tag/,
    /site\.nav\.unread lacks the plural form other/,
    /site\.nav\.planted is no text of this release/,
    /site\.header\.welcome has other placeholders .*\{name\}/,
  ])
    expect(lines.filter((line) => problem.test(line))).toHaveLength(1)
  expect(await installed()).toEqual([])
})

test('a plural needs its form other, also in a language that never uses it for whole numbers', async () => {
  const forms = { unread_one: 'a', unread_few: 'b', unread_many: 'c' }
  const polish = { ...language, code: 'pl', name: 'Polski', tag: 'pl' }
  await write('pl', { site: { nav: forms } }, polish)
  expect(await run('check', join(folder, 'new'))).toBe(false)
  expect(lines.filter((line) => /site\.nav\.unread lacks the plural form other/.test(line))).toHaveLength(1)
  await write('pl', { site: { nav: { ...forms, unread_other: 'd' } } }, polish)
  expect(await run('check', join(folder, 'new'))).toBe(true)
})

test.each([
  ['nothing about it', undefined, /needs a language.json/],
  ['another code', { ...language, code: 'yo' }, /code must be ha/],
  ['an unknown direction', { ...language, dir: 'up' }, /dir /],
  ['a tag without plurals', { ...language, tag: 'xx-nowhere-x' }, /tag must be/],
])('a language with %s is refused', async (_what, about, message) => {
  await write('ha', {}, about)
  if (about === undefined) await rm(join(folder, 'new/ha/language.json'), { force: true })
  await expect(run('import', join(folder, 'new'))).rejects.toThrow(message)
  expect(await installed()).toEqual([])
})

test('a start with a wrong text goes on with the English one', async () => {
  await write('yo', { site: { nav: { home: 'Ilé {brand}', skip: '' } } })
  const warned: unknown[] = []
  const files = await loadLanguages({ localesDir: join(folder, 'new') }, { warn: (about: unknown) => warned.push(about) } as never)
  expect(files).toEqual({ yo: { site: { nav: { home: 'Ilé {brand}' } } } })
  expect(warned).toEqual([expect.objectContaining({ locale: 'yo', mistakes: 1 })])
  await expect(loadLanguages({ localesDir: join(folder, 'nowhere') }, {} as never)).rejects.toThrow(/cannot be read: ENOENT/)
})

test('a page of the build gets other texts, and its scripts stay', () => {
  const page =
    '<html lang="en">\n<head><title>Old</title><meta name="description" content="old"><script>1</script></head><body><div id="root" data-page="home"><div>old</div></div></body>'
  const drawn = replacePageParts(page, { locale: 'ar', dir: 'rtl' }, { title: 'New $&', description: 'new', html: '<p>new</p>' })
  expect(drawn).toBe(
    '<html lang="ar" dir="rtl">\n<head><title>New $&</title><meta name="description" content="new"><script>1</script></head><body><div id="root" data-page="home"><p>new</p></div></body>',
  )
  const frame =
    '<html lang="en" data-path="/x"><div id="start" inert aria-hidden="true"><div>a</div></div></div><script>1</script><div id="root"></div>'
  expect(replacePageParts(frame, { locale: 'fr', dir: 'ltr' }, { frame: '<b>n</b>' })).toBe(
    '<html lang="fr" dir="ltr" data-path="/x"><div id="start" inert aria-hidden="true"><b>n</b></div></div><script>1</script><div id="root"></div>',
  )
  expect(() => replacePageParts('<html>', { locale: 'fr', dir: 'ltr' }, { frame: '' })).toThrow(/has no/)
})
