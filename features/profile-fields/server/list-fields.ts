import type { MemberContext } from '#platform/server/context.ts'
import type { HandlerResult } from '#platform/shared/endpoint.ts'
import type { ConsoleField, listProfileFields as endpoint } from '../contract.ts'
import { presentField } from './present-answers.ts'
import { readAnswers, readFields, type StoredField } from './store.ts'

/** Returns the fields that members are asked, and retired ones that the caller has answered. */
export const listFields = async ({ db, actor, locale }: MemberContext): Promise<HandlerResult<typeof endpoint>> => {
  const [fields, answers] = await Promise.all([readFields(db), readAnswers(db, actor.id)])
  const shown = fields.filter(({ id, retired }) => !retired || answers[id] !== undefined)
  return { data: { fields: shown.map((field) => presentField(field, locale)) } }
}

/** Returns a field as the console shows it. */
export const presentConsoleField = (stored: StoredField): ConsoleField => {
  const { retiredAt: _, ...field } = stored
  return field
}
