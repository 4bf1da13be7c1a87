import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import { offeredTexts } from '#platform/shared/i18n/texts-by-language.ts'
import type { ConsoleField, listProfileFields as endpoint } from '../contract.ts'
import { presentProfileField } from './present-answers.ts'
import { readFieldAnswers, readProfileFields, type StoredField } from './store.ts'

/** Returns the fields that members are asked, and retired ones that the caller has answered. */
export const listProfileFields = async ({ db, actor, locale }: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const [fields, answers] = await Promise.all([readProfileFields(db), readFieldAnswers(db, actor.id)])
  const shown = fields.filter(({ id, retired }) => !retired || answers[id] !== undefined)
  return { data: { fields: shown.map((field) => presentProfileField(field, locale)) } }
}

/** Returns a field as the console shows it, with its texts in the languages that the service offers. */
export const presentConsoleField = (stored: StoredField): ConsoleField => {
  const { retiredAt: _, labels, choices, ...field } = stored
  return {
    ...field,
    labels: offeredTexts(labels),
    choices: choices.map((choice) => ({ ...choice, labels: offeredTexts(choice.labels) })),
  }
}
