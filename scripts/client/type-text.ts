import * as z from 'zod'

type Schema = Record<string, unknown>

const listOf = (value: unknown): Schema[] => (Array.isArray(value) ? (value as Schema[]) : [])
const quoted = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name))

const objectText = ({ properties = {}, required = [], additionalProperties }: Schema): string => {
  const fields = Object.entries(properties as Record<string, Schema>).map(
    ([name, schema]) => `${quoted(name)}${(required as string[]).includes(name) ? '' : '?'}: ${textOf(schema)}`,
  )
  if (fields.length > 0) return `{ ${fields.join('; ')} }`
  return typeof additionalProperties === 'object' ? `Record<string, ${textOf(additionalProperties as Schema)}>` : 'Record<string, unknown>'
}

const arrayText = ({ items, prefixItems }: Schema): string =>
  prefixItems === undefined
    ? `${textOf((items ?? {}) as Schema)}[]`.replace(/^(.* [|&] .*)\[\]$/s, '($1)[]')
    : `[${listOf(prefixItems).map(textOf).join(', ')}]`

const typeTexts: Record<string, (schema: Schema) => string> = {
  string: () => 'string',
  number: () => 'number',
  integer: () => 'number',
  boolean: () => 'boolean',
  null: () => 'null',
  array: arrayText,
  object: objectText,
}

/** Converts a JSON schema to a TypeScript type. Unsupported parts become `unknown`. */
const textOf = (schema: Schema): string => {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return (schema.enum as unknown[]).map((value) => JSON.stringify(value)).join(' | ')
  const alternatives = [...listOf(schema.anyOf), ...listOf(schema.oneOf)]
  if (alternatives.length > 0) return [...new Set(alternatives.map(textOf))].join(' | ')
  if (schema.allOf !== undefined)
    return listOf(schema.allOf)
      .map((part) => `(${textOf(part)})`)
      .join(' & ')
  const types = Array.isArray(schema.type) ? (schema.type as string[]) : [String(schema.type)]
  return types.map((type) => typeTexts[type]?.(schema) ?? 'unknown').join(' | ')
}

/** Returns the TypeScript type of a schema's input or output, as text. */
export const toTypeScriptType = (schema: z.ZodType, io: 'input' | 'output'): string =>
  textOf(z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }))
