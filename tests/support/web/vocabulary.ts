/** The names of interests, prompts and languages, for tests of screens that show them. */
export { en as vocabulary } from '#features/members/locales/vocabulary/en.ts'
