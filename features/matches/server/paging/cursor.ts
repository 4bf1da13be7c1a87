import { createCipheriv, createDecipheriv, createHmac, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import { deriveKey } from '#platform/server/secrets/derive-key.ts'
import { AppError } from '#platform/shared/errors.ts'
import { matchErrors } from '../../contract.ts'
import { PriorityState } from '../priority/priority-state.ts'

const FeedPosition = z.object({ rank: z.int(), id: z.uuid() })

/** Where the next page of a search continues. */
export const SearchPosition = z.object({
  /** The index of the search area. */
  ring: z.int().nonnegative(),
  /** The position of the next card within its area, modulo four. */
  position: z.int().min(0).max(3),
  /** How many people have been shown, at most ten, which decides about widening. */
  shown: z.int().min(0).max(10),
  /** Whether a person of a wider area has been shown. */
  widened: z.boolean(),
  /** The card after which each stream continues; null when the stream has ended. */
  boosted: FeedPosition.nullable(),
  ordinary: FeedPosition.nullable(),
  /** The state of the priority members; absent outside the first area, and in cursors of older releases. */
  priority: PriorityState.optional(),
})
export type SearchPosition = z.infer<typeof SearchPosition>

/** The secrets, and the member and filter a cursor is valid for. */
export interface CursorScope {
  secrets: readonly string[]
  viewerId: string
  filter: unknown
}

const ivBytes = 16

const keyOf = (secret: string): Buffer => deriveKey(secret, 'matches cursor', 64)

const tag = (key: Buffer, { viewerId, filter }: CursorScope, text: Buffer): Buffer =>
  createHmac('sha256', key.subarray(32))
    .update(JSON.stringify([viewerId, filter]))
    .update('\0')
    .update(text)
    .digest()
    .subarray(0, ivBytes)

/**
 * Encodes a position as a signed and encrypted cursor. It is encrypted, because a rank reveals the day a member was last active, and because
 * it contains members who are not shown yet. The signature is the initialisation vector, so that equal positions give equal cursors.
 */
export const encryptCursor = (scope: CursorScope, position: SearchPosition): string => {
  const key = keyOf(scope.secrets[0] ?? '')
  const text = Buffer.from(JSON.stringify(SearchPosition.encode(position)))
  const iv = tag(key, scope, text)
  const cipher = createCipheriv('aes-256-ctr', key.subarray(0, 32), iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final()]).toString('base64url')
}

/**
 * Decodes a cursor.
 * @throws {AppError} matches.cursor_unknown for anything but a cursor of this member and filter
 */
export const decryptCursor = (scope: CursorScope, cursor: string): SearchPosition => {
  const bytes = Buffer.from(cursor, 'base64url')
  const iv = bytes.subarray(0, ivBytes)
  // Decoding ignores invalid and superfluous characters, so the decoded bytes must encode to the same text.
  const isWhole = iv.length === ivBytes && bytes.toString('base64url') === cursor
  for (const secret of isWhole ? scope.secrets : []) {
    const key = keyOf(secret)
    const decipher = createDecipheriv('aes-256-ctr', key.subarray(0, 32), iv)
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()])
    if (timingSafeEqual(tag(key, scope, text), iv)) return SearchPosition.parse(JSON.parse(text.toString()))
  }
  throw new AppError(matchErrors.cursor_unknown, { fields: { cursor: [matchErrors.cursor_unknown] } })
}
