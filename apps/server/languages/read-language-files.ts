import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { ConfigurationError } from '#platform/server/config/config.ts'
import type { Catalogue } from '#platform/shared/i18n/catalogue.ts'
import { type AddedLanguage, builtInLocales } from '#platform/shared/i18n/locales.ts'

const code = z.string().regex(/^[a-z]{2}$/, 'must be two lower-case letters, such as ar')
const Texts = z.record(z.string(), z.record(z.string(), z.custom<Catalogue[string]>()))
const isTag = (tag: string): boolean => {
  try {
    return Intl.PluralRules.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** Schema of `language.json`, for a language that is not built in. */
const LanguageFile = z.strictObject({
  code,
  name: z.string().trim().min(1).max(40),
  tag: z.string().refine(isTag, 'must be a tag whose plurals this Node knows, such as ar or ar-EG'),
  dir: z.enum(['ltr', 'rtl']),
  flag: z
    .array(
      z.strictObject({
        d: z.string().max(500),
        fill: z.string().max(20).optional(),
        stroke: z.string().max(20).optional(),
        strokeWidth: z.number().optional(),
      }),
    )
    .max(12)
    .optional(),
})

/** One language in the operator's folder: its name in menus if it is not built in, and its texts as in the files. */
export interface FolderLanguage {
  locale: string
  language: AddedLanguage | undefined
  texts: Catalogue
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (error) {
    throw new ConfigurationError(`${file} is not readable JSON: ${error instanceof Error ? error.message : 'unknown error'}`)
  }
}

const readLanguage = async (folder: string, locale: string): Promise<FolderLanguage> => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted()
  const texts: Catalogue = {}
  for (const name of names.filter((one) => one !== 'language.json')) {
    const parsed = Texts.safeParse(await readJson(join(folder, name)))
    if (!parsed.success) throw new ConfigurationError(`${join(folder, name)} must have texts by feature, such as {"site": {…}}`)
    // Several files may contain texts of the same feature.
    for (const [feature, part] of Object.entries(parsed.data)) texts[feature] = { ...(texts[feature] as Catalogue | undefined), ...part }
  }
  if (builtInLocales.some((known) => known === locale)) return { locale, language: undefined, texts }
  if (!names.includes('language.json')) throw new ConfigurationError(`${folder} needs a language.json with code, name, tag and dir`)
  const parsed = LanguageFile.safeParse(await readJson(join(folder, 'language.json')))
  if (!parsed.success || parsed.data.code !== locale) {
    const [issue] = parsed.error?.issues ?? []
    throw new ConfigurationError(
      `${join(folder, 'language.json')}: ${issue === undefined ? `code must be ${locale}, as its folder` : `${issue.path.join('.')} ${issue.message}`}`,
    )
  }
  return { locale, language: parsed.data, texts }
}

/**
 * Reads the operator's languages. Each has a folder named by its code, with any number of text files.
 * @throws {ConfigurationError} when a file is no JSON, or `language.json` is missing or wrong
 */
export const readLanguageFolder = async (folder: string): Promise<FolderLanguage[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    throw new ConfigurationError(`the folder of languages ${folder} cannot be read: ${error.code ?? error.message}`)
  })
  const codes = entries.filter((entry) => entry.isDirectory() && code.safeParse(entry.name).success).map(({ name }) => name)
  return Promise.all(codes.toSorted().map((locale) => readLanguage(join(folder, locale), locale)))
}
