import type { Platform } from '#platform/server/platform.ts'
import type { Providers } from '../checking/check-deposit.ts'
import { paymentConfiguration } from '../config.ts'
import { paystack } from './paystack.ts'
import { tranzak } from './tranzak.ts'

/** The providers there are keys for. */
export const configuredProviders = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): Providers => {
  const payments = config.section(paymentConfiguration)
  return {
    ...(payments.paystack === undefined ? {} : { paystack: paystack(payments.paystack) }),
    ...(payments.tranzak === undefined ? {} : { tranzak: tranzak({ ...payments.tranzak, merchantName: payments.merchantName }, clock) }),
  }
}
