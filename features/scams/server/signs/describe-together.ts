import { isEvident } from './evident-signs.ts'
import type { Sign } from './find-signs.ts'
import type { ReadLine } from './read-line.ts'

/** A fraud talks of nothing else for a while: so many lines of the writer are looked at together. */
const togetherLines = 6
/** What is counted, is counted up to here. */
const most = { kinds: 10, messages: 6, inOneMessage: 6, doubts: 3 }

/** Tells whether one of some signs is there. */
export const has = (signs: ReadonlySet<Sign>, wanted: readonly Sign[]): boolean => wanted.some((sign) => signs.has(sign))

const evidentOf = (...lines: readonly ReadLine[]): number => new Set(lines.flatMap(({ signs }) => [...signs].filter(isEvident))).size

/** `2 kinds`, `3 kinds`, ... up to the count. */
const upTo = (count: number, from: number, to: number, name: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(count, to) - from + 1) }, (_, index) => `${from + index} ${name}`)

/** How much of what the writer says in a few lines are signs, and of how many kinds. */
export const describeTogether = (own: readonly ReadLine[]): string[] => {
  const windows = own.map((_, index) => own.slice(index, index + togetherLines))
  const kinds = Math.max(0, ...windows.map((lines) => evidentOf(...lines)))
  const messages = Math.max(0, ...windows.map((lines) => lines.filter((line) => evidentOf(line) > 0).length))
  const inOne = Math.max(0, ...own.map((line) => evidentOf(line)))
  return [
    ...upTo(kinds, 3, most.kinds, 'kinds close together'),
    ...upTo(messages, 3, most.messages, 'messages close together'),
    ...upTo(inOne, 2, most.inOneMessage, 'kinds in one message'),
  ]
}

/** How often the other doubts what the writer says, and the writer goes on. */
export const describeDoubts = (lines: readonly ReadLine[]): string[] => {
  let doubts = 0
  let goesOn = 0
  for (const [index, { from, signs }] of lines.entries()) {
    if (from !== 'other' || !signs.has('doubt')) continue
    const before = lines.slice(Math.max(0, index - 2), index).filter((line) => line.from === 'writer')
    if (evidentOf(...before) === 0) continue
    doubts++
    const after = lines.slice(index + 1, index + 3).filter((line) => line.from === 'writer')
    if (evidentOf(...after) > 0 || after.some((line) => line.signs.has('insist'))) goesOn++
  }
  return [...upTo(doubts, 1, most.doubts, 'doubts of the other'), ...upTo(goesOn, 1, most.doubts, 'times on after a doubt')]
}
