import * as z from 'zod'
import type { Clock } from '#platform/server/clock.ts'
import type { PaymentProvider } from './provider.ts'

/** Everything the server needs to know about one payment provider; `registry.ts` lists one for each channel. */
export interface PaymentProviderDefinition<Keys> {
  /** Schemas of the environment variables of the provider. */
  readonly variables: z.ZodRawShape
  /** The keys of the provider; undefined unless all of them are set. */
  readKeys(given: Record<string, unknown>): Keys | undefined
  /** Whether the operator means to use the provider, even if some of its keys are missing. */
  isRequested(given: Record<string, unknown>): boolean
  /** Whether the keys are for real money, not for the provider's test mode. */
  isLive(given: Record<string, unknown>): boolean
  /** What is wrong with the variables, as a message for the operator; undefined when nothing is. */
  findMistake(given: Record<string, unknown>): string | undefined
  /** The keys for the sandbox that stands in for the provider in a demo. */
  sandboxKeys(baseUrl: string): Keys
  /** The secret that authenticates the provider's webhooks. */
  webhookSecret(keys: Keys): string
  create(keys: Keys, options: { merchantName: () => string; clock: Clock }): PaymentProvider
}

interface DeclaredProvider<Shape extends z.ZodRawShape, Keys> {
  variables: Shape
  readKeys(given: z.output<z.ZodObject<Shape>>): Keys | undefined
  isRequested(given: z.output<z.ZodObject<Shape>>): boolean
  isLive(given: z.output<z.ZodObject<Shape>>): boolean
  findMistake?(given: z.output<z.ZodObject<Shape>>): string | undefined
  sandboxKeys(baseUrl: string): Keys
  webhookSecret(keys: Keys): string
  create(keys: Keys, options: { merchantName: () => string; clock: Clock }): PaymentProvider
}

/** Declares a payment provider. Its functions get the variables with the types of its own schemas. */
export const definePaymentProvider = <Shape extends z.ZodRawShape, Keys>(
  declared: DeclaredProvider<Shape, Keys>,
): PaymentProviderDefinition<Keys> => {
  const typed = (given: Record<string, unknown>) => given as z.output<z.ZodObject<Shape>>
  return {
    variables: declared.variables,
    readKeys: (given) => declared.readKeys(typed(given)),
    isRequested: (given) => declared.isRequested(typed(given)),
    isLive: (given) => declared.isLive(typed(given)),
    findMistake: (given) => declared.findMistake?.(typed(given)),
    sandboxKeys: (baseUrl) => declared.sandboxKeys(baseUrl),
    webhookSecret: (keys) => declared.webhookSecret(keys),
    create: (keys, options) => declared.create(keys, options),
  }
}

/** Schema of a variable with the base URL of a provider's API. */
export const providerApiUrlSchema = z.url('must be an address').transform((url) => url.replace(/\/$/, ''))
