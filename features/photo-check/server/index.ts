export { presentPhotoCheckedAt } from './badge.ts'
export { openFrames } from './frames.ts'
export { readFramesRow, readFrameStorageKeys, readPhotoCheck } from './queries.ts'
export {
  approvePhotoCheck,
  countPhotoChecksToReview,
  readPhotoChecksToReview,
  refusePhotoCheck,
  restorePhotoCheck,
} from './review-store.ts'
export { countPhotoChecksOfKeys, releaseLostFrames } from './store.ts'
export { photoCheckText } from '../locales/text.ts'
export { readOwnPhotoCheck } from './show-own.ts'
