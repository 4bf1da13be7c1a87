import { isEvident } from './evident-signs.ts'
import type { Sign } from './find-signs.ts'
import type { ReadLine } from './read-line.ts'

/** A fraud talks of nothing else for a while: so many lines of the writer are looked at together. */
const togetherLines = 6
/** What is counted, is counted up to here. */
const most = { messages: 6, insisting: 3 }

/** Tells whether one of some signs is there. */
export const hasAnySign = (signs: ReadonlySet<Sign>, wanted: readonly Sign[]): boolean => wanted.some((sign) => signs.has(sign))

const isSuspicious = ({ signs }: ReadLine): boolean => [...signs].some(isEvident)

/** `3 name`, `4 name`, ... from a number up to the count. */
const upTo = (count: number, from: number, to: number, name: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(count, to) - from + 1) }, (_, index) => `${from + index} ${name}`)

/** How many of a few messages in a row of the writer have signs. */
export const describeConsecutiveLines = (own: readonly ReadLine[]): string[] => {
  const counts = own.map((_, index) => own.slice(index, index + togetherLines).filter(isSuspicious).length)
  return upTo(Math.max(0, ...counts), 3, most.messages, 'messages close together')
}

/** How often the other doubts what the writer says, and the writer insists. */
export const describeInsisting = (lines: readonly ReadLine[]): string[] => {
  const insists = lines.filter(({ from, signs }, index) => {
    if (from !== 'other' || !signs.has('doubt')) return false
    const ofWriter = (begin: number, end: number) => lines.slice(Math.max(0, begin), end).filter((line) => line.from === 'writer')
    const after = ofWriter(index + 1, index + 3)
    return ofWriter(index - 2, index).some(isSuspicious) && after.some((line) => isSuspicious(line) || line.signs.has('insist'))
  })
  return upTo(insists.length, 1, most.insisting, 'times insisting after a doubt')
}
