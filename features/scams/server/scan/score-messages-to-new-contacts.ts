import { setImmediate } from 'node:timers/promises'
import type { NewContact } from '#features/chat/server/index.ts'
import type { FoundSign } from '#features/moderation/evidence-contract.ts'
import { countLargestCopyGroup } from './count-copies.ts'
import { honestTalkSigns } from '../signs/list-conversation-findings.ts'
import { findSigns } from '../signs/find-signs.ts'
import { type ConversationScore, scoreConversation, suspiciousPoints } from '../signs/score-conversation.ts'

/** What was found about a member, and the conversation where it is strongest. */
export interface Suspicion {
  peerId: string
  points: number
  signs: readonly FoundSign[]
}

/** Maximum points that all conversations besides the worst one add together. */
const mostOtherPoints = 2
/** Words that are shown to a moderator. */
const mostWords = 12
/** Pairs: number of people who got the same first message, and the points for it. */
const copyPoints: readonly (readonly [number, number])[] = [
  [10, 2],
  [5, 1],
]

/** The points of a text alone, then the number of its signs: some have points only beside others. */
const weighText = (text: string): readonly [points: number, signs: number] => [
  scoreConversation([{ from: 'writer', text }]).points,
  new Set([...findSigns(text)].filter((sign) => !honestTalkSigns.includes(sign))).size,
]

/** Returns the most suspicious text that a message has had, so that an edit or a deletion hides nothing; of equal ones, the latest. */
const worstText = (texts: readonly string[]): string => {
  const weighed = (texts.length > 1 ? texts : []).map((text) => ({ text, weight: weighText(text) }))
  const [worst] = weighed.toReversed().toSorted((a, b) => b.weight[0] - a.weight[0] || b.weight[1] - a.weight[1])
  return worst?.text ?? texts[0] ?? ''
}

/** The sign for messages whose words are those of frauds; its words are each named once. */
const describeWording = ({ wording, messages }: Pick<ConversationScore, 'wording'> & Pick<NewContact, 'messages'>): FoundSign[] => {
  if (wording.length === 0) return []
  const words = [...new Set(wording.flatMap((one) => one.words))].slice(0, mostWords)
  return [{ sign: 'wording', count: wording.length, seqs: wording.flatMap(({ line }) => messages[line]?.seq ?? []), words }]
}

/**
 * Weighs what a member wrote to people they have just met: the worst conversation, a part of the others, and copies of one first message. Lets
 * other work go on between two conversations.
 * @returns undefined without a conversation
 */
export const scoreMessagesToNewContacts = async (contacts: readonly NewContact[]): Promise<Suspicion | undefined> => {
  const scores = []
  for (const { peerId, messages } of contacts) {
    const lines = messages.map(({ isOwn, texts }) => ({ from: isOwn ? ('writer' as const) : ('other' as const), text: worstText(texts) }))
    scores.push({ peerId, messages, ...scoreConversation(lines) })
    await setImmediate()
  }
  const [worst, ...others] = scores.toSorted((a, b) => b.points - a.points)
  if (worst === undefined) return undefined
  const copies = countLargestCopyGroup(contacts.flatMap(({ messages }) => messages.find(({ isOwn }) => isOwn)?.texts[0] ?? []))
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
      ...worst.signs.map(({ sign, lines }) => ({
        sign,
        count: lines.length,
        seqs: lines.flatMap((line) => worst.messages[line]?.seq ?? []),
      })),
      ...describeWording(worst),
      ...(forCopies === 0 ? [] : [{ sign: 'copies' as const, count: copies, seqs: [] }]),
    ],
  }
}
