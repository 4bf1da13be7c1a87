import { quoteLossyNumbers } from '#platform/server/http/quote-lossy-numbers.ts'
import { toStorableText } from '#platform/shared/text-checks.ts'
import { ProviderUnreachableError } from './provider.ts'

const timeoutMs = 10_000
const maxPages = 2000

export interface ProviderResponse {
  status: number
  /** Undefined when the body is not a JSON object. */
  body: Record<string, unknown> | undefined
}

/** Whether a number in JSON may be an id above 2^53, which would lose digits as a number. */
const isLongId = (digits: string): boolean => /^-?\d{16,}$/.test(digits)

const asObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(quoteLossyNumbers(text, isLongId))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

/**
 * Sends one request to a payment provider, without retries: POST with a body, GET without.
 * @throws {ProviderUnreachableError} without a response in ten seconds, or with status 429 or 500 and above
 */
export const requestProvider = async (url: string, headers: Record<string, string>, body?: object): Promise<ProviderResponse> => {
  try {
    const answer = await fetch(url, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { accept: 'application/json', ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await answer.text()
    if (answer.status === 429 || answer.status >= 500) throw new ProviderUnreachableError(`the provider answered ${answer.status}`)
    return { status: answer.status, body: asObject(text) }
  } catch (error) {
    if (error instanceof ProviderUnreachableError) throw error
    throw new ProviderUnreachableError(`no answer from the provider: ${(error as Error).message}`)
  }
}

/** Returns a JSON object as a record; an empty record for anything else. */
export const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}

/** Converts a string or number to text that the database can store; undefined for empty text and anything else. */
export const asText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return toStorableText(value) || undefined
  return typeof value === 'number' ? String(value) : undefined
}

/** Parses a date of a payment provider. Without a time zone it is UTC. Undefined when it is not a date. */
export const parseProviderDate = (value: unknown): Date | undefined => {
  if (typeof value !== 'string') return undefined
  const date = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value) ? `${value.replace(' ', 'T')}Z` : value)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/**
 * Returns the named fields whose values are strings, numbers or booleans; strings are cut to 100 characters. Objects are left out, because
 * they could contain personal data.
 */
export const pickPlainFields = (value: unknown, names: readonly string[]): Record<string, string | number | boolean> =>
  Object.fromEntries(
    Object.entries(asRecord(value)).flatMap(([name, field]) => {
      const plain = typeof field === 'string' || typeof field === 'number' || typeof field === 'boolean'
      return plain && names.includes(name) ? [[name, typeof field === 'string' ? toStorableText(field, 100) : field]] : []
    }),
  )

/**
 * Reads the pages of a list one after the other, from page 1 to the last, and returns all items.
 * @throws {ProviderUnreachableError} for more than 2000 pages
 */
export const readAllPages = async <T>(page: (number: number) => Promise<{ items: T[]; more: boolean }>): Promise<T[]> => {
  const all: T[] = []
  for (let number = 1; number <= maxPages; number++) {
    const { items, more } = await page(number)
    all.push(...items)
    if (!more) return all
  }
  throw new ProviderUnreachableError(`a list of more than ${maxPages} pages`)
}
