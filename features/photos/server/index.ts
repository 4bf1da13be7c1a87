export { personalData } from './personal-data.ts'
export { photosOf, readPhotoCards, readPhotoMarks, withPhotos } from './queries.ts'
export { mountPhotos } from './routes.ts'
