import * as z from 'zod'
import type { SentenceKey, PlaceholderValues } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './locales/en.ts'

const Money = z.object({ amount: z.string(), currency: z.string() })

/** Why a payment is under review, that is, waits for an administrator's decision. */
export const ReviewReason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live_payment') }),
  z.object({ kind: z.literal('test_payment') }),
  z.object({ kind: z.literal('amount'), paid: Money, requested: Money, expected: Money }),
  // `paid` and `requested` are in the smallest unit of `currency`, because its decimal places are unknown here.
  z.object({ kind: z.literal('currency'), paid: z.string(), requested: z.string(), currency: z.string(), expected: Money }),
  /** `drift`: by how many percent the exchange rate has moved since the quote. */
  z.object({ kind: z.literal('late'), drift: z.number() }),
  z.object({ kind: z.literal('account_closed') }),
  z.object({ kind: z.literal('payment_of_another') }),
  /** Free text from releases that stored no kind. */
  z.object({ kind: z.literal('noted'), text: z.string() }),
])
export type ReviewReason = z.infer<typeof ReviewReason>

/** The locale key and values that describe a review reason in `depositsText`. */
export const reviewReasonText = ({ kind, ...values }: ReviewReason): [key: SentenceKey<typeof en>, values: PlaceholderValues] => [
  `doubts.${kind}`,
  values,
]
