import type { PersonalData } from '#platform/server/personal-data.ts'

/** A profile is the member row, which members exports and erases. */
export const personalData: PersonalData = {
  tables: [],
  export: () => Promise.resolve({}),
  erase: () => Promise.resolve(),
}
