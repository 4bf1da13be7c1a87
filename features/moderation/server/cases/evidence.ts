import { readLastMessages } from '#features/chat/server/index.ts'
import { genders } from '#features/members/contract.ts'
import { readMember, visibleInterests } from '#features/members/server/index.ts'
import { readPhotoFingerprints } from '#features/photos/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** A snapshot for moderators: later edits, removals and erasures do not change it. */
export interface Evidence {
  profile: Record<string, unknown>
  photos: readonly unknown[]
  messages: readonly unknown[]
}

const maxMessages = 50

const readProfile = async (tx: Tx, id: string): Promise<Record<string, unknown>> => {
  const member = await readMember(tx, id)
  if (member === undefined) return {}
  const { firstname, lastname, birth, birth_estimated, country, city, bio, looking_for, prompts, languages, status } = member
  // What others do not see says nothing about a report, and tells of faith or convictions.
  const interests = visibleInterests(member)
  const gender = genders[member.gender] ?? 'other'
  return { firstname, lastname, gender, birth, birth_estimated, country, city, bio, looking_for, interests, prompts, languages, status }
}

/** Reads the profile, the photo fingerprints and the last 50 messages between the two. Of the reporter it contains only their messages. */
export const collectEvidence = async (tx: Tx, reporterId: string, reportedId: string): Promise<Evidence> => {
  const messages = await readLastMessages(tx, reporterId, reportedId, maxMessages)
  return {
    profile: await readProfile(tx, reportedId),
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
