import type { z } from 'zod'
import type { Registration } from '#features/auth/contract.ts'

let people = 0
/** Returns a complete sign-up body. Each has a different phone number, because similar numbers look like an account farm. */
export const registrationBody = (changes: Partial<z.input<typeof Registration>> = {}): z.input<typeof Registration> => ({
  firstName: 'Amina',
  lastName: 'Bello',
  email: 'amina@example.com',
  countryCode: 'CM',
  mobileNumber: String(670_123_456 + ++people * 1000),
  gender: 'female',
  age: 27,
  password: 'mangoes in the rain',
  confirmPassword: changes.password ?? 'mangoes in the rain',
  accept_terms: true,
  locale: 'en',
  ...changes,
})

interface ReceivedMail {
  to: { address: string }
  text: string
}

/** Returns the code in the newest mail to an address. */
export const readMailedCode = (mails: readonly ReceivedMail[], address: string): string => {
  const mail = mails.findLast((candidate) => candidate.to.address === address)
  const code = /^\d{6}$/m.exec(mail?.text ?? '')?.[0]
  if (code === undefined) throw new Error(`no code was mailed to ${address}`)
  return code
}

/** Returns six digits that differ from the code. */
export const wrongCode = (code: string, step = 1): string => String((Number(code) + step) % 1_000_000).padStart(6, '0')
