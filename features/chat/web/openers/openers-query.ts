import { useQuery } from '@tanstack/react-query'
import { useVocabulary } from '#features/members/web/index.ts'
import { call } from '#platform/web/client/call.ts'
import { withFetchError } from '#platform/web/client/errors.ts'
import { translateNow, useLanguage } from '#platform/web/i18n.tsx'
import { chatText } from '../../locales/text.ts'
import { listOpeners, type Opener, type OpenerSentence, openerSentences } from '../../openers-contract.ts'

/** Returns the locale key of an opener's sentence; undefined if this release does not know it. */
const sentenceKey = ({ kind, sentence }: Opener) => {
  const known: readonly string[] = openerSentences[kind] ?? []
  // The cast to one key stands for all keys, because the compiler cannot relate a kind to its sentences.
  return known.includes(sentence) ? (`openers.${kind}.${sentence}` as 'openers.hello.a') : undefined
}

/** An opener in the language of the reader: the text, and the sentence from which it is made. */
export interface OpenerIdea {
  text: string
  opener: OpenerSentence
}

/**
 * Loads openers to a member in the reader's language. Empty if there are none or they cannot be fetched.
 * @param name the member's first name
 */
export const useOpeners = (uid: string, name: string): { lines: readonly OpenerIdea[]; isLoading: boolean } => {
  const { locale } = useLanguage()
  const vocabulary = useVocabulary()
  const { data = [], isLoading } = useQuery({
    queryKey: ['chat', 'openers', uid, locale],
    queryFn: async ({ signal }) => (await withFetchError(call(listOpeners, { params: { uid } }, { signal }))).data.openers,
    staleTime: Infinity,
    retry: false,
  })
  const nameOf = ({ kind, about }: Opener): string => {
    if (kind === 'interest' || kind === 'prompt' || kind === 'language') return vocabulary[kind](about)
    return about
  }
  const lineOf = (opener: Opener): OpenerIdea[] => {
    const key = sentenceKey(opener)
    if (key === undefined) return []
    const { kind, sentence } = opener
    return [{ text: translateNow(chatText, key, { about: nameOf(opener), name }), opener: { kind, sentence } }]
  }
  const needsNames = data.some(({ kind }) => kind === 'interest' || kind === 'prompt' || kind === 'language')
  if (needsNames && !vocabulary.ready) return { lines: [], isLoading: true }
  return { lines: data.flatMap(lineOf), isLoading }
}
