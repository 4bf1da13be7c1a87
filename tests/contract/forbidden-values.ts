// Values that must never be accepted, stated independently of the contract, to detect schemas that became too permissive.
import { roles } from '#platform/shared/roles.ts'
import { providerCases } from '../support/features/providers.ts'
import type { Schema } from './schema.ts'

const typeOf = (value: unknown): string => {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  return Number.isInteger(value) ? 'integer' : typeof value
}

/** Whether a value clearly violates the schema: wrong type, not in the enum, missing field, or invalid text. */
export const violatesSchema = (schema: Schema, value: unknown): boolean => {
  if (schema.anyOf !== undefined) return schema.anyOf.every((choice) => violatesSchema(choice, value))
  if (schema.allOf !== undefined) return schema.allOf.some((part) => violatesSchema(part, value))
  if (schema.const !== undefined) return value !== schema.const
  if (schema.enum !== undefined) return !schema.enum.includes(value)
  const type = typeOf(value)
  if (schema.type === 'number') return type !== 'integer' && type !== 'number'
  if (schema.type !== undefined && schema.type !== type) return true
  if (type === 'string') return forbidsText(schema, value as string)
  if (type === 'integer') return Number(value) < (schema.minimum ?? -Infinity) || Number(value) > (schema.maximum ?? Infinity)
  if (type === 'array')
    return schema.items !== undefined && (value as unknown[]).some((item) => violatesSchema(schema.items as Schema, item))
  if (type !== 'object') return false
  const fields = value as Record<string, unknown>
  if ((schema.required ?? []).some((name) => fields[name] === undefined)) return true
  return Object.entries(schema.properties ?? {}).some(([name, part]) => fields[name] !== undefined && violatesSchema(part, fields[name]))
}

const forbidsText = ({ type, minLength = 0, maxLength = Infinity }: Schema, value: string): boolean => {
  if (type !== 'string') return false
  if (!value.isWellFormed() || value.includes('\0')) return true
  return value.trim().length > maxLength || (minLength > 0 && value.trim() === '')
}

const isText = (value: unknown, least: number, most: number) =>
  typeof value === 'string' && value.trim().length >= least && value.trim().length <= most
const isBetween = (value: unknown, least: number, most: number) => Number(value) >= least && Number(value) <= most
const isMoney = (value: unknown) => (typeof value === 'string' || typeof value === 'number') && Number(value) > 0 && Number(value) <= 1e12

type Rule = (value: unknown) => boolean
/** Requirements of docs/product.md on accepted values, by endpoint and field. */
const rules: Record<string, Record<string, Rule>> = {
  'POST /auth/sign-up': {
    age: (age) => isBetween(age, 19, 120),
    email: (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email).trim()),
    password: (password) => typeof password === 'string' && password.length >= 8 && password.length <= 128,
    accept_terms: (accepted) => accepted === true,
    gender: (gender) => ['male', 'female', 'other'].includes(String(gender)),
  },
  'POST /auth/change-password': { password: (password) => typeof password === 'string' && password.length >= 8 && password.length <= 128 },
  'PATCH /me': {
    min_age: (age) => isBetween(age, 19, 120),
    max_age: (age) => isBetween(age, 19, 120),
    bio: (bio) => isText(bio, 0, 1000),
  },
  'PUT /me/place': {
    lat: (lat) => typeof lat === 'number' && isBetween(lat, -90, 90),
    lng: (lng) => typeof lng === 'number' && isBetween(lng, -180, 180),
  },
  'POST /abuse/:id/report': { content: (content) => isText(content, 10, 2000) },
  'POST /conversations/:uid/messages': { body: (body) => isText(body, 1, 4000) },
  'message:send': { body: (body) => isText(body, 1, 4000) },
  'POST /wallet/credits/buy': { usd: isMoney },
  'POST /wallet/credits/sell': { credits: (credits) => isMoney(credits) && Number.isInteger(Number(credits)) },
  'POST /deposit/payment/info': { amount: isMoney, channel: (channel) => Object.hasOwn(providerCases, String(channel)) },
  'POST /contact': {
    message: (message) => isText(message, 10, 4000),
    name: (name) => isText(name, 1, 80) && !/[\r\n]/.test(String(name).trim()),
  },
  'POST /admin/members': { email: (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(email).trim()) },
  'PUT /admin/members/:id/role': {
    role: (role) => roles.some((one) => one === role),
    reason: (reason) => isText(reason, 3, 500),
  },
}

/** Returns the fields of an accepted body that the endpoint must not accept. */
export const findForbiddenFields = (name: string, body: unknown): string[] =>
  Object.entries(rules[name] ?? {}).flatMap(([named, holds]) => {
    const value = (body as Record<string, unknown> | null)?.[named]
    return value === undefined || holds(value) ? [] : [named]
  })
