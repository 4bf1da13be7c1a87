import type { DescribeEntries } from '#features/wallet/server/index.ts'

/** Says for how many days a boost was bought. */
export const describeBoostEntries: DescribeEntries = (_ctx, entries) =>
  Promise.resolve(
    new Map(
      entries.flatMap(({ id, kind, details }) => (kind === 'boost' && details?.['days'] ? [[id, { days: Number(details['days']) }]] : [])),
    ),
  )
