import * as z from 'zod'
import type { Config } from '#platform/server/config/config.ts'
import { defineConfigSection, type InstallationFacts } from '#platform/server/config/config-section.ts'
import { flag, optional } from '#platform/server/config/variable-schemas.ts'
import type { PaymentChannel } from '../contract.ts'
import { paymentProviderEntries, type PaymentProviderKeys } from './providers/registry.ts'

const variables = {
  ...(Object.assign({}, ...paymentProviderEntries.map(([, definition]) => definition.variables)) as z.ZodRawShape),
  MERCHANT_NAME: optional(z.string().trim().min(1).max(32, 'must have at most 32 characters')),
  ALLOW_EMBEDDED_PAYMENTS: flag,
}

export type PaymentConfig = PaymentProviderKeys & {
  /** The name that payers see on statements, receipts and checkouts. It should not mention dating. Undefined: the name of the service. */
  merchantName: string | undefined
}

const hasPaymentKeys = (given: Record<string, unknown>): boolean => paymentProviderEntries.some(([, { isRequested }]) => isRequested(given))

/** Reads the payment configuration. In a demo, providers without keys use the sandbox that this process serves. */
const readPayments = (given: Record<string, unknown>, { demo, port, embedded }: InstallationFacts, mistakes: string[]): PaymentConfig => {
  for (const [, definition] of paymentProviderEntries) {
    const mistake = definition.findMistake(given)
    if (mistake !== undefined) mistakes.push(mistake)
  }
  if (demo && paymentProviderEntries.some(([, { isLive }]) => isLive(given)))
    mistakes.push('DEMO takes no live payment keys: its money is made up')
  if (!demo && embedded && hasPaymentKeys(given) && given.ALLOW_EMBEDDED_PAYMENTS !== true)
    mistakes.push(
      'payment keys need DATABASE_URL: the embedded database does not survive a power cut (ALLOW_EMBEDDED_PAYMENTS=1 says you know)',
    )
  const keys = Object.fromEntries(
    paymentProviderEntries.map(([channel, definition]) => {
      const sandbox = demo ? definition.sandboxKeys(`http://127.0.0.1:${port}/sandbox/${channel}`) : undefined
      return [channel, definition.readKeys(given) ?? sandbox]
    }),
  ) as PaymentProviderKeys
  return { merchantName: given.MERCHANT_NAME as string | undefined, ...keys }
}

/** The part of the configuration with the keys of the payment providers and the merchant's name. */
export const paymentConfiguration = defineConfigSection({ variables, read: readPayments, hasRealService: hasPaymentKeys })

/** Returns the secret with which the sandbox signs the webhooks of each payment provider; `''` for a provider without keys. */
export const readPaymentWebhookSecrets = (config: Config): Record<PaymentChannel, string> => {
  const payments = config.section(paymentConfiguration)
  return Object.fromEntries(
    paymentProviderEntries.map(([channel, definition]) => {
      const keys = payments[channel]
      return [channel, keys === undefined ? '' : definition.webhookSecret(keys)]
    }),
  ) as Record<PaymentChannel, string>
}
