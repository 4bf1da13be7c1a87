export { hashPictures } from './processing/hash-pictures.ts'
export { presentForReview } from './present-photo.ts'
export { presentPhotoCard, readPhoto, readPhotoCards, readPhotoMarks, selectPhotoCards } from './queries.ts'
export {
  approvePhoto,
  countPhotosToReview,
  forgetTakenDown,
  readPhotosToReview,
  readStoredPhotos,
  refuseCopies,
  restorePhotos,
  takeDownPhotos,
} from './review-store.ts'
export { readPhotosOf, readStorageKeys } from './queries.ts'
export { uploadPhotos } from './upload-photos.ts'
