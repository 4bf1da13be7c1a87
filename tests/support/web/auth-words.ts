export { en as authWords } from '#features/auth/locales/en.ts'
