import * as z from 'zod'
import type { Config } from '#platform/server/config/config.ts'
import { configuration, type Installation } from '#platform/server/config/configuration.ts'
import { flag, optional, withDefault } from '#platform/server/config/environment.ts'

const address = z.url('must be an address').transform((url) => url.replace(/\/$/, ''))

const variables = {
  PAYSTACK_SECRET_KEY: optional(z.string().regex(/^sk_(test|live)_/, 'must begin with sk_test_ or sk_live_')),
  PAYSTACK_BASE_URL: optional(address),
  TRANZAK_APP_ID: optional(z.string()),
  TRANZAK_APP_KEY: optional(z.string().regex(/^(SAND|PROD)_/, 'must begin with SAND_ or PROD_')),
  TRANZAK_AUTH_KEY: optional(z.string().min(8, 'must have at least 8 characters')),
  TRANZAK_BASE_URL: optional(address),
  MERCHANT_NAME: withDefault(z.string().trim().min(1).max(32, 'must have at most 32 characters'), 'Ndloo'),
  ALLOW_EMBEDDED_PAYMENTS: flag,
}
type Given = z.output<z.ZodObject<typeof variables>>

export interface PaymentConfig {
  /** Shown on statements, receipts and checkouts; it should say nothing about dating. */
  merchantName: string
  paystack: { secretKey: string; baseUrl: string } | undefined
  tranzak: { appId: string; appKey: string; authKey: string; baseUrl: string } | undefined
}

/** Whether any provider is set up, which is no demo. */
const hasPaymentKeys = (given: Given): boolean => given.PAYSTACK_SECRET_KEY !== undefined || given.TRANZAK_APP_KEY !== undefined

const tranzakHost = (appKey: string) => (appKey.startsWith('PROD_') ? 'https://dsapi.tranzak.me' : 'https://sandbox.dsapi.tranzak.me')

/** The providers a demo pays through: this very process plays them. */
const sandbox = (port: number): Pick<PaymentConfig, 'paystack' | 'tranzak'> => ({
  paystack: { secretKey: 'sk_test_sandbox', baseUrl: `http://127.0.0.1:${port}/sandbox/paystack` },
  tranzak: {
    appId: 'ap_sandbox',
    appKey: 'SAND_sandbox',
    authKey: 'sandbox auth key',
    baseUrl: `http://127.0.0.1:${port}/sandbox/tranzak`,
  },
})

const readPayments = (given: Given, { demo, port, embedded }: Installation, mistakes: string[]): PaymentConfig => {
  const live = given.PAYSTACK_SECRET_KEY?.startsWith('sk_live_') === true || given.TRANZAK_APP_KEY?.startsWith('PROD_') === true
  const tranzakParts = [given.TRANZAK_APP_ID, given.TRANZAK_APP_KEY, given.TRANZAK_AUTH_KEY]
  if (tranzakParts.some((part) => part !== undefined) && tranzakParts.includes(undefined))
    mistakes.push('TRANZAK_APP_ID, TRANZAK_APP_KEY and TRANZAK_AUTH_KEY are needed together')
  if (demo && live) mistakes.push('DEMO takes no live payment keys: its money is made up')
  if (!demo && embedded && hasPaymentKeys(given) && given.ALLOW_EMBEDDED_PAYMENTS !== true)
    mistakes.push(
      'payment keys need DATABASE_URL: the embedded database does not survive a power cut (ALLOW_EMBEDDED_PAYMENTS=1 says you know)',
    )
  const { PAYSTACK_SECRET_KEY: secretKey, TRANZAK_APP_ID: appId, TRANZAK_APP_KEY: appKey, TRANZAK_AUTH_KEY: authKey } = given
  const keyed = {
    paystack: secretKey === undefined ? undefined : { secretKey, baseUrl: given.PAYSTACK_BASE_URL ?? 'https://api.paystack.co' },
    tranzak:
      appId === undefined || appKey === undefined || authKey === undefined
        ? undefined
        : { appId, appKey, authKey, baseUrl: given.TRANZAK_BASE_URL ?? tranzakHost(appKey) },
  }
  const own = demo ? sandbox(port) : keyed
  return { merchantName: given.MERCHANT_NAME, paystack: keyed.paystack ?? own.paystack, tranzak: keyed.tranzak ?? own.tranzak }
}

/** The payment providers and what they are told of the merchant. */
export const paymentConfiguration = configuration({ variables, read: readPayments, isReal: hasPaymentKeys })

/** The keys that providers check calls by; empty where there is none. */
export const webhookSecrets = (config: Config): { paystack: string; tranzak: string } => {
  const { paystack, tranzak } = config.of(paymentConfiguration)
  return { paystack: paystack?.secretKey ?? '', tranzak: tranzak?.authKey ?? '' }
}
