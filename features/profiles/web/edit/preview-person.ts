import type { OwnPerson, Person } from '../../contract.ts'
import type { ProfileFormValues } from './edit-form.ts'

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Returns the profile with the values of the edit form, for the preview. */
export const applyEditValues = (person: OwnPerson, values: ProfileFormValues): OwnPerson => ({
  ...person,
  firstname: values.firstname.trim(),
  lastname: values.lastname.trim(),
  dob: values.dob,
  birth_estimated: values.dob === '',
  bio: values.bio.trim(),
  looking_for: values.looking_for,
  interests: values.interests,
  shows_sensitive: values.shows_sensitive,
  languages: values.languages,
  fields: Object.entries(values.fields).flatMap(([id, value]) => (value === null ? [] : [{ id, value }])),
  prompts: values.prompts.filter(({ question, answer }) => question.trim() !== '' && answer.trim() !== ''),
})

type IsSensitive = (interest: string) => boolean

/** Returns those interests that the member hides from others. */
export const hiddenInterests = (
  { interests, shows_sensitive }: Pick<OwnPerson, 'interests' | 'shows_sensitive'>,
  isSensitive: IsSensitive,
): string[] => (shows_sensitive ? [] : interests.filter(isSensitive))

/** Returns the profile as the server would show it to others: without what the member hides. */
export const toProfileSeenByOthers = (person: OwnPerson, isSensitive: IsSensitive): Person => ({
  ...person,
  interests: person.interests.filter((id) => !hiddenInterests(person, isSensitive).includes(id)),
  lastname: person.shows_lastname ? person.lastname : `${letters.segment(person.lastname).containing(0)?.segment ?? ''}.`,
  dob: person.shows_birth && !person.birth_estimated ? person.dob : null,
  active: person.shows_activity && person.active,
  last_seen: null,
  distance: null,
})
