import * as z from 'zod'
import type { Clock } from '#platform/server/clock.ts'
import type { PaymentProvider } from './provider.ts'

/** Everything the server needs to know about one payment provider; `registry.ts` lists one for each channel. */
export interface PaymentProviderDefinition<Keys> {
  /** The environment variables it reads. */
  readonly variables: z.ZodRawShape
  /** The keys of the provider; undefined unless all of them are set. */
  readKeys(given: Record<string, unknown>): Keys | undefined
  /** Whether an operator means to use it, even with keys missing. */
  isRequested(given: Record<string, unknown>): boolean
  /** Whether its keys move real money. */
  isLive(given: Record<string, unknown>): boolean
  /** Why these values cannot work; undefined when they can. */
  findMistake(given: Record<string, unknown>): string | undefined
  /** The keys for the sandbox that stands in for the provider in a demo. */
  sandboxKeys(baseUrl: string): Keys
  /** What its webhooks are authenticated with. */
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

/** Declares a payment provider, so that its functions get its own variables with their types. */
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
export const providerApiUrlVariable = z.url('must be an address').transform((url) => url.replace(/\/$/, ''))
