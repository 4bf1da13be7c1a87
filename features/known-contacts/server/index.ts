export { deleteLostContactHashKey } from './contact-key.ts'
