import * as z from 'zod'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

/** The last row of a page that is ordered by time, then id. */
export interface KeysetPosition {
  at: Date
  id: string
}
const Parts = z.tuple([z.iso.datetime(), z.uuid()])

/** Returns an opaque cursor for the page after `position`. */
export const encodeCursor = ({ at, id }: KeysetPosition): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Decodes a cursor; undefined for the first page. @throws {AppError} platform.invalid for a cursor that `encodeCursor` did not create */
export const decodeCursor = (cursor: string | undefined): KeysetPosition | undefined => {
  if (cursor === undefined) return undefined
  const parts = Parts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!parts.success) throw new AppError(platformErrors.invalid, { fields: { cursor: [platformErrors.invalid] } })
  const [at, id] = parts.data
  return { at: new Date(at), id }
}
