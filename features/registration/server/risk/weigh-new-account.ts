import type { MemberRow } from '#features/members/server/index.ts'
import type { Actor } from '#platform/server/context.ts'
import type { Tx } from '#platform/server/db/database.ts'
import type { RiskSignal } from '../../contract.ts'
import { mustHoldForMail } from './disposable-mail.ts'
import { scheduleHoldForRisk } from './hold-for-risk.ts'
import { hashNetwork, hashNumberBlock, isFromInternet } from './origin.ts'
import { retroactiveHoldSameBlockCount, retroactiveHoldNetworkCount, adjustForUsualSignUps, weighRiskSignals } from './risk-points.ts'
import {
  addSignUpTrace,
  countAccountsOfNumberBlock,
  countAccountsByNetwork,
  readUnreviewedAccounts,
  saveRiskSignals,
} from './trace-store.ts'

export interface SignUpOrigin {
  actor: Actor
  /** The key for the hashes of network and number. */
  secret: string
  /** Multiplies how many accounts of one network or block are usual, as it does for other limits. */
  limitFactor: number
  /** When the sign-up began. */
  begunAt: Date | undefined
  /** Whether a banned account had a number without having proven it. */
  isNumberOfBanned(phone: string): Promise<boolean>
}

/**
 * Finds and stores the risk signals of an account whose email or number was just proven. If it shows that many accounts belong together, earlier ones
 * are held too.
 * An account from a closed network is not compared with others, and leaves no trace.
 */
export const weighNewAccount = async (
  tx: Tx,
  { id, email, phone }: Pick<MemberRow, 'id' | 'email' | 'phone'>,
  { actor, secret, limitFactor, begunAt, isNumberOfBanned }: SignUpOrigin,
  now: Date,
): Promise<RiskSignal[]> => {
  const own = {
    disposable: email !== null && (await mustHoldForMail(tx, email)),
    tookMs: begunAt === undefined ? undefined : now.getTime() - begunAt.getTime(),
    bannedNumber: await isNumberOfBanned(phone),
  }
  if (!isFromInternet(actor)) return weighRiskSignals(own)
  const trace = { network: hashNetwork(secret, actor), number_block: hashNumberBlock(secret, phone) }
  await addSignUpTrace(tx, id, trace, now)
  const [network, block] = [
    await countAccountsByNetwork(tx, trace.network, now),
    await countAccountsOfNumberBlock(tx, trace.number_block, now),
  ]
  const signals = weighRiskSignals({ ...own, network, block, limitFactor })
  await saveRiskSignals(tx, id, signals)
  if (adjustForUsualSignUps(network) >= retroactiveHoldNetworkCount * limitFactor)
    await scheduleHoldForRisk(tx, await readUnreviewedAccounts(tx, { network: trace.network }, now), signals, now)
  if (block >= retroactiveHoldSameBlockCount * limitFactor)
    await scheduleHoldForRisk(tx, await readUnreviewedAccounts(tx, { block: trace.number_block }, now), signals, now)
  return signals
}
