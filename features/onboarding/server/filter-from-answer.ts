import type { FeedFilterPreferences } from '#features/matches/server/index.ts'
import { filterRanges } from '#features/members/about-contract.ts'
import type { Gender } from '#features/members/contract.ts'
import type { OnboardingAnswer } from '../contract.ts'

/** The filter knows women, men and everybody. A wish it cannot say becomes everybody. */
const genderOf = (seek: readonly Gender[]): FeedFilterPreferences['gender'] => {
  const [only, ...more] = new Set(seek)
  return more.length === 0 && (only === 'male' || only === 'female') ? only : 'both'
}

/** What an answer changes in the filter of the feed. An undefined field is removed from it, an absent one stays. */
export const filterFromAnswer = ({ seek, min_age, max_age, distance }: OnboardingAnswer): FeedFilterPreferences => {
  const { least, most } = filterRanges.age
  return {
    ...(seek === undefined ? {} : { gender: genderOf(seek) }),
    ...(min_age === undefined ? {} : { min_age: min_age === least ? undefined : min_age }),
    ...(max_age === undefined ? {} : { max_age: max_age === most ? undefined : max_age }),
    ...(distance === undefined ? {} : { distance }),
  }
}
