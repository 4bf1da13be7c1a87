import { sendByAfricasTalking } from './africas-talking.ts'
import type { SendSms, SmsAccount } from './account.ts'
import { sendByTwilio } from './twilio.ts'

const senders = { africastalking: sendByAfricasTalking, twilio: sendByTwilio }

/** Creates the function that sends messages through an SMS account. */
export const createSmsSender =
  (account: SmsAccount): SendSms =>
  (sms) =>
    senders[account.provider](account, sms)
