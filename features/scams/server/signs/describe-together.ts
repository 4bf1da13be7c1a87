import { isEvidenceSign } from './evident-signs.ts'
import type { Sign } from './find-signs.ts'
import type { LineWithSigns } from './read-line.ts'

/** Length of a run of the writer's lines that is looked at together: a fraud talks of little else for a while. */
const togetherLines = 6
/** The highest number that is counted in each finding. */
const most = { messages: 6, insisting: 3, kinds: 14 }
/** The least number of kinds that is a finding: people who talk of their life have a few. */
const leastKinds = 5

/** Kinds of signs: signs of several kinds close together say more than several of one kind. */
const kinds: readonly (readonly Sign[])[] = [
  ['ask', 'vague_ask'],
  ['pay', 'number', 'rail'],
  ['amount', 'money'],
  ['crisis', 'vague_crisis'],
  ['fee', 'vague_fee', 'official'],
  ['windfall', 'vague_windfall'],
  ['invest', 'vague_invest'],
  ['promise', 'vague_promise', 'pay_back', 'vague_pay_back'],
  ['gift_card', 'vague_gift_card', 'card_code', 'vague_card_code'],
  ['hold', 'vague_hold', 'media', 'intimate'],
  ['threat', 'vague_threat', 'kin'],
  ['code', 'vague_code'],
  ['secret', 'pressure', 'insist'],
  ['persona', 'excuse', 'elsewhere'],
  ['send'],
]

/** Whether a set contains at least one of the wanted signs. */
export const hasAnySign = (signs: ReadonlySet<Sign>, wanted: readonly Sign[]): boolean => wanted.some((sign) => signs.has(sign))

/** Whether a line has a sign that is shown to a moderator. */
export const hasEvidenceSign = ({ signs }: LineWithSigns): boolean => [...signs].some(isEvidenceSign)

/** `3 name`, `4 name`, ... from a number up to the count. */
export const listCountFindings = (count: number, from: number, to: number, name: string): string[] =>
  Array.from({ length: Math.max(0, Math.min(count, to) - from + 1) }, (_, index) => `${from + index} ${name}`)

/** Returns findings about how many of a few consecutive lines of the writer have suspicious signs, and of how many kinds. */
export const listConsecutiveFindings = (own: readonly LineWithSigns[]): string[] => {
  const runs = own.map((_, index) => own.slice(index, index + togetherLines))
  const messages = runs.map((run) => run.filter(hasEvidenceSign).length)
  const different = runs.map((run) => {
    const signs = new Set(run.flatMap((line) => [...line.signs]))
    return kinds.filter((kind) => hasAnySign(signs, kind)).length
  })
  return [
    ...listCountFindings(Math.max(0, ...messages), 3, most.messages, 'messages close together'),
    ...listCountFindings(Math.max(0, ...different), leastKinds, most.kinds, 'kinds close together'),
  ]
}

/** Returns findings about how often the writer insists after the other person has doubted. */
export const listInsistingFindings = (lines: readonly LineWithSigns[]): string[] => {
  const insists = lines.filter(({ from, signs }, index) => {
    if (from !== 'other' || !hasAnySign(signs, ['alarm', 'suspicion', 'refusal'])) return false
    const ofWriter = (begin: number, end: number) => lines.slice(Math.max(0, begin), end).filter((line) => line.from === 'writer')
    const after = ofWriter(index + 1, index + 3)
    return ofWriter(index - 2, index).some(hasEvidenceSign) && after.some((line) => hasEvidenceSign(line) || line.signs.has('insist'))
  })
  return listCountFindings(insists.length, 1, most.insisting, 'times insisting after a doubt')
}
