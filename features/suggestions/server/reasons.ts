import type { About } from '#features/members/about-contract.ts'
import { isPromptId } from '#features/members/vocabulary-contract.ts'
import { type InterestsAndVisibility, toPromptIds, visibleInterests } from '#features/members/server/index.ts'
import type { SuggestionReason } from '../contract.ts'

/** An answer to one of the operator's fields: the field and the choice, by id. */
export interface FieldChoice {
  field: string
  choice: string
}

/** The parts of a stored profile that reasons come from. */
export interface ReasonPerson extends InterestsAndVisibility, Pick<About, 'looking_for' | 'languages' | 'prompts'> {
  /** Choices among the operator's fields that everybody sees. */
  field_choices: readonly FieldChoice[]
  /** For the other member: the kilometres that their card shows the viewer; null if either has no place. */
  distance?: number | null
}

export interface ReasonViewer extends ReasonPerson {
  /** The language of the viewer's interface, which is shared with almost everybody. */
  locale: string
}

/** How many reasons are given. */
const mostReasons = 2
/** Kilometres up to which the distance is a reason. */
const nearKm = 10

/**
 * Returns reasons why somebody is suggested to a viewer: at most two things that both have and both may see on the two profiles, each of a different
 * kind.
 * They never come from likes, the model, or anything that either of them hides.
 */
export const chooseReasons = (viewer: ReasonViewer, other: ReasonPerson): SuggestionReason[] => {
  const shared = <T>(own: readonly T[], theirs: readonly T[]): T | undefined => own.find((one) => theirs.includes(one))
  const questions = (person: ReasonPerson) =>
    toPromptIds(person.prompts)
      .map(({ question }) => question)
      .filter(isPromptId)
  const { distance = null } = other
  // "Not sure yet" on both sides is not a reason.
  const goal = shared(
    viewer.looking_for,
    other.looking_for.filter((one) => one !== 'unsure'),
  )
  const answer = viewer.field_choices.find((own) =>
    other.field_choices.some(({ field, choice }) => field === own.field && choice === own.choice),
  )
  const language = shared(
    viewer.languages,
    other.languages.filter((one) => one !== viewer.locale),
  )
  const found: (SuggestionReason | undefined)[] = [
    reason('interest', shared(visibleInterests(viewer), visibleInterests(other))),
    reason('prompt', shared(questions(viewer), questions(other))),
    reason('goal', goal),
    answer && { kind: 'field', value: answer.choice, field: answer.field },
    reason('language', language),
    reason('near', distance === null || distance > nearKm ? undefined : distance),
  ]
  return found.filter((one) => one !== undefined).slice(0, mostReasons)
}

const reason = (kind: SuggestionReason['kind'], value: string | number | undefined): SuggestionReason | undefined =>
  value === undefined ? undefined : { kind, value }
