import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtInLocales } from '#platform/shared/i18n/locales.ts'
import { localeCatalogues } from '../texts.ts'
import { checkLanguageTexts } from './check-language-texts.ts'
import { toI18nextJson } from './json-texts.ts'
import { type FolderLanguage, readLanguageFolder } from './read-language-files.ts'

const usage = `npm run locales -- export <folder>   writes the texts of every language as JSON, one folder for each language
npm run locales -- check <folder>    lists every text in a folder of languages that cannot be used
npm run locales -- import <folder>   checks a folder of languages, and copies it to LOCALES_DIR if everything is right`

interface LocalesContext {
  localesDir: string | undefined
  print: (line: string) => void
}

const exportAll = async (folder: string): Promise<void> => {
  for (const locale of builtInLocales) {
    await mkdir(join(folder, locale), { recursive: true })
    await writeFile(join(folder, locale, 'texts.json'), `${JSON.stringify(toI18nextJson(localeCatalogues[locale]), null, 2)}\n`)
  }
}

const longestList = 40

/** Prints all mistakes, and what each language lacks. Returns whether there are no mistakes. */
const check = (found: readonly FolderLanguage[], print: LocalesContext['print']): boolean => {
  let isRight = true
  for (const language of found) {
    const { texts, mistakes, missing } = checkLanguageTexts(language, localeCatalogues.en)
    for (const { key, problem } of mistakes) print(`${language.locale}: ${key} ${problem}`)
    for (const key of missing.slice(0, longestList)) print(`${language.locale}: ${key} is missing, and stays English`)
    if (missing.length > longestList) print(`${language.locale}: and ${missing.length - longestList} more`)
    print(`${language.locale}: ${texts.size} texts, ${missing.length} missing, ${mistakes.length} mistakes`)
    isRight &&= mistakes.length === 0
  }
  return isRight
}

/** Copies a language to a temporary folder and renames it, so that a starting server never reads half of it. */
const install = async (from: string, to: string, locale: string): Promise<void> => {
  const [next, target] = [join(to, `.${locale}.next`), join(to, locale)]
  await rm(next, { recursive: true, force: true })
  await cp(join(from, locale), next, { recursive: true, filter: (path) => !/\.(?!json$)[a-z]+$/i.test(path) })
  await rm(target, { recursive: true, force: true })
  await rename(next, target)
}

/**
 * Exports, checks or imports texts. An import with a mistake writes nothing.
 * @returns whether it succeeded
 * @throws {ConfigurationError} when a file cannot be read
 */
export const runLocalesCommand = async ([action, folder]: readonly string[], { localesDir, print }: LocalesContext): Promise<boolean> => {
  if (folder === undefined || !['export', 'check', 'import'].includes(action ?? '')) {
    print(usage)
    return false
  }
  if (action === 'export') {
    await exportAll(folder)
    print(`${builtInLocales.join(', ')} are in ${folder}`)
    return true
  }
  const found = await readLanguageFolder(folder)
  if (found.length === 0) {
    print(`${folder} has no folder of a language, such as ${join(folder, 'ar')}`)
    return false
  }
  if (!check(found, print)) {
    print(action === 'import' ? 'Nothing was imported.' : 'These texts would stay English.')
    return false
  }
  if (action === 'check') return true
  if (localesDir === undefined) {
    print('LOCALES_DIR says where languages are; set it first.')
    return false
  }
  await mkdir(localesDir, { recursive: true })
  for (const { locale } of found) await install(folder, localesDir, locale)
  print(`${found.map(({ locale }) => locale).join(', ')} are in ${localesDir}. They show after the next start.`)
  return true
}
