import { sql } from 'kysely'
import type { PaymentChannel } from '#features/deposits/contract.ts'
import type { Database } from '#platform/server/db/database.ts'

/** A payment as a provider of the demo stores it. */
export interface SandboxPayment {
  id: string
  provider: PaymentChannel
  reference: string
  /** Status in the provider's terms. */
  status: string
  amount: number
  /** Paid amount, and the provider's fee. */
  paid: number
  fee: number
  currency: string
  email: string
  returnUrl: string
  /** Why the payment failed. */
  error: { code: number; message: string } | undefined
  /** Unix time in milliseconds at which a pending payment succeeds. */
  succeedsAt: number | undefined
  createdAt: string
  paidAt: string | undefined
}

const parse = (row: { content: unknown } | undefined): SandboxPayment | undefined => row?.content as SandboxPayment | undefined

/** Stores the payments of the demo's providers in the database. */
export const createPaymentStore = (db: Database) => ({
  /** Adds a payment; false when the reference is taken. */
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
  /** Returns a page of payments, newest first; pages start at 1. */
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
