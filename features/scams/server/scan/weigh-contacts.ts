import { setImmediate } from 'node:timers/promises'
import type { NewContact } from '#features/chat/server/index.ts'
import type { FoundSign } from '#features/moderation/evidence-contract.ts'
import { countLargestCopyGroup } from './count-copies.ts'
import { scoreConversation, suspiciousPoints } from '../signs/score-conversation.ts'

/** What was found about a member, and the conversation where it is strongest. */
export interface Suspicion {
  peerId: string
  points: number
  signs: readonly FoundSign[]
}

/** Maximum points that all conversations besides the worst one add together. */
const mostOtherPoints = 2
/** Pairs: number of people who got the same first message, and the points for it. */
const copyPoints: readonly (readonly [number, number])[] = [
  [10, 2],
  [5, 1],
]

/**
 * Weighs what a member wrote to people they have just met: the worst conversation, a part of the others, and copies of one first message. Lets
 * other work go on between two conversations.
 * @returns undefined without a conversation
 */
export const weighContacts = async (contacts: readonly NewContact[]): Promise<Suspicion | undefined> => {
  const scores = []
  for (const { peerId, texts } of contacts) {
    scores.push({ peerId, texts, ...scoreConversation(texts.map(({ isOwn, body }) => ({ from: isOwn ? 'writer' : 'other', text: body }))) })
    await setImmediate()
  }
  const [worst, ...others] = scores.toSorted((a, b) => b.points - a.points)
  if (worst === undefined) return undefined
  const copies = countLargestCopyGroup(contacts.flatMap(({ texts }) => texts.find(({ isOwn }) => isOwn)?.body ?? []))
  const forCopies = copyPoints.find(([least]) => copies >= least)?.[1] ?? 0
  const forOthers = Math.min(
    mostOtherPoints,
    others.reduce((sum, { points }) => sum + Math.max(0, points - suspiciousPoints / 2) / 2, 0),
  )
  const points = worst.points + forOthers + forCopies
  return {
    peerId: worst.peerId,
    points,
    signs: [
      ...worst.signs.map(({ sign, lines }) => ({ sign, count: lines.length, seqs: lines.flatMap((line) => worst.texts[line]?.seq ?? []) })),
      ...(forCopies === 0 ? [] : [{ sign: 'copies' as const, count: copies, seqs: [] }]),
    ],
  }
}
