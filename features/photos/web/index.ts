export { AddPhotoScreen } from './AddPhotoScreen.tsx'
export { PhotoUpload } from './PhotoUpload.tsx'
export { WorkOverlay } from './WorkOverlay.tsx'
