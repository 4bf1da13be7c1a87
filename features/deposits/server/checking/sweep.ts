import type { Platform } from '#platform/server/platform.ts'
import { withTimeout } from '#platform/server/concurrency/with-timeout.ts'
import { checkAndBookDeposit } from './check-and-book-deposit.ts'
import { claimDepositsDueForCheck } from '../store.ts'
import type { ConfiguredPaymentProviders } from '../providers/provider.ts'

const intervalMs = 15_000
const batchSize = 10
/** Shutdown waits at most this long for a running sweep. Deposits that it did not finish are due again after the next start. */
const stopTimeoutMs = 2000

/**
 * Checks every deposit that is due, so deposits settle even without webhooks.
 * @returns how many deposits were checked
 */
const sweepDeposits = async (platform: Platform, providers: ConfiguredPaymentProviders, shouldContinue: () => boolean): Promise<number> => {
  let checked = 0
  for (;;) {
    const due = await claimDepositsDueForCheck(platform.db, platform.clock.now(), batchSize)
    await Promise.all(
      due.map((id) =>
        checkAndBookDeposit(platform, providers, id).catch((error: unknown) =>
          platform.log.warn({ err: error, deposit: id }, 'a deposit could not be checked'),
        ),
      ),
    )
    checked += due.length
    if (due.length < batchSize || !shouldContinue()) return checked
  }
}

/** Checks due deposits every 15 seconds and after each `wake`, one sweep at a time. */
export class DepositSweep implements AsyncDisposable {
  readonly #platform: Platform
  readonly #providers: ConfiguredPaymentProviders
  #timer: NodeJS.Timeout | undefined
  #running: Promise<unknown> | undefined
  #again = false

  constructor(platform: Platform, providers: ConfiguredPaymentProviders) {
    this.#platform = platform
    this.#providers = providers
  }

  start(): void {
    this.#timer = setInterval(() => this.wake(), intervalMs)
    this.#timer.unref()
    this.wake()
  }

  /** Starts a sweep now; during a running sweep, another one follows it. */
  wake(): void {
    if (this.#timer === undefined) return
    this.#again = true
    this.#running ??= this.#run().finally(() => (this.#running = undefined))
  }

  async #run(): Promise<void> {
    const { log } = this.#platform
    try {
      while (this.#again) {
        this.#again = false
        await sweepDeposits(this.#platform, this.#providers, () => this.#timer !== undefined)
      }
    } catch (error) {
      log.error({ err: error }, 'deposits could not be swept')
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#again = false
    await withTimeout(stopTimeoutMs, Promise.resolve(this.#running)).catch(() =>
      this.#platform.log.warn('the deposit sweep was interrupted'),
    )
  }
}
