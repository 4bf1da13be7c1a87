import type { PersonalData } from '#platform/server/personal-data.ts'

/** The account gathers what other features hold; it holds nothing. */
export const personalData: PersonalData = {
  tables: [],
  export: () => Promise.resolve({}),
  erase: () => Promise.resolve(),
}
