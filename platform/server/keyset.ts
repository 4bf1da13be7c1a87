import * as z from 'zod'
import { platformErrors, AppError } from '#platform/shared/errors.ts'

/** The last entry of a page in an order by time, then id. */
export interface Position {
  at: Date
  id: string
}
const Parts = z.tuple([z.iso.datetime(), z.uuid()])

/** An opaque cursor for the page after `position`. */
export const writeCursor = ({ at, id }: Position): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** @throws {AppError} platform.invalid for what `writeCursor` did not write */
export const readCursor = (cursor: string | undefined): Position | undefined => {
  if (cursor === undefined) return undefined
  const parts = Parts.safeParse(Buffer.from(cursor, 'base64url').toString().split(' '))
  if (!parts.success) throw new AppError(platformErrors.invalid, { fields: { cursor: [platformErrors.invalid] } })
  const [at, id] = parts.data
  return { at: new Date(at), id }
}
