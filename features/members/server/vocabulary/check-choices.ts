import type { Tx } from '#platform/server/db/database.ts'
import type { ErrorCode } from '#platform/shared/errors.ts'
import type { About } from '../../about-contract.ts'
import { isOwnEntryId } from '../../vocabulary-contract.ts'
import { vocabularyErrors, type VocabularyList } from '../../vocabulary-entry-contract.ts'
import { operatorInterestIdsByName, toInterestIds, toPromptIds } from './choices.ts'
import { readVocabularyEntries, type StoredEntry } from './entry-store.ts'

/** New choices of a member. Absent ones stay unchanged. */
type Choices = { [List in 'looking_for' | 'interests' | 'prompts']?: About[List] | undefined }

/** A checked edit of choices. */
export interface CheckedChoices {
  /** The choices as ids, without doubles. */
  choices: Choices
  /** The errors by field; empty when the choices can be stored. */
  errors: Record<string, readonly ErrorCode[]>
}

const isOffered = (entries: readonly StoredEntry[], list: VocabularyList, id: string): boolean => {
  const entry = entries.find((one) => one.list === list && one.id === id)
  return entry === undefined ? !isOwnEntryId(id) : entry.retiredAt === null
}

/**
 * Converts an edit of goals, interests and prompts to ids and checks that each is offered. A member keeps what they have, also if it has been
 * retired since. Free text of older clients passes.
 */
export const checkChoices = async (
  tx: Tx,
  member: { looking_for: readonly string[]; interests: readonly string[]; prompts: unknown },
  { looking_for, interests, prompts }: Choices,
): Promise<CheckedChoices> => {
  if (looking_for === undefined && interests === undefined && prompts === undefined) return { choices: {}, errors: {} }
  const entries = await readVocabularyEntries(tx)
  const ownNames = operatorInterestIdsByName(entries)
  const choices: Choices = {
    ...(looking_for && { looking_for: [...new Set(looking_for)] }),
    ...(interests && { interests: toInterestIds(interests, ownNames) }),
    ...(prompts && { prompts: toPromptIds(prompts) }),
  }
  const had = {
    goals: new Set(member.looking_for),
    interests: new Set(toInterestIds(member.interests, ownNames)),
    prompts: new Set(toPromptIds(member.prompts as About['prompts']).map(({ question }) => question)),
  }
  const isRefused = (list: keyof typeof had, id: string) => !had[list].has(id) && !isOffered(entries, list, id)
  const refused = [
    ...(choices.looking_for?.some((id) => isRefused('goals', id)) ? ['looking_for'] : []),
    ...(choices.interests?.some((id) => isRefused('interests', id)) ? ['interests'] : []),
    ...(choices.prompts ?? []).flatMap(({ question }, at) => (isRefused('prompts', question) ? [`prompts.${at}.question`] : [])),
  ]
  return { choices, errors: Object.fromEntries(refused.map((field) => [field, [vocabularyErrors.not_offered]])) }
}
