// The texts and choices of a profile. To add a field, add a line to `About`, `AboutEdit` and `emptyAbout`, and a column to `member`. The
// profile, its edit schema, the export and the erasure then include it. Show it in `profiles/web/ProfileDetails.tsx` and add its input in
// `profiles/web/edit`.

import * as z from 'zod'
import { platformErrors } from '#platform/shared/errors.ts'
import { text } from '#platform/shared/fields.ts'
import { maximumAge, minimumAge } from './contract.ts'
import { isOwnEntryId, longestOwnEntryId, ownEntryIdPattern, spokenLanguages } from './vocabulary-contract.ts'

/** The built-in goals. */
export const relationshipGoals = ['friendship', 'dating', 'marriage', 'unsure'] as const
export type RelationshipGoal = (typeof relationshipGoals)[number]
/** The id of an operator's own entry. */
const OwnEntryId = z.string().max(longestOwnEntryId, platformErrors.invalid.code).regex(ownEntryIdPattern, platformErrors.invalid.code)
const Goal = z.union([z.enum(relationshipGoals), OwnEntryId], platformErrors.invalid.code)
/** Returns the stored goals of a member in display order: the built-in ones, then the operator's own. */
export const orderGoals = (stored: readonly string[]): string[] => [
  ...relationshipGoals.filter((goal) => stored.includes(goal)),
  ...stored.filter(isOwnEntryId),
]
/** The most goals, interests, prompts and languages of a profile, and the longest answer in characters. */
export const aboutLimits = { goals: 8, interests: 20, prompts: 5, languages: 10, answerLength: 300 } as const
const Prompt = z.object({ question: text(1, 120), answer: text(1, aboutLimits.answerLength) })

/** The texts and choices of a member's profile, as others see them. */
export const About = z.object({
  bio: z.string(),
  /** Ids of `relationshipGoals` and of the operator's own goals. */
  looking_for: z.array(z.string()),
  /** Ids of `interestIds` and of the operator's own interests, and free text from older clients. */
  interests: z.array(z.string()),
  /** The question is an id of `promptIds` or of an operator's own prompt, or free text from older clients. */
  prompts: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Codes of `spokenLanguages`. */
  languages: z.array(z.string()),
})
export type About = z.infer<typeof About>

/** The texts and choices that a member may save in the profile. */
export const AboutEdit = z.object({
  bio: z.union([z.literal(''), text(1, 1000)]),
  looking_for: z.array(Goal).max(aboutLimits.goals, platformErrors.too_long.code),
  interests: z.array(text(1, 40)).max(aboutLimits.interests, platformErrors.too_long.code),
  prompts: z.array(Prompt).max(aboutLimits.prompts, platformErrors.too_long.code),
  languages: z.array(z.enum(spokenLanguages)).max(aboutLimits.languages, platformErrors.too_long.code),
})

/** The empty texts and choices of a new or an erased member. */
export const emptyAbout: About = { bio: '', looking_for: [], interests: [], prompts: [], languages: [] }

const aboutFields = Object.keys(emptyAbout) as (keyof About)[]

/** Returns the fields of `About` from a larger object. */
export const pickAbout = (from: { [Field in keyof About]: unknown }): About =>
  Object.fromEntries(aboutFields.map((field) => [field, from[field]])) as unknown as About

/**
 * The number ranges of the feed filter, each with its lowest and highest value. The filter has a field `min_<name>` and `max_<name>` for
 * each, both inclusive, such as `min_age`. Their texts are `ranges` in `locales`.
 */
export const filterRanges = { age: { least: minimumAge, most: maximumAge } } as const
export type RangeName = keyof typeof filterRanges
export const rangeNames = Object.keys(filterRanges) as readonly RangeName[]
export type RangeLimitField = `min_${RangeName}` | `max_${RangeName}`
