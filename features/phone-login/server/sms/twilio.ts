import * as z from 'zod'
import type { Sms, SmsAccount } from './account.ts'
import { postForm } from './post-form.ts'

const Refusal = z.object({ code: z.number() })

/** Sends a message by Twilio. @throws {Error} with Twilio's error code, if Twilio did not accept it */
export const sendByTwilio = async (
  { user, key, from = '', baseUrl = 'https://api.twilio.com' }: SmsAccount,
  { to, text }: Sms,
): Promise<void> => {
  const { status, body } = await postForm(
    `${baseUrl}/2010-04-01/Accounts/${user}/Messages.json`,
    { authorization: `Basic ${Buffer.from(`${user}:${key}`).toString('base64')}` },
    { To: to, Body: text, ...(from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from }) },
  )
  if (status !== 201) throw new Error(`Twilio answered ${status}, code ${Refusal.safeParse(body).data?.code ?? 'unknown'}`)
}
