import * as z from 'zod'
import { ConductReason, MemberCard } from '#features/members/contract.ts'
import { data, endpoint } from '#platform/shared/endpoint.ts'
import { errorCodes, platformErrors } from '#platform/shared/errors.ts'
import { Cursor, Id, Moment } from '#platform/shared/fields.ts'
import { maxUploadFileBytes } from '#platform/shared/upload.ts'

export const photoErrors = errorCodes('photos', {
  not_an_image: 422,
  too_many_pixels: 422,
  too_large: 413,
  too_small: 422,
  broken: 422,
  too_many: 422,
  missing: 422,
  unknown: 422,
  refused_before: 422,
})

/** Recommended maximum shown beside the upload; not enforced. */
export const recommendedMaxPhotos = 4

/** Maximum size of one file in bytes. */
export const maxPhotoBytes = maxUploadFileBytes
/** Photos stored per member; only a limit against abuse. */
export const maxPhotosPerMember = 30

/** Size of the blurred version of every photo in pixels. */
export const blurredWidth = 160
export const blurredHeight = 200

export const Photo = z.object({
  id: Id,
  /** URL of the photo, at most 1080 px wide. */
  image: z.string(),
  image_480: z.string(),
  image_1080: z.string(),
  image_160: z.string(),
  /** Data URI shown until the photo has loaded; empty when it is blurred. */
  image_blur: z.string(),
  width: z.int(),
  height: z.int(),
  /** The viewer gets only the blurred version, until the two match. */
  blurred: z.boolean(),
})
export type Photo = z.infer<typeof Photo>

const PhotoFields = z.object({
  /** URL of the first photo, 160 px wide; null without a photo. */
  image: z.string().nullable(),
  image_blur: z.string().nullable(),
  images: z.array(Photo),
})

/** A member card with photos, as shown in lists. */
export const Card = MemberCard.extend(PhotoFields.shape)
export type Card = z.infer<typeof Card>

export const uploadPhotos = endpoint({
  method: 'POST',
  path: '/profile/images/upload',
  access: 'member',
  applicants: true,
  summary: "Adds photos to the caller's profile; all of them or none",
  upload: 'images[]',
  response: data(z.object({ images: z.array(Photo) })),
  errors: [...Object.values(photoErrors), platformErrors.too_large],
})

export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/me/images/order',
  access: 'member',
  applicants: true,
  summary: "Orders the caller's photos; photos not listed follow in their old order",
  body: z.object({ ids: z.array(Id).min(1, platformErrors.required.code).max(maxPhotosPerMember, platformErrors.too_long.code) }),
  response: data(z.object({ images: z.array(Photo) })),
  errors: [photoErrors.unknown],
})

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/profile/images/:id/remove',
  access: 'member',
  applicants: true,
  summary: "Removes one of the caller's photos and its files",
  params: z.object({ id: Id }),
  status: 204,
  errors: [platformErrors.not_found],
})

const ReviewedPhoto = z.object({
  id: Id,
  image: z.string(),
  image_480: z.string(),
  image_blur: z.string(),
  created_at: Moment,
  shown: z.boolean(),
  member: z.object({ id: Id, firstname: z.string(), lastname: z.string(), age: z.int() }),
})
export type ReviewedPhoto = z.infer<typeof ReviewedPhoto>

export const listPhotosToReview = endpoint({
  method: 'GET',
  path: '/admin/photos',
  access: 'admin',
  staff: ['moderator'],
  summary: 'Lists photos that no administrator has reviewed, oldest first',
  query: z.object({ cursor: Cursor }),
  response: data(z.object({ photos: z.array(ReviewedPhoto), next_cursor: z.string().nullable() })),
  errors: [platformErrors.invalid],
})

export const reviewPhoto = endpoint({
  method: 'POST',
  path: '/admin/photos/:id/review',
  access: 'admin',
  staff: ['moderator'],
  console: 'fresh',
  summary: 'Approves a photo, or rejects it: the member is notified of the reason, and copies of it are refused from then on',
  params: z.object({ id: Id }),
  body: z.object({ verdict: z.enum(['approve', 'reject']), reason: ConductReason.nullish() }),
  status: 204,
  errors: [platformErrors.conflict, platformErrors.required, platformErrors.not_found],
})
