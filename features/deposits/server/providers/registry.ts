import type { PaymentChannel } from '../../contract.ts'
import type { ProviderDefinition } from './definition.ts'
import { paystackDefinition } from './paystack.ts'
import { tranzakDefinition } from './tranzak.ts'

/**
 * The payment providers. A new one needs a file here, a line here, its name and methods in the wallet's contract, its sandbox and its cases
 * in tests.
 */
export const providerDefinitions = {
  paystack: paystackDefinition,
  tranzak: tranzakDefinition,
} satisfies Record<PaymentChannel, ProviderDefinition<unknown>>

type KeysOf<Definition> = Definition extends ProviderDefinition<infer Keys> ? Keys : never

/** The keys of each provider; undefined without any. */
export type ProviderKeys = { [Name in PaymentChannel]: KeysOf<(typeof providerDefinitions)[Name]> | undefined }

/** All definitions without the types of their keys, for loops over every provider. */
export const allProviderDefinitions = Object.entries(providerDefinitions) as unknown as readonly [
  PaymentChannel,
  ProviderDefinition<unknown>,
][]
