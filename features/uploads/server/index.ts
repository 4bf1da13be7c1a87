export { deleteUpload, readUpload } from './store.ts'
