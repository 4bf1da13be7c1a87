// A filter by the operator's fields as one text, such as `height00:160..180;children:yes00000,no000000`: it is part of addresses. Without zod, because the
// feed reads addresses before its first picture.

/** A condition on the answer to one field: one of these choices, or a number from `min` to `max`, both included. */
export type FieldCondition = { id: string; choices: readonly string[] } | { id: string; min: number | undefined; max: number | undefined }

/** The longest filter, in characters. */
export const longestFieldFilter = 1500

const id = String.raw`[a-z][a-z\d]{7}`
const limit = String.raw`(?:-?\d{1,7})?`
const condition = String.raw`${id}:(?:${limit}\.\.${limit}|${id}(?:,${id})*)`
const pattern = new RegExp(`^${condition}(?:;${condition})*$`)

const limitIn = (written = ''): number | undefined => (written === '' ? undefined : Number(written))

const parseCondition = (written: string): FieldCondition => {
  const [field, value] = [written.slice(0, 8), written.slice(9)]
  if (!value.includes('..')) return { id: field, choices: value.split(',') }
  const [min, max] = value.split('..')
  return { id: field, min: limitIn(min), max: limitIn(max) }
}

const isCrossed = (one: FieldCondition): boolean => 'min' in one && (one.min ?? -Infinity) > (one.max ?? Infinity)

/** Parses a filter; undefined if it is malformed or a range is crossed. An empty text is a filter without conditions. */
export const parseFieldFilter = (written: string): FieldCondition[] | undefined => {
  if (written === '') return []
  if (written.length > longestFieldFilter || !pattern.test(written)) return undefined
  const conditions = written.split(';').map(parseCondition)
  return conditions.some(isCrossed) ? undefined : conditions
}

/** Writes conditions as a filter; undefined without any. */
export const writeFieldFilter = (conditions: readonly FieldCondition[]): string | undefined =>
  conditions.length === 0
    ? undefined
    : conditions.map((one) => `${one.id}:${'choices' in one ? one.choices.join(',') : `${one.min ?? ''}..${one.max ?? ''}`}`).join(';')
