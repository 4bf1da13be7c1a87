import * as z from 'zod'
import { seal, unseal } from '#platform/server/secrets/seal.ts'
import type { TextableNumber } from './textable-number.ts'

type Secrets = readonly [string, ...string[]]

const purpose = 'phone-sign-up'
const ticketMs = 3_600_000
const Content = z.object({ phone: z.string(), country: z.string(), until: z.number() })

/** Creates the proof that somebody has just entered the code of a number. Sealed, so nothing is stored of people who do not sign up. */
export const issueTicket = (secrets: Secrets, { phone, country }: TextableNumber, now: Date): string =>
  seal(secrets, purpose, Buffer.from(JSON.stringify({ phone, country, until: now.getTime() + ticketMs }))).toString('base64url')

/** Returns the number of a ticket; undefined after an hour, or for one that is not ours. */
export const readTicket = (secrets: Secrets, ticket: string, now: Date): TextableNumber | undefined => {
  const plain = unseal(secrets, purpose, Buffer.from(ticket, 'base64url'))
  if (plain === undefined) return undefined
  const content = Content.parse(JSON.parse(plain.toString()))
  return content.until > now.getTime() ? { phone: content.phone, country: content.country } : undefined
}
