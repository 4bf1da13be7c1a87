import { describeConversation, type Line } from './describe-conversation.ts'
import { findSigns, type Sign } from './find-signs.ts'
import { pointsOf } from './sign-points.ts'

/** From so many points on, what a member wrote is shown to a moderator; see docs/figures.md. */
export const suspiciousPoints = 5

export interface ConversationScore {
  points: number
  /** What was found in the lines of the writer, with their positions. */
  signs: readonly { sign: Exclude<Sign, 'doubt' | 'love' | 'pressure'>; lines: readonly number[] }[]
}

/** Scores what one member wrote to another. */
export const scoreConversation = (lines: readonly Line[]): ConversationScore => {
  const points = [...describeConversation(lines)].reduce((sum, feature) => sum + (pointsOf[feature] ?? 0), 0)
  const found = new Map<ConversationScore['signs'][number]['sign'], number[]>()
  for (const [index, { from, text }] of lines.entries())
    for (const sign of from === 'writer' ? findSigns(text) : [])
      // What everybody writes is counted, but is no evidence.
      if (sign !== 'doubt' && sign !== 'love' && sign !== 'pressure') found.set(sign, [...(found.get(sign) ?? []), index])
  return { points, signs: [...found].map(([sign, at]) => ({ sign, lines: at })) }
}
