import type { OnReinstate } from '#features/auth/server/index.ts'
import type { RateLimiter } from '#platform/server/limits/limits.ts'
import type { Texts } from '#platform/server/texts.ts'
import type { CountCeremony } from './metrics/passkey-metrics.ts'
import type { RelyingParty } from './relying-party.ts'

/** What the commands of passkeys need in addition to their context. */
export interface PasskeyDependencies {
  limits: RateLimiter
  /** Multiplies the limit on wrong passwords. */
  limitFactor: number
  /** The current secret first, then older ones that are still accepted. */
  secrets: readonly [string, ...string[]]
  texts: Texts
  onReinstate: OnReinstate
  party: RelyingParty
  count: CountCeremony
}
