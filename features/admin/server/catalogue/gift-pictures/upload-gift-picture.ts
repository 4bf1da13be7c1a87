import { storeTemporaryGiftPicture } from '#features/gifts/server/index.ts'
import type { MemberContext } from '#platform/server/context.ts'
import type { UploadedFile } from '#platform/server/http/upload.ts'
import type { Storage } from '#platform/server/storage/storage.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { processGiftPicture } from './process-gift-picture.ts'

/**
 * Makes and stores the versions of an uploaded picture. They are deleted a day later unless a gift has the picture by then.
 * @returns the id of the picture
 * @throws {AppError} admin.gift_picture_size, admin.gift_picture_format, admin.gift_picture_shape, platform.required without a file
 */
export const uploadGiftPicture = async (
  { db, now }: MemberContext,
  files: AsyncIterable<UploadedFile>,
  storage: Storage,
): Promise<string> => {
  for await (const file of files) return await storeTemporaryGiftPicture({ db, storage, now }, await processGiftPicture(await file.read()))
  throw new AppError(platformErrors.required, { fields: { picture: [platformErrors.required] } })
}
