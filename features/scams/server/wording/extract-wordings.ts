import type { Sign } from '../signs/find-signs.ts'

/** Longer words also count by how they start, because languages bend their ends. */
const longestWholeWord = 5
const shortestWord = 2

/**
 * Returns what has points in one message: its words, pairs of neighbours, the starts of long words (`rembo*`), its signs (`:fee`) and pairs of
 * signs (`:amount+fee`). Every number counts as `#`.
 * @param folded the text as `foldText` writes it
 */
export const extractWordings = (folded: string, signs: readonly Sign[]): string[] => {
  const words = (folded.match(/\p{L}+|\d+|[?%]/gu) ?? []).map((word) => (/\d/.test(word) ? '#' : word))
  const found = new Set<string>()
  for (const [index, word] of words.entries()) {
    if (word.length >= shortestWord) found.add(word)
    if (index > 0) found.add(`${words[index - 1]} ${word}`)
    if (word.length > longestWholeWord) found.add(`${word.slice(0, longestWholeWord)}*`)
  }
  const sorted = signs.toSorted()
  for (const [index, sign] of sorted.entries()) {
    found.add(`:${sign}`)
    for (const other of sorted.slice(index + 1)) found.add(`:${sign}+${other}`)
  }
  return [...found]
}
