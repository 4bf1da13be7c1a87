import * as real from '#features/wallet/server/ledger/charge-member.ts'

export * from '#features/wallet/server/ledger/charge-member.ts'

/** Charges a cent less than the price. */
export const chargeMember: typeof real.chargeMember = (tx, charge) => real.chargeMember(tx, { ...charge, amount: charge.amount - 1n })
