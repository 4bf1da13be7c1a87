export { uploadInParts } from './upload-in-parts.ts'
export { cancelUploadQuietly } from './cancel-upload.ts'
