import { readLastMessages } from '#features/chat/server/index.ts'
import { genders } from '#features/members/contract.ts'
import { readMember } from '#features/members/server/index.ts'
import { readPhotoFingerprints } from '#features/photos/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** What a moderator will be shown, frozen: later edits, removals and erasures do not reach it. */
export interface Evidence {
  profile: Record<string, unknown>
  photos: readonly unknown[]
  messages: readonly unknown[]
}

const messagesKept = 50

const profileOf = async (tx: Tx, id: string): Promise<Record<string, unknown>> => {
  const member = await readMember(tx, id)
  if (member === undefined) return {}
  const { firstname, lastname, birth, birth_estimated, country, city, bio, looking_for, interests, prompts, status } = member
  const gender = genders[member.gender] ?? 'other'
  return { firstname, lastname, gender, birth, birth_estimated, country, city, bio, looking_for, interests, prompts, status }
}

/** Reads the profile, the marks of the photos and the last messages between the two; nothing about the reporter but what they wrote. */
export const takeEvidence = async (tx: Tx, reporterId: string, reportedId: string): Promise<Evidence> => {
  const messages = await readLastMessages(tx, reporterId, reportedId, messagesKept)
  return {
    profile: await profileOf(tx, reportedId),
    photos: await readPhotoFingerprints(tx, reportedId),
    messages: messages.map(({ seq, sender_id, kind, body, created_at }) => ({
      seq: Number(seq),
      from: sender_id === null ? null : sender_id === reporterId ? 'reporter' : 'reported',
      kind,
      body,
      created_at,
    })),
  }
}
