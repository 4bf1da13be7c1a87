import type { Platform } from '#platform/server/platform.ts'
import { defaultBrandName } from '#platform/shared/brand/brand-name.ts'
import { paymentConfiguration } from '../config.ts'
import type { ConfiguredPaymentProviders } from './provider.ts'
import { paymentProviderEntries } from './registry.ts'

/** `brand` is needed only to open checkouts, which show its name to the payer. */
type ProviderServices = Pick<Platform, 'config' | 'clock'> & Partial<Pick<Platform, 'brand'>>

/** Creates the payment providers for which this server has keys. */
export const createConfiguredPaymentProviders = ({ config, clock, brand }: ProviderServices): ConfiguredPaymentProviders => {
  const payments = config.section(paymentConfiguration)
  const merchantName = () => payments.merchantName ?? brand?.current().name ?? defaultBrandName
  return Object.fromEntries(
    paymentProviderEntries.flatMap(([channel, definition]) => {
      const keys = payments[channel]
      return keys === undefined ? [] : [[channel, definition.create(keys, { merchantName, clock })]]
    }),
  )
}
