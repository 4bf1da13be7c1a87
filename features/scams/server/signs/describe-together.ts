import { isEvident } from './evident-signs.ts'
import type { Sign } from './find-signs.ts'
import type { ReadLine } from './read-line.ts'

/** Length of a run of the writer's lines that is looked at together: a fraud talks of little else for a while. */
const togetherLines = 6
/** The maximum counts. */
const most = { messages: 6, insisting: 3 }

/** Whether a set contains at least one of the wanted signs. */
export const hasAnySign = (signs: ReadonlySet<Sign>, wanted: readonly Sign[]): boolean => wanted.some((sign) => signs.has(sign))

const isSuspicious = ({ signs }: ReadLine): boolean => [...signs].some(isEvident)

/** `3 name`, `4 name`, ... from a number up to the count. */
const upTo = (count: number, from: number, to: number, name: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(count, to) - from + 1) }, (_, index) => `${from + index} ${name}`)

/** Returns findings about how many of a few consecutive lines of the writer have suspicious signs. */
export const describeConsecutiveLines = (own: readonly ReadLine[]): string[] => {
  const counts = own.map((_, index) => own.slice(index, index + togetherLines).filter(isSuspicious).length)
  return upTo(Math.max(0, ...counts), 3, most.messages, 'messages close together')
}

/** Returns findings about how often the writer insists after the other person has doubted. */
export const describeInsisting = (lines: readonly ReadLine[]): string[] => {
  const insists = lines.filter(({ from, signs }, index) => {
    if (from !== 'other' || !signs.has('doubt')) return false
    const ofWriter = (begin: number, end: number) => lines.slice(Math.max(0, begin), end).filter((line) => line.from === 'writer')
    const after = ofWriter(index + 1, index + 3)
    return ofWriter(index - 2, index).some(isSuspicious) && after.some((line) => isSuspicious(line) || line.signs.has('insist'))
  })
  return upTo(insists.length, 1, most.insisting, 'times insisting after a doubt')
}
