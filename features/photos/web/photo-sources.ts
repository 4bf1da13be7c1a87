import { resourceUrl } from '#platform/web/client/address.ts'
import type { Photo } from '../contract.ts'

/** URLs of a photo by width. */
export const photoSources = ({ image_160, image_480, image_1080 }: Photo) => ({
  160: resourceUrl(image_160),
  480: resourceUrl(image_480),
  1080: resourceUrl(image_1080),
})
