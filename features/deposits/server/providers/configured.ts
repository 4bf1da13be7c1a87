import type { Platform } from '#platform/server/platform.ts'
import type { Providers } from '../check-deposit.ts'
import { paystack } from './paystack.ts'
import { tranzak } from './tranzak.ts'

/** The providers there are keys for. */
export const configuredProviders = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): Providers => ({
  ...(config.payments.paystack === undefined ? {} : { paystack: paystack(config.payments.paystack) }),
  ...(config.payments.tranzak === undefined
    ? {}
    : { tranzak: tranzak({ ...config.payments.tranzak, merchantName: config.payments.merchantName }, clock) }),
})
