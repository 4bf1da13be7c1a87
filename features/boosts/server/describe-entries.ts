import type { DescribeEntries } from '#features/wallet/server/index.ts'

/** Returns by journal id how many days each boost in the ledger entries lasts. */
export const describeBoostEntries: DescribeEntries = (_ctx, entries) =>
  Promise.resolve(
    new Map(
      entries.flatMap(({ id, kind, details }) => (kind === 'boost' && details?.['days'] ? [[id, { days: Number(details['days']) }]] : [])),
    ),
  )
