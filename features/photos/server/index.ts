export { hashStoredPhotos } from './processing/hash-stored-photos.ts'
export { presentForReview } from './present-photo.ts'
export { presentPhotoCard, readPhoto, readPhotoCards, readPhotoFingerprints, readShownPhotos, selectPhotoCards } from './queries.ts'
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
