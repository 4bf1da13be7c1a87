import type { Routes } from '#platform/server/http/route.ts'
import { sendPublicPicture } from '#platform/server/pictures/send-picture.ts'
import { AppError, platformErrors } from '#platform/shared/errors.ts'
import { GiftPictureId, giftPictureSizes } from '../../contract.ts'
import { readPictureFile } from './picture-files.ts'

interface PictureRequest {
  Params: { picture: string; file: string }
}

/** Serves the own pictures of gifts to everybody: they are the same for all members. */
export const servePictures = ({ app, platform }: Routes): void => {
  app.get<PictureRequest>('/gift-pictures/:picture/:file', async ({ params: { picture, file } }, reply) => {
    const size = giftPictureSizes.find((one) => file === `${one}.webp`)
    const isKnown = size !== undefined && GiftPictureId.safeParse(picture).success
    const stored = isKnown ? await readPictureFile(platform.storage, picture, size) : undefined
    if (stored === undefined) throw new AppError(platformErrors.not_found)
    return sendPublicPicture(reply, stored)
  })
}
