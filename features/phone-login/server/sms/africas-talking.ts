import * as z from 'zod'
import type { Sms, SmsAccount } from './account.ts'
import { postForm } from './post-form.ts'

const Answer = z.object({ SMSMessageData: z.object({ Recipients: z.array(z.object({ statusCode: z.number() })) }) })
/** Status codes of accepted messages: processed, sent and queued. */
const taken = [100, 101, 102]

const addressOf = (user: string): string => `https://api.${user === 'sandbox' ? 'sandbox.' : ''}africastalking.com`

/** Sends a message by Africa's Talking. @throws {Error} with the status code, if the provider did not accept it */
export const sendByAfricasTalking = async (
  { user, key, from, baseUrl = addressOf(user) }: SmsAccount,
  { to, text }: Sms,
): Promise<void> => {
  const { status, body } = await postForm(
    `${baseUrl}/version1/messaging`,
    { apikey: key },
    { username: user, to, message: text, ...(from === undefined ? {} : { from }) },
  )
  const code = Answer.safeParse(body).data?.SMSMessageData.Recipients[0]?.statusCode
  if (status >= 300 || code === undefined || !taken.includes(code))
    throw new Error(`Africa's Talking answered ${status}, code ${code ?? 'unknown'}`)
}
