import * as z from 'zod'
import type { Config } from '#platform/server/config/config.ts'
import { defineConfigSection, type Installation } from '#platform/server/config/config-section.ts'
import { flag, optional } from '#platform/server/config/variable-schemas.ts'
import type { PaymentChannel } from '../contract.ts'
import { allPaymentProviderDefinitions, type PaymentProviderKeys } from './providers/registry.ts'

const variables = {
  ...(Object.assign({}, ...allPaymentProviderDefinitions.map(([, definition]) => definition.variables)) as z.ZodRawShape),
  MERCHANT_NAME: optional(z.string().trim().min(1).max(32, 'must have at most 32 characters')),
  ALLOW_EMBEDDED_PAYMENTS: flag,
}

export type PaymentConfig = PaymentProviderKeys & {
  /** Shown on statements, receipts and checkouts in place of the name of the service; it should not mention dating. */
  merchantName: string | undefined
}

const hasPaymentKeys = (given: Record<string, unknown>): boolean =>
  allPaymentProviderDefinitions.some(([, { isRequested }]) => isRequested(given))

/** Providers with keys use them; in a demo the sandbox of this same process stands in for the others. */
const readPayments = (given: Record<string, unknown>, { demo, port, embedded }: Installation, mistakes: string[]): PaymentConfig => {
  for (const [, definition] of allPaymentProviderDefinitions) {
    const mistake = definition.findMistake(given)
    if (mistake !== undefined) mistakes.push(mistake)
  }
  if (demo && allPaymentProviderDefinitions.some(([, { isLive }]) => isLive(given)))
    mistakes.push('DEMO takes no live payment keys: its money is made up')
  if (!demo && embedded && hasPaymentKeys(given) && given.ALLOW_EMBEDDED_PAYMENTS !== true)
    mistakes.push(
      'payment keys need DATABASE_URL: the embedded database does not survive a power cut (ALLOW_EMBEDDED_PAYMENTS=1 says you know)',
    )
  const keys = Object.fromEntries(
    allPaymentProviderDefinitions.map(([channel, definition]) => {
      const sandbox = demo ? definition.sandboxKeys(`http://127.0.0.1:${port}/sandbox/${channel}`) : undefined
      return [channel, definition.readKeys(given) ?? sandbox]
    }),
  ) as PaymentProviderKeys
  return { merchantName: given.MERCHANT_NAME as string | undefined, ...keys }
}

/** The payment providers, and the merchant's name they show to payers. */
export const paymentConfiguration = defineConfigSection({ variables, read: readPayments, hasRealService: hasPaymentKeys })

/** Returns the webhook secret of each provider, with which the sandbox signs; `''` for a provider without keys. */
export const paymentWebhookSecrets = (config: Config): Record<PaymentChannel, string> => {
  const payments = config.section(paymentConfiguration)
  return Object.fromEntries(
    allPaymentProviderDefinitions.map(([channel, definition]) => {
      const keys = payments[channel]
      return [channel, keys === undefined ? '' : definition.webhookSecret(keys)]
    }),
  ) as Record<PaymentChannel, string>
}
