/** Maximum length of a replacement sentence in characters. */
export const maxSentenceLength = 4000

const placeholdersIn = (sentence: string): Set<string> => new Set([...sentence.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
const pluralForm = /\.(?:zero|one|two|few|many|other)$/

/** What is wrong with a sentence. */
export type SentenceMistake =
  | { kind: 'empty' | 'html' | 'too_long' }
  /** Placeholders that occur only in the English sentence or only in this one. */
  | { kind: 'placeholders'; names: string[] }

/**
 * Compares the sentence at a dotted path with the English one. A plural form may drop `{count}` ("a photo").
 * @returns the first mistake; undefined when the sentence may be shown
 */
export const findSentenceMistake = (path: string, english: string, sentence: string): SentenceMistake | undefined => {
  if (sentence.trim() === '') return { kind: 'empty' }
  if (sentence.length > maxSentenceLength) return { kind: 'too_long' }
  // Sentences are shown as plain text, so a tag would appear as typed.
  if (/<[a-z/!?]/i.test(sentence)) return { kind: 'html' }
  const [wanted, given] = [placeholdersIn(english), placeholdersIn(sentence)]
  if (pluralForm.test(path)) for (const names of [wanted, given]) names.delete('count')
  const names = [...wanted].filter((name) => !given.has(name)).concat([...given].filter((name) => !wanted.has(name)))
  return names.length > 0 ? { kind: 'placeholders', names } : undefined
}

/** Returns the English sentence for a path. Plural forms that English lacks use the English form `other`. */
export const findEnglishSentence = (english: ReadonlyMap<string, string>, path: string): string | undefined => {
  const own = english.get(path)
  if (own !== undefined) return own
  return pluralForm.test(path) ? english.get(path.replace(pluralForm, '.other')) : undefined
}
