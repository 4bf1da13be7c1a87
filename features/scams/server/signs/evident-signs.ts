import type { Sign } from './find-signs.ts'
import { strongSigns } from './sign-words.ts'

const evidentSigns = [...strongSigns, 'amount', 'number', 'rail', 'elsewhere'] as const

/** A sign that is shown to a moderator. */
export type EvidenceSign = (typeof evidentSigns)[number]

const evident: ReadonlySet<Sign> = new Set(evidentSigns)

/** Whether a sign is shown to a moderator. Other signs count, but are not evidence. */
export const isEvidenceSign = (sign: Sign): sign is EvidenceSign => evident.has(sign)
