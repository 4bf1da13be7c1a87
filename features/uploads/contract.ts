import * as z from 'zod'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Id } from '#platform/shared/fields.ts'
import { maxUploadFileBytes } from '#platform/shared/upload.ts'

export const uploadErrors = errorCodes('uploads', {
  /** The upload was begun with another length. */
  differs: 409,
  /** The part begins after the bytes that have arrived. */
  gap: 409,
  /** Not all bytes have arrived. */
  incomplete: 409,
  /** The member has too many uploads that are not used yet. */
  too_many: 429,
  empty: 422,
})

/** Bytes of each part but the last: small enough to arrive whole on a slow line. */
export const uploadPartBytes = 64 * 1024
/** Maximum length of an upload in bytes. */
export const maxUploadBytes = maxUploadFileBytes
/** Hours after which an upload that was not used is deleted. */
export const uploadKeptHours = 24

const UploadId = z.object({ id: Id })
const Progress = data(z.object({ /** Bytes that have arrived, without gaps. */ received: z.int().nonnegative() }))

export const beginUpload = endpoint({
  method: 'PUT',
  path: '/uploads/:id',
  access: 'member',
  summary: 'Begins an upload in parts under an id chosen by the client, or says how much of it has arrived',
  params: UploadId,
  body: z.object({
    bytes: z.int(platformErrors.invalid.code).min(1, uploadErrors.empty.code).max(maxUploadBytes, platformErrors.too_large.code),
  }),
  response: Progress,
  errors: [uploadErrors.differs, uploadErrors.too_many],
})

export const appendToUpload = endpoint({
  method: 'POST',
  path: '/uploads/:id/parts',
  access: 'member',
  summary: 'Adds the bytes from a position on; bytes that have arrived already are skipped',
  params: UploadId,
  query: z.object({
    at: z.coerce
      .number(platformErrors.invalid.code)
      .int(platformErrors.invalid.code)
      .min(0, platformErrors.invalid.code)
      .max(maxUploadBytes, platformErrors.invalid.code),
  }),
  upload: 'part',
  response: Progress,
  errors: [uploadErrors.gap, uploadErrors.empty, platformErrors.too_large, platformErrors.not_found],
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/uploads/:id',
  access: 'member',
  summary: 'Deletes an upload that was not used; repeating it changes nothing',
  params: UploadId,
  status: 204,
})
