import type { PaymentChannel } from '../../contract.ts'

/** What the payer is sent away with. */
export interface CheckoutRequest {
  reference: string
  currency: string
  /** Digits after the point of the currency. */
  scale: number
  /** Smallest parts. */
  amount: bigint
  email: string
  returnUrl: string
  /** When the checkout should close. */
  expiresInSeconds: number
}

/** A checkout that is open. */
export interface Checkout {
  url: string
  /** The provider's own name for the payment, where it has one yet. */
  providerId: string | undefined
}

/** The provider's own word on one payment: the only thing that ever moves money. */
export interface PaymentFacts {
  reference: string
  providerId: string | undefined
  state: 'open' | 'paid' | 'failed' | 'reversed'
  /** As the provider names it. */
  status: string
  currency: string
  /** What we asked for, and what the payer paid, in smallest parts. */
  requested: bigint
  paid: bigint
  /** What the provider keeps, in smallest parts. */
  fee: bigint
  /** False for a payment of the provider's test mode. */
  live: boolean
  paidAt: Date | undefined
}

/** One payment provider. Its answers are read here and nowhere else. */
export interface PaymentProvider {
  readonly channel: PaymentChannel
  /** Real money moves. */
  readonly live: boolean
  /**
   * Opens a checkout. Never sent twice: after `unknown` the payment is read instead.
   * @throws {ProviderRefused} when the provider says no, {ProviderUnreachable} when nobody knows
   */
  openCheckout(charge: CheckoutRequest): Promise<Checkout>
  /**
   * Reads one payment; undefined when the provider knows none of that reference.
   * @throws {ProviderUnreachable}
   */
  readPayment(payment: { reference: string; providerId: string | undefined; scale: number }): Promise<PaymentFacts | undefined>
  /**
   * The payments of a span that the provider counts as paid, from its own list.
   * @throws {ProviderUnreachable}
   */
  listPayments(span: TimeRange, scaleOf: (currency: string) => number | undefined): Promise<ListedPayment[]>
  /** The payment a notification speaks of; undefined when it is not from the provider. Its content is never trusted further. */
  verifyWebhook(notification: WebhookRequest): WebhookEvent | undefined
}

export interface TimeRange {
  from: Date
  /** Not included. */
  until: Date
}

/** One line of a provider's list. */
export interface ListedPayment {
  reference: string
  currency: string
  /** Smallest parts; undefined for a currency we do not know. */
  amount: bigint | undefined
  /** As the provider writes it. */
  written: string
}

export interface WebhookRequest {
  /** The bytes as they came. */
  body: Buffer
  headers: Record<string, string | string[] | undefined>
}

export interface WebhookEvent {
  event: string
  reference: string | undefined
  /** The provider's own names of the payment, where it may leave out ours. */
  ids?: { request: string | undefined; transaction: string | undefined }
  /** The same for each delivery of one notice. */
  dedupe: string
  /** What settles and what tells two notices apart; never a word on the payer, so that it may outlive them. */
  content: Record<string, unknown>
}

/** The provider answered, and will not do it. */
export class ProviderRefused extends Error {}
/** No answer, or none that says anything: the payment may exist. */
export class ProviderUnreachable extends Error {}
