import * as z from 'zod'
import { RegistrationMode } from '#features/registration/contract.ts'
import { seal, unseal } from '#platform/server/secrets/seal.ts'
import type { TextableNumber } from './textable-number.ts'

type Secrets = readonly [string, ...string[]]

const purpose = 'phone-sign-up'
const ticketMs = 3_600_000
/** A ticket of the previous release has no mode; sign-up was open to everybody then. */
const Content = z.object({ phone: z.string(), country: z.string(), until: z.number(), mode: RegistrationMode.default('open') })

interface Ticket extends TextableNumber {
  /** The registration mode when the number was proven. */
  mode: RegistrationMode
}

/** Creates the proof that somebody has just entered the code of a number. Sealed, so nothing is stored of people who do not sign up. */
export const issueTicket = (secrets: Secrets, { phone, country, mode }: Ticket, now: Date): string =>
  seal(secrets, purpose, Buffer.from(JSON.stringify({ phone, country, mode, until: now.getTime() + ticketMs }))).toString('base64url')

/** Returns the content of a ticket; undefined if it is older than an hour or was not issued here. */
export const readTicket = (secrets: Secrets, ticket: string, now: Date): (Ticket & { issuedAt: Date }) | undefined => {
  const plain = unseal(secrets, purpose, Buffer.from(ticket, 'base64url'))
  if (plain === undefined) return undefined
  const content = Content.parse(JSON.parse(plain.toString()))
  return content.until > now.getTime()
    ? { phone: content.phone, country: content.country, mode: content.mode, issuedAt: new Date(content.until - ticketMs) }
    : undefined
}
