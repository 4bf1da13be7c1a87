import type { Platform } from '#platform/server/platform.ts'
import { paymentConfiguration } from '../config.ts'
import type { ConfiguredProviders } from './provider.ts'
import { allProviderDefinitions } from './registry.ts'

/** Creates the payment providers for which this server has keys. */
export const createConfiguredProviders = ({ config, clock }: Pick<Platform, 'config' | 'clock'>): ConfiguredProviders => {
  const payments = config.section(paymentConfiguration)
  const { merchantName } = payments
  return Object.fromEntries(
    allProviderDefinitions.flatMap(([channel, definition]) => {
      const keys = payments[channel]
      return keys === undefined ? [] : [[channel, definition.create(keys, { merchantName, clock })]]
    }),
  )
}
