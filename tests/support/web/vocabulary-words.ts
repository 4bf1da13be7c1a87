/** The names of interests, prompts and languages, for tests of other features that show them. */
export { en as vocabularyWords } from '#features/members/locales/vocabulary/en.ts'
export { fr as vocabularyWordsFr } from '#features/members/locales/vocabulary/fr.ts'
