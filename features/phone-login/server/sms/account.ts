export const smsProviders = ['africastalking', 'twilio'] as const

/** The operator's account with a provider. */
export interface SmsAccount {
  provider: (typeof smsProviders)[number]
  user: string
  key: string
  /** Sender shown on the phone; Africa's Talking has one of its own. */
  from: string | undefined
  /** Base address of the provider, for tests. */
  baseUrl?: string
}

export interface Sms {
  /** E.164. */
  to: string
  text: string
}

/**
 * Sends one message without retries: providers do not recognise a repetition, so it would arrive and cost twice. Rejects if the provider did not
 * accept it.
 */
export type SendSms = (sms: Sms) => Promise<void>
