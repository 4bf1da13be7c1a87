import { useEffect, useState } from 'react'
import { addCatalogues, useLanguage } from '#platform/web/i18n.tsx'
import { createCatalogueLoader } from '#platform/web/catalogue-loader.ts'
import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from '../../locales/vocabulary/en.ts'
import { isOwnEntryId } from '../../vocabulary-contract.ts'
import type { VocabularyTextList } from '../../vocabulary-entry-contract.ts'
import { useOwnEntryName } from './vocabulary-query.ts'

const loadNames = createCatalogueLoader('vocabulary', import.meta.glob('../../locales/vocabulary/[a-z][a-z].ts'))

/** Loads the names of interests, prompts and languages in the current language, and again whenever the reader changes the language. */
const loadVocabulary = (): Promise<void> => addCatalogues(loadNames)

type Names = Localised<typeof en>

/** The names of interests, prompts, goals and languages in the reader's language, built-in and the operator's own. */
export interface Vocabulary {
  /** Whether the names have arrived or failed to load. Until then known ids have an empty name. */
  readonly ready: boolean
  /** Name of an interest by its id; older free text is returned as it is. */
  readonly interest: (idOrText: string) => string
  /** Opening of an answer by its id; older free text is returned as it is. */
  readonly prompt: (idOrText: string) => string
  /** What a member looks for, such as `dating`. */
  readonly goal: (goal: string) => string
  /** Name of a spoken language by its code. */
  readonly language: (code: string) => string
}

/** Returns the names of interests, prompts and languages, and loads them if no screen has done so. */
export const useVocabulary = (): Vocabulary => {
  const names = useLanguage(({ locale, catalogues }) => catalogues[locale]?.['vocabulary']) as Names | undefined
  const ownNameOf = useOwnEntryName()
  const [failed, setFailed] = useState(false)
  const missing = names === undefined
  useEffect(() => {
    if (missing) loadVocabulary().catch(() => setFailed(true))
  }, [missing])
  const nameOf = (list: Readonly<Record<string, string>> | undefined, id: string): string => {
    if (list !== undefined) return (Object.hasOwn(list, id) ? list[id] : undefined) ?? id
    // Without the names, an id is at least close to English.
    if (/^[a-z_]+$/.test(id)) return failed ? id.replaceAll('_', ' ') : ''
    return id
  }
  const entryName = (list: VocabularyTextList, id: string): string => (isOwnEntryId(id) ? ownNameOf(list, id) : nameOf(names?.[list], id))
  return {
    ready: !missing || failed,
    interest: (idOrText) => entryName('interests', idOrText),
    prompt: (idOrText) => entryName('prompts', idOrText),
    goal: (goal) => entryName('goals', goal),
    language: (code) => nameOf(names?.languages, code),
  }
}
