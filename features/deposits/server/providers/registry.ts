import type { PaymentChannel } from '../../contract.ts'
import type { PaymentProviderDefinition } from './definition.ts'
import { paystackDefinition } from './paystack.ts'
import { tranzakDefinition } from './tranzak.ts'

/** The payment providers. To add one: a file and a line here, its name and methods in the wallet's contract, a sandbox and tests. */
export const paymentProviderDefinitions = {
  paystack: paystackDefinition,
  tranzak: tranzakDefinition,
} satisfies Record<PaymentChannel, PaymentProviderDefinition<unknown>>

type KeysOf<Definition> = Definition extends PaymentProviderDefinition<infer Keys> ? Keys : never

/** The keys of each payment provider; undefined for a provider without keys. */
export type PaymentProviderKeys = { [Name in PaymentChannel]: KeysOf<(typeof paymentProviderDefinitions)[Name]> | undefined }

/** Pairs of channel and definition without the types of the keys, for loops over every provider. */
export const paymentProviderEntries = Object.entries(paymentProviderDefinitions) as unknown as readonly [
  PaymentChannel,
  PaymentProviderDefinition<unknown>,
][]
