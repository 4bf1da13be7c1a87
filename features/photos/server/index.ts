export { personalData } from './personal-data.ts'
export { readPhotoCards } from './queries.ts'
export { mountPhotos } from './routes.ts'
