/** The English texts about members, for tests of screens that show them. */
export { en as members } from '#features/members/locales/en.ts'
