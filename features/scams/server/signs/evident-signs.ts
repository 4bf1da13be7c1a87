import type { Sign } from './find-signs.ts'
import { clearSigns, type WordSign, wordSigns } from './sign-words.ts'

/** A sign that is shown to a moderator. */
export type EvidentSign = (typeof clearSigns)[number] | Exclude<Sign, WordSign>

const clear: ReadonlySet<Sign> = new Set(clearSigns)
const slight: ReadonlySet<Sign> = new Set(wordSigns.filter((sign) => !clear.has(sign)))

/** Tells whether a sign is shown to a moderator: the rest counts, but is no evidence. */
export const isEvident = (sign: Sign): sign is EvidentSign => !slight.has(sign)
