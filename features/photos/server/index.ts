export { personalData } from './personal-data.ts'
export { presentPhotoCard, readPhotoCards, readPhotoMarks, selectPhotoCards } from './queries.ts'
export { mountPhotos } from './routes.ts'
