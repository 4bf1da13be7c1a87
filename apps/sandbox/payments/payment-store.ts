import { sql } from 'kysely'
import type { PaymentChannel } from '#features/deposits/contract.ts'
import type { Database } from '#platform/server/db/database.ts'

/** What a provider of the demo remembers of a payment. */
export interface SandboxPayment {
  id: string
  provider: PaymentChannel
  reference: string
  /** The provider's own word for where it stands. */
  status: string
  amount: number
  /** What the payer really paid, and what the provider keeps. */
  paid: number
  fee: number
  currency: string
  email: string
  returnUrl: string
  /** Where each single payment is told of, beside the configured address. */
  error: { code: number; message: string } | undefined
  /** Milliseconds of the clock at which a pending payment succeeds. */
  succeedsAt: number | undefined
  createdAt: string
  paidAt: string | undefined
}

const parse = (row: { content: unknown } | undefined): SandboxPayment | undefined => row?.content as SandboxPayment | undefined

/** The demo providers' memory; it survives a restart like everything else in the database. */
export const createPaymentStore = (db: Database) => ({
  /** False when the reference is taken. */
  add: async (payment: SandboxPayment, now: Date): Promise<boolean> => {
    const { id, provider, reference } = payment
    const inserted = await db
      .insertInto('sandbox_payment')
      .values({ id, provider, reference, content: JSON.stringify(payment), created_at: now })
      .onConflict((conflict) => conflict.columns(['provider', 'reference']).doNothing())
      .returning('id')
      .executeTakeFirst()
    return inserted !== undefined
  },
  byId: async (id: string) => parse(await db.selectFrom('sandbox_payment').select('content').where('id', '=', id).executeTakeFirst()),
  byReference: async (provider: SandboxPayment['provider'], reference: string) =>
    parse(
      await db
        .selectFrom('sandbox_payment')
        .select('content')
        .where('provider', '=', provider)
        .where('reference', '=', reference)
        .executeTakeFirst(),
    ),
  /** The newest first, a page at a time from 1. */
  page: async (provider: SandboxPayment['provider'], status: string, { page, size }: { page: number; size: number }) => {
    const rows = await db
      .selectFrom('sandbox_payment')
      .select('content')
      .where('provider', '=', provider)
      .where(sql<boolean>`content->>'status' = ${status}`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .offset((page - 1) * size)
      .limit(size)
      .execute()
    return rows.map((row) => row.content as SandboxPayment)
  },
  save: async (payment: SandboxPayment): Promise<void> => {
    await db
      .updateTable('sandbox_payment')
      .set({ content: JSON.stringify(payment) })
      .where('id', '=', payment.id)
      .execute()
  },
})
export type PaymentStore = ReturnType<typeof createPaymentStore>
