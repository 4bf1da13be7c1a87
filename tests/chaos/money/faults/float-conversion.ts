import type * as real from '#features/wallet/contract.ts'

export * from '#features/wallet/contract.ts'

/** Converts dollars into credits with floating point. */
export const creditsForCents: typeof real.creditsForCents = (cents, price) =>
  BigInt(Math.floor((Number(cents) / 100) * price.credits_per_usd))
