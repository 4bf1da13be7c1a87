import type { OwnPerson } from '../../contract.ts'

/** Parts of a complete profile, most useful first. */
export const profileParts = ['photo', 'bio', 'lookingFor', 'interests', 'place', 'prompts', 'fields', 'dob'] as const
export type ProfilePart = (typeof profileParts)[number]

const has: Record<ProfilePart, (person: OwnPerson) => boolean> = {
  photo: ({ images }) => images.length > 0,
  bio: ({ bio }) => bio !== '',
  lookingFor: ({ looking_for }) => looking_for.length > 0,
  interests: ({ interests }) => interests.length > 0,
  place: ({ location }) => location !== null,
  prompts: ({ prompts }) => prompts.length > 0,
  // A server of the previous release sends no `missing_fields`.
  fields: ({ missing_fields }) => ((missing_fields as string[] | undefined) ?? []).length === 0,
  dob: ({ birth_estimated }) => !birth_estimated,
}

/** Returns the missing parts and the completed share, from 0 to 1. */
export const checkCompleteness = (person: OwnPerson): { missing: ProfilePart[]; share: number } => {
  const missing = profileParts.filter((part) => !has[part](person))
  // If no required field is missing, `fields` does not count as a part.
  const parts = missing.includes('fields') ? profileParts.length : profileParts.length - 1
  return { missing, share: 1 - missing.length / parts }
}
