import type { VocabularyChanges } from '#features/members/vocabulary-entry-contract.ts'

/** The names of interests, prompts and languages, for tests of screens that show them. */
export { en as vocabulary } from '#features/members/locales/vocabulary/en.ts'

/** The answer of the list of own entries with one gender, Non-binary, and another that is retired, Couple. */
export const ownGenders: { data: VocabularyChanges } = {
  data: {
    entries: [
      { list: 'genders', id: 'own_gender_4', name: 'Non-binary', subject: null, sensitive: false },
      { list: 'genders', id: 'own_gender_9', name: 'Couple', subject: null, sensitive: false },
    ],
    retired: { interests: [], prompts: [], goals: [], genders: ['own_gender_9'] },
  },
}
