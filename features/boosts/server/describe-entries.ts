import type { DescribeEntries } from '#features/wallet/server/index.ts'

/** Returns, by journal id, for how many days each boost in the ledger entries was bought. */
export const describeBoostEntries: DescribeEntries = (_ctx, entries) =>
  Promise.resolve(
    new Map(
      entries.flatMap(({ id, kind, details }) => (kind === 'boost' && details?.['days'] ? [[id, { days: Number(details['days']) }]] : [])),
    ),
  )
