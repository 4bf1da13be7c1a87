import type { Sign } from './find-signs.ts'
import { strongSigns, type WordSign, wordSigns } from './sign-words.ts'

/** A sign that is shown to a moderator. */
export type EvidentSign = (typeof strongSigns)[number] | Exclude<Sign, WordSign>

const strong: ReadonlySet<Sign> = new Set(strongSigns)
const withoutEvidence: ReadonlySet<Sign> = new Set(wordSigns.filter((sign) => !strong.has(sign)))

/** Whether a sign is shown to a moderator. Other signs count, but are not evidence. */
export const isEvident = (sign: Sign): sign is EvidentSign => !withoutEvidence.has(sign)
