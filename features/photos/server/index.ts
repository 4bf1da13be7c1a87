export { hashStoredPhotos } from './processing/hash-stored-photos.ts'
export { type MainPhoto, loadMainPhotoImage } from './blurring/main-photo.ts'
export { presentPhotoForReview } from './present-photo.ts'
export {
  countMembersWithSamePhotosAs,
  presentCardWithPhotos,
  readPhoto,
  readCardsWithPhotos,
  readMainPhoto,
  readMembersWithSamePhotosAs,
  readPhotoFingerprints,
  readShownPhotos,
  selectCardsWithPhotos,
} from './queries.ts'
export {
  approvePhoto,
  countPhotosToReview,
  purgeTakenDownPhotos,
  readPhotosToReview,
  readPhotosWithTakenDown,
  refuseFutureCopies,
  restorePhotos,
  takeDownPhotos,
} from './review-store.ts'
export { readPhotosForAdmin, readPhotoStorageKeys } from './queries.ts'
export { acceptPicture } from './processing/accept-picture.ts'
export { type PhotoSize, photoSizes } from './processing/process-photo.ts'
export { decryptViewerId, encryptViewerId } from './viewer-id.ts'
export { checkPhotoFiles, uploadPhotos } from './upload-photos.ts'
export { hashDistance } from './processing/perceptual-hash.ts'
export { mainPhotoChangedJob, photosAddedJob } from './jobs.ts'
export { deletePhotosOf, readMainPhotoId } from './store.ts'
