export { deleteLostContactKey } from './contact-key.ts'
