import { useState } from 'react'
import { useT } from '#platform/web/i18n.tsx'
import { vocabularyText } from '../../locales/vocabulary/text.ts'
import { isOwnEntryId } from '../../vocabulary-contract.ts'
import { builtInIds, type VocabularyTextList, type OwnEntry } from '../../vocabulary-entry-contract.ts'
import { useVocabulary } from './use-vocabulary.ts'
import { useOperatorLists } from './vocabulary-query.ts'

const nameByList = { interests: 'interest', prompts: 'prompt', goals: 'goal' } as const

/** What a member can choose from a list. */
export interface OfferedIds {
  /** Whether the names and the operator's entries have arrived or failed to load. */
  ready: boolean
  /** The built-in ids, then the operator's own, without retired ones that the member did not have when the screen opened. */
  ids: readonly string[]
  /** The operator's own entries of the list. */
  own: readonly OwnEntry[]
  /** Returns the name of an id. It says so if the entry is retired. */
  nameOf: (id: string) => string
}

/** Returns what a list offers to a member who has `chosen`. */
export const useOfferedIds = (list: VocabularyTextList, chosen: readonly string[]): OfferedIds => {
  const t = useT(vocabularyText)
  const { ready, ...names } = useVocabulary()
  const lists = useOperatorLists()
  // What was chosen when the screen opened stays in the list, so that an entry removed by mistake can be chosen again.
  const [before] = useState(chosen)
  const own = lists.entries.filter((entry) => entry.list === list)
  const nameOf = (id: string): string => {
    const name = names[nameByList[list]](id)
    return lists.isRetired(list, id) ? t('picker.noLongerOffered', { name }) : name
  }
  const known = [...builtInIds[list], ...own.map(({ id }) => id)]
  const offered = known.filter((id) => !lists.isRetired(list, id) || before.includes(id) || chosen.includes(id))
  // A select field needs the chosen option before the entries arrive.
  const ids = [...offered, ...chosen.filter((id) => isOwnEntryId(id) && !known.includes(id))]
  return { ready: ready && lists.ready, ids, own, nameOf }
}
