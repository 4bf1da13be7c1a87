// Finds what the compiler cannot: missing languages, and placeholders that differ between languages.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { locales } from '#platform/shared/i18n/locales.ts'
import { reportProblems, filesBelow } from './sources.ts'

const root = process.cwd()
const folders = [
  ...new Set(
    filesBelow(root)
      .filter((path) => /(?:^|\/)locales\/(?:[^/]+\/)?[^/]+\.ts$/.test(path))
      .map((path) => dirname(path)),
  ),
]

type Sentences = Map<string, string>
const collect = (node: unknown, path: string, into: Sentences): Sentences => {
  if (typeof node === 'string') return into.set(path, node)
  if (typeof node !== 'object' || node === null) return into
  for (const [key, below] of Object.entries(node)) collect(below, path === '' ? key : `${path}.${key}`, into)
  return into
}
const load = async (path: string, locale: string): Promise<Sentences> => {
  const loaded = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>
  return collect(loaded[locale] ?? loaded, '', new Map())
}
const plural = /\.(?:zero|one|two|few|many|other)$/
const placeholders = (sentence: string): Set<string> => new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))

/** Compares plural forms with `other` and ignores `{count}`, because `one` may leave it out ("a photo"). */
const compare = (path: string, english: Sentences, other: Sentences): string[] =>
  [...other].flatMap(([key, sentence]) => {
    if (sentence.trim() === '') return [`${path}: locale-empty: ${key}`]
    const wanted = placeholders(english.get(key) ?? english.get(key.replace(plural, '.other')) ?? '')
    const given = placeholders(sentence)
    if (plural.test(key)) for (const set of [wanted, given]) set.delete('count')
    const differing = [...wanted].filter((name) => !given.has(name)).concat([...given].filter((name) => !wanted.has(name)))
    return differing.length > 0 ? [`${path}: locale-placeholder: ${key} differs from English in {${differing.join('}, {')}}`] : []
  })

const problems: string[] = []
for (const folder of folders) {
  const missing = locales.filter((locale) => !existsSync(`${folder}/${locale}.ts`))
  for (const locale of missing) problems.push(`${folder}/${locale}.ts: locale-missing: every catalogue needs ${locales.join(', ')}`)
  if (missing.length > 0) continue
  const english = await load(`${folder}/en.ts`, 'en')
  for (const locale of locales) problems.push(...compare(`${folder}/${locale}.ts`, english, await load(`${folder}/${locale}.ts`, locale)))
}

reportProblems('locales', { count: folders.length, at: 'catalogues' }, problems)
