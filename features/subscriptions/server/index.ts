export { personalData } from './personal-data.ts'
export { startFree } from './store.ts'
