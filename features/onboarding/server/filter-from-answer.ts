import type { FeedFilterPreferences } from '#features/matches/server/index.ts'
import { filterRanges } from '#features/members/about-contract.ts'
import { type Gender, isBuiltInGender } from '#features/members/gender-contract.ts'
import type { OnboardingAnswer } from '../contract.ts'

/** Returns the gender of the filter: the only wanted gender if the filter has it, otherwise `both`, which means everybody. */
const genderOf = (seek: readonly Gender[]): FeedFilterPreferences['gender'] => {
  const [only, ...more] = new Set(seek)
  if (only === undefined || more.length > 0) return 'both'
  return only === 'male' || only === 'female' || !isBuiltInGender(only) ? only : 'both'
}

/** Returns what an answer changes in the filter of the feed. A field that is undefined is removed from the filter; a missing field stays. */
export const filterFromAnswer = ({ seek, min_age, max_age, distance }: OnboardingAnswer): FeedFilterPreferences => {
  const { least, most } = filterRanges.age
  return {
    ...(seek === undefined ? {} : { gender: genderOf(seek) }),
    ...(min_age === undefined ? {} : { min_age: min_age === least ? undefined : min_age }),
    ...(max_age === undefined ? {} : { max_age: max_age === most ? undefined : max_age }),
    ...(distance === undefined ? {} : { distance }),
  }
}
