import type { Selectable } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import { encryptViewerId } from '#features/photos/server/index.ts'
import { dayMs } from '#platform/shared/durations.ts'
import { signedUrlExpiry, signPath } from '#platform/server/storage/signed-url.ts'
import type { VoiceHello } from '../contract.ts'

export type VoiceHelloRow = Selectable<DB['voice_hello']>
/** Columns needed to present a voice hello. */
export type VoiceHelloColumns = Pick<VoiceHelloRow, 'id' | 'storage_key' | 'tenths' | 'peaks'>

/** Returns the storage key of the encrypted file. */
export const voiceHelloFileKey = (storageKey: string): string => `${storageKey}/hello.bin`

/** Returns the unsigned path of a voice hello for one viewer; `viewer` comes from `encryptViewerId`. */
export const voiceHelloPath = (id: string, viewer: string): string => `/voice-hellos/${id}/${viewer}/hello.ogg`

/** Returns the unsigned path of a voice hello for a moderator; also opens those that were taken down. */
export const reviewerVoiceHelloPath = (id: string): string => `/voice-hellos/review/${id}/hello.ogg`

const present = ({ tenths, peaks }: VoiceHelloColumns, audio: string): VoiceHello => ({ audio, seconds: tenths / 10, peaks })

/**
 * Presents a voice hello with a URL that opens it for this viewer for at most 14 days, while the viewer may hear it. The storage key is random
 * and never leaves the server, so it signs the URL.
 */
export const presentVoiceHello = (row: VoiceHelloColumns, viewerId: string, now: Date): VoiceHello => {
  const path = voiceHelloPath(row.id, encryptViewerId(viewerId, row.storage_key))
  return present(row, signPath(path, signedUrlExpiry(path, now), row.storage_key))
}

/** Presents the voice hello on a profile, or null without one; `row` comes from `voiceHelloSql` of the same viewer. */
export const presentProfileVoiceHello = (row: VoiceHelloColumns | null, viewerId: string, now: Date): VoiceHello | null =>
  row === null ? null : presentVoiceHello(row, viewerId, now)

/** Presents a voice hello to a moderator, with a URL that expires within two days. */
export const presentVoiceHelloForReview = (row: VoiceHelloColumns, now: Date): VoiceHello =>
  present(row, signPath(reviewerVoiceHelloPath(row.id), new Date(now.getTime() + 2 * dayMs), row.storage_key))
