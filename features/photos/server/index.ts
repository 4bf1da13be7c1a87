export { hashStoredPhotos } from './processing/hash-stored-photos.ts'
export { presentPhotoForReview } from './present-photo.ts'
export {
  presentCardWithPhotos,
  readPhoto,
  readCardsWithPhotos,
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
  refuseCopies,
  restorePhotos,
  takeDownPhotos,
} from './review-store.ts'
export { readPhotosForAdmin, readStorageKeys } from './queries.ts'
export { checkPhotos, uploadPhotos } from './upload-photos.ts'
