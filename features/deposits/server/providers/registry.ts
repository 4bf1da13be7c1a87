import type { Platform } from '#platform/server/platform.ts'
import type { ConfiguredProviders } from '../checking/check-deposit.ts'
import { paymentConfiguration } from '../config.ts'
import { createPaystack } from './paystack.ts'
import { createTranzak } from './tranzak.ts'

/** The providers there are keys for. */
export const configuredProviders = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): ConfiguredProviders => {
  const payments = config.of(paymentConfiguration)
  return {
    ...(payments.paystack === undefined ? {} : { paystack: createPaystack(payments.paystack) }),
    ...(payments.tranzak === undefined ? {} : { tranzak: createTranzak({ ...payments.tranzak, merchantName: payments.merchantName }, clock) }),
  }
}
