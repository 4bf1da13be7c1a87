import type { PaymentChannel } from '../../contract.ts'
import type { PaymentProviderDefinition } from './definition.ts'
import { paystackDefinition } from './paystack.ts'
import { tranzakDefinition } from './tranzak.ts'

/**
 * The payment providers. A new one needs a file here, a line here, its name and methods in the wallet's contract, its sandbox and its cases
 * in tests.
 */
export const paymentProviderDefinitions = {
  paystack: paystackDefinition,
  tranzak: tranzakDefinition,
} satisfies Record<PaymentChannel, PaymentProviderDefinition<unknown>>

type KeysOf<Definition> = Definition extends PaymentProviderDefinition<infer Keys> ? Keys : never

/** The keys of each provider; undefined without any. */
export type PaymentProviderKeys = { [Name in PaymentChannel]: KeysOf<(typeof paymentProviderDefinitions)[Name]> | undefined }

/** All definitions without the types of their keys, for loops over every provider. */
export const allPaymentProviderDefinitions = Object.entries(paymentProviderDefinitions) as unknown as readonly [
  PaymentChannel,
  PaymentProviderDefinition<unknown>,
][]
