import type { PaymentChannel } from '../../contract.ts'

/** The data that a provider needs to open a checkout page. */
export interface CheckoutRequest {
  reference: string
  currency: string
  /** Decimal places of the currency. */
  scale: number
  /** In the smallest unit of the currency. */
  amount: bigint
  email: string
  returnUrl: string
  /** Seconds until the checkout should close. */
  expiresInSeconds: number
}

/** An open checkout page. */
export interface Checkout {
  url: string
  /** The provider's id of the payment; undefined until it has one. */
  providerId: string | undefined
}

/** What the provider's API reports about one payment. Money moves on nothing else. */
export interface PaymentFacts {
  reference: string
  providerId: string | undefined
  state: 'open' | 'paid' | 'failed' | 'reversed'
  /** The provider's own word for the state. */
  status: string
  currency: string
  /** The requested amount and the paid amount, each in the smallest unit of the currency. */
  requested: bigint
  paid: bigint
  /** The provider's fee, in the smallest unit. */
  fee: bigint
  /** False for a payment of the provider's test mode. */
  live: boolean
  paidAt: Date | undefined
}

/** The API of one payment provider. Only its implementation interprets the provider's responses. */
export interface PaymentProvider {
  readonly channel: PaymentChannel
  /** Whether real money moves. */
  readonly live: boolean
  /**
   * Opens a checkout. Never call it again for the same reference: read the payment instead.
   * @throws {ProviderRefusedError} when the provider declines
   * @throws {ProviderUnreachableError} without a usable response: the checkout may exist
   */
  openCheckout(charge: CheckoutRequest): Promise<Checkout>
  /**
   * Reads one payment; undefined when the provider does not know the reference.
   * @throws {ProviderUnreachableError} without a usable response
   */
  readPayment(payment: { reference: string; providerId: string | undefined; scale: number }): Promise<PaymentFacts | undefined>
  /**
   * Lists the payments that the provider counts as paid in a time range.
   * @param scaleOf returns the decimal places of a currency; undefined for an unknown currency
   * @throws {ProviderUnreachableError} when the list cannot be read
   */
  listPayments(span: TimeRange, scaleOf: (currency: string) => number | undefined): Promise<ListedPayment[]>
  /** Authenticates and parses a webhook request; undefined when it is not from the provider. */
  verifyWebhook(notification: WebhookRequest): WebhookEvent | undefined
}

export interface TimeRange {
  from: Date
  /** Exclusive. */
  until: Date
}

/** One payment in a provider's list. */
export interface ListedPayment {
  reference: string
  currency: string
  /** In the smallest unit; undefined for an unknown currency. */
  amount: bigint | undefined
  /** The amount as the provider writes it. */
  written: string
}

export interface WebhookRequest {
  /** The unparsed body, which the signature covers. */
  body: Buffer
  headers: Record<string, string | string[] | undefined>
}

/** An authenticated webhook event. */
export interface WebhookEvent {
  event: string
  reference: string | undefined
  /** The provider's ids of the payment, for events that leave out our reference. */
  ids?: { request: string | undefined; transaction: string | undefined }
  /** A key that is the same for every delivery of one event. */
  dedupe: string
  /** The fields to store. Those that could name the payer are left out. */
  content: Record<string, unknown>
}

/** The provider declined the request. */
export class ProviderRefusedError extends Error {}
/** There was no usable response, so the payment may exist. */
export class ProviderUnreachableError extends Error {}

/** The providers this server has keys for, by channel. */
export type ConfiguredPaymentProviders = Partial<Record<string, PaymentProvider>>
