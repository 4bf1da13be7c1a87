import type { Database, Tx } from '#platform/server/db/database.ts'
import { AppError, type ErrorCode } from '#platform/shared/errors.ts'
import type { Gender } from '../../gender-contract.ts'
import { vocabularyErrors } from '../../vocabulary-entry-contract.ts'
import { seekEverybodyMask, genderNumber, seekToMask } from '../genders.ts'
import { readOfferedLists } from './entry-store.ts'

/**
 * Checks that a new member can choose a gender.
 * @throws {AppError} vocabulary.not_offered on `gender`
 */
export const requireOfferedGender = async (db: Database | Tx, gender: Gender): Promise<void> => {
  if ((await readOfferedLists(db)).genders.has(gender)) return
  throw new AppError(vocabularyErrors.not_offered, { fields: { gender: [vocabularyErrors.not_offered] } })
}

/** A checked edit of whom a member seeks: the new column, or errors by field. */
interface CheckedSeek {
  changes: { seek?: number }
  errors: Record<string, readonly ErrorCode[]>
}

/**
 * Converts an edit of `seek` to its column and checks that each gender is offered. A member keeps the genders they seek, also if they have been
 * retired since. Without `seek` nothing changes. It queries only if a gender is new to the member.
 */
export const checkSeek = async (
  tx: Tx,
  member: { seek: number },
  { seek, seek_exactly = false }: { seek?: readonly Gender[] | undefined; seek_exactly?: boolean | undefined },
): Promise<CheckedSeek> => {
  if (seek === undefined) return { changes: {}, errors: {} }
  const mask = seekToMask({ seek, seek_exactly })
  const added = seek.filter((gender) => (member.seek & (1 << genderNumber(gender))) === 0)
  const isKnown = mask === seekEverybodyMask || added.length === 0
  const offered = isKnown ? undefined : (await readOfferedLists(tx)).genders
  if (offered === undefined || added.every((gender) => offered.has(gender))) return { changes: { seek: mask }, errors: {} }
  return { changes: {}, errors: { seek: [vocabularyErrors.not_offered] } }
}
