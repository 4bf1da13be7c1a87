import {
  findLikedItem,
  type FoundItem,
  hasLikedItem,
  lockAttachmentsForReport,
  readLastMessagesBetween,
} from '#features/chat/server/index.ts'
import type { About } from '#features/members/about-contract.ts'
import { genderOf, readMember, readOperatorSensitiveInterests, visibleInterests } from '#features/members/server/index.ts'
import { readAnswersForReport } from '#features/profile-fields/server/index.ts'
import { readPhotoFingerprints } from '#features/photos/server/index.ts'
import type { Tx } from '#platform/server/db/database.ts'

/** The snapshot that is stored with a report. Later edits, removals and erasures do not change it. */
export interface EvidenceSnapshot {
  profile: Record<string, unknown>
  photos: readonly unknown[]
  messages: readonly unknown[]
  /** Ids of the voice notes and pictures in the messages; their files are kept with the report. */
  attachments: readonly string[]
}

const maxMessages = 50

const readProfile = async (tx: Tx, id: string): Promise<Record<string, unknown>> => {
  const member = await readMember(tx, id)
  if (member === undefined) return {}
  const { firstname, lastname, birth, birth_estimated, country, city, bio, looking_for, prompts, languages, status } = member
  // Only interests that others see: hidden ones have nothing to do with a report, and reveal faith or convictions.
  const interests = visibleInterests({ ...member, own_sensitive: await readOperatorSensitiveInterests(tx) })
  const gender = genderOf(member.gender)
  const profile_fields = await readAnswersForReport(tx, id)
  const written = { bio, looking_for, interests, prompts, languages, profile_fields }
  return { firstname, lastname, gender, birth, birth_estimated, country, city, ...written, status }
}

type Fingerprint = Awaited<ReturnType<typeof readPhotoFingerprints>>[number]

/** Reads the photo fingerprints and prompts of a member's profile, to find liked items in them. */
const readOwned = async (tx: Tx, id: string) => {
  const photos = new Map((await readPhotoFingerprints(tx, id)).map((photo) => [photo.id, photo]))
  return { photos, prompts: ((await readMember(tx, id))?.prompts ?? []) as About['prompts'] }
}
const presentItem = (found: FoundItem<Fingerprint>) =>
  found.kind === 'photo' ? { kind: found.kind, id: found.photo.id, hash: found.photo.hash } : found

/**
 * Reads the evidence of a report: the reported profile, its photo fingerprints, and the last 50 messages of the two. A message has its liked
 * item and its earlier texts; up to 50 older messages are added because of earlier texts. Of the reporter, only messages and liked items are
 * included. Voice notes and pictures are included by id; the caller keeps their files.
 */
export const collectEvidence = async (tx: Tx, reporterId: string, reportedId: string): Promise<EvidenceSnapshot> => {
  const messages = await readLastMessagesBetween(tx, reporterId, reportedId, maxMessages)
  const attachments = await lockAttachmentsForReport(tx, messages)
  const owned = messages.some(hasLikedItem)
    ? { reporter: await readOwned(tx, reporterId), reported: await readOwned(tx, reportedId) }
    : undefined
  return {
    profile: await readProfile(tx, reportedId),
    photos: await readPhotoFingerprints(tx, reportedId),
    messages: messages.map((message) => {
      const { seq, sender_id, kind, attachment, body, created_at, edited_at, deleted_at, earlier } = message
      const item = findLikedItem(message, sender_id === reporterId ? owned?.reported : owned?.reporter)
      return {
        seq: Number(seq),
        from: sender_id === null ? null : sender_id === reporterId ? 'reporter' : 'reported',
        kind: attachment ?? kind,
        body,
        created_at,
        ...(attachment === null ? {} : { attachment_id: attachments.get(seq) ?? null }),
        ...(item === null ? {} : { liked_item: presentItem(item) }),
        ...(edited_at === null ? {} : { edited_at }),
        ...(deleted_at === null ? {} : { deleted_at }),
        ...(earlier.length === 0 ? {} : { earlier }),
      }
    }),
    attachments: [...attachments.values()],
  }
}
