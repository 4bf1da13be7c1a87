import { type Insertable, type Selectable, sql } from 'kysely'
import type { DB } from '#db/types.gen.ts'
import type { Database, Tx } from '#platform/server/db/database.ts'
import { AppError } from '#platform/shared/errors.ts'
import { uploadErrors } from '../contract.ts'

type UploadProgress = Pick<Selectable<DB['upload']>, 'id' | 'bytes' | 'received'>
/** An upload that is not used yet. */
export type UnusedUpload = Pick<Selectable<DB['upload']>, 'id' | 'bytes' | 'received' | 'created_at'>

/** Makes a member's uploads begin one after the other, until the transaction ends. */
export const lockUploadsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${memberId}`}, 0))`.execute(tx)
}

/** Reads the uploads of a member that are not used yet, oldest first. */
export const readUnusedUploads = (tx: Tx, memberId: string): Promise<UnusedUpload[]> =>
  tx
    .selectFrom('upload')
    .select(['id', 'bytes', 'received', 'created_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const insertUpload = async (tx: Tx, upload: Insertable<DB['upload']>): Promise<void> => {
  await tx.insertInto('upload').values(upload).execute()
}

/** Reads and locks an upload, so that other parts of it wait until the transaction ends; undefined if there is none. */
export const lockUpload = (tx: Tx, memberId: string, id: string): Promise<UploadProgress | undefined> =>
  tx
    .selectFrom('upload')
    .select(['id', 'bytes', 'received'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** Appends a part to the bytes that have arrived. The caller holds the lock of the upload. */
export const insertPart = async (tx: Tx, part: Insertable<DB['upload_part']>): Promise<void> => {
  await tx.insertInto('upload_part').values(part).execute()
  await tx
    .updateTable('upload')
    .set({ received: part.at + part.content.length })
    .where('member_id', '=', part.member_id)
    .where('id', '=', part.upload_id)
    .execute()
}

/**
 * Returns the bytes of a complete upload of a member.
 * @throws {AppError} uploads.incomplete when it is unknown, of somebody else or not complete
 */
export const readUpload = async (db: Database | Tx, memberId: string, id: string): Promise<Buffer> => {
  const parts = await db
    .selectFrom('upload')
    .innerJoin('upload_part', (join) =>
      join.onRef('upload_part.member_id', '=', 'upload.member_id').onRef('upload_part.upload_id', '=', 'upload.id'),
    )
    .select('upload_part.content')
    .where('upload.member_id', '=', memberId)
    .where('upload.id', '=', id)
    .whereRef('upload.received', '=', 'upload.bytes')
    .orderBy('upload_part.at')
    .execute()
  if (parts.length === 0) throw new AppError(uploadErrors.incomplete)
  return Buffer.concat(parts.map(({ content }) => content))
}

/** Deletes an upload of a member with its parts; an unknown one is not an error. */
export const deleteUpload = async (tx: Tx, memberId: string, id: string): Promise<void> => {
  await tx.deleteFrom('upload').where('member_id', '=', memberId).where('id', '=', id).execute()
}

/** Deletes all uploads of a member. */
export const deleteUploadsOf = async (tx: Tx, memberId: string): Promise<void> => {
  await tx.deleteFrom('upload').where('member_id', '=', memberId).execute()
}
