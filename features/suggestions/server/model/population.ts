import { genderNumbersEnd } from '#features/members/server/index.ts'

/** The most suggestions that a member has. */
export const maxSuggestions = 60
/** One more than the largest number of a gender. */
export const genderCount = genderNumbersEnd

/**
 * What the model knows about the members, in memory. Each array has one entry per member, at the same index, except the two of likes.
 *
 * It has no dislikes, no reports, no blocks and no record of who was shown to whom. It must stay so: the order of the suggestions must not tell
 * somebody that they were passed on. It may contain only what the feed shows or uses anyway.
 */
export interface Population {
  /** Ids of the members that can be found, sorted, so that the same members always give the same suggestions. */
  ids: readonly string[]
  /** Number of the gender, as stored. */
  gender: Uint8Array
  /** The genders a member wants to see, a bit for each: `1 << gender`. */
  seek: Uint16Array
  /** The age in full years. */
  age: Uint8Array
  /** The ages a member wants to see, both included. */
  minAge: Uint8Array
  maxAge: Uint8Array
  /** Centre of the cell in degrees; NaN without a place. */
  lat: Float32Array
  lng: Float32Array
  /** Number of the country, as in the table `card`. */
  country: Uint16Array
  /** What a member looks for, a bit for each built-in goal and for up to four of the operator's own; 0 without an answer. */
  goals: Uint8Array
  /** Numbers of the interests and of the spoken languages, each list without doubles. The same number means the same thing for everybody. */
  interests: readonly ArrayLike<number>[]
  languages: readonly ArrayLike<number>[]
  /** How often a member was shown to others until yesterday, as `toExposureStep`. 0 for everybody if it is not counted. */
  shownStep: Uint8Array
  /** How many cards a member was shown until yesterday, as `toExposureStep`. 0 for everybody if it is not counted. */
  sawStep: Uint8Array
  /** How many new matches each member has had in the last 7 days; the number may be rounded in steps. */
  recentMatches: Uint16Array
  /** 1 for a member with a photo, otherwise 0. */
  hasPhoto: Uint8Array
  /** Standing likes: member `likeFrom[i]` likes member `likeTo[i]`, both as indexes. At most one for each pair, sorted by the two indexes. */
  likeFrom: Int32Array
  likeTo: Int32Array
  /** 1 for a like of the days over which exposure is summed. Only these are learnt from: beside older ones the sums would look too small. */
  isNewLike: Uint8Array
}

/** The step of a number of cards: 0, 1, 2–4, 5–10, … Each step doubles, so one card more or less is almost never seen in it. */
export const toExposureStep = (cards: number): number => Math.round(Math.log2(1 + Math.max(0, cards)))

/** The number of cards that a step stands for. */
export const cardsOfStep = (step: number): number => 2 ** step - 1

/** Whether the filters of two members let them see each other: genders and ages, both ways. A member does not fit themselves. */
export const fitEachOther = ({ gender, seek, age, minAge, maxAge }: Population, one: number, other: number): boolean => {
  const [oneAge, otherAge] = [age[one] ?? 0, age[other] ?? 0]
  return (
    one !== other &&
    ((seek[one] ?? 0) & (1 << (gender[other] ?? 0))) !== 0 &&
    ((seek[other] ?? 0) & (1 << (gender[one] ?? 0))) !== 0 &&
    otherAge >= (minAge[one] ?? 0) &&
    otherAge <= (maxAge[one] ?? 0) &&
    oneAge >= (minAge[other] ?? 0) &&
    oneAge <= (maxAge[other] ?? 0)
  )
}
