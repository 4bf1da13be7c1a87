import type { Transaction } from '../contract.ts'

/** Puts the sides of one conversion, which stand next to each other in the list, into one row. */
export const pairSides = (transactions: readonly Transaction[]): [Transaction, ...Transaction[]][] => {
  const rows: [Transaction, ...Transaction[]][] = []
  for (const transaction of transactions) {
    const last = rows.at(-1)
    if (last?.[0].id === transaction.id) last.push(transaction)
    else rows.push([transaction])
  }
  return rows
}
