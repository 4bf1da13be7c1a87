import type { Database, Tx } from '#platform/server/db/database.ts'
import { dollars } from '#platform/shared/money.ts'
import type { Wallet } from '../contract.ts'

/** What a member has. */
export const readWallet = async (db: Database | Tx, memberId: string): Promise<Wallet> => {
  const accounts = await db.selectFrom('account').select(['currency', 'balance']).where('member_id', '=', memberId).execute()
  const balance = (currency: string) => accounts.find((account) => account.currency === currency)?.balance ?? '0'
  return { usd: dollars(balance('USD')), credits: Number(balance('CREDIT')) }
}
