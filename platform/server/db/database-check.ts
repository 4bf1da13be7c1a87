import { setTimeout as sleep } from 'node:timers/promises'
import { withTimeout } from '../concurrency/with-timeout.ts'
import { isDatabaseUnavailable, isFull, isReadOnly } from './availability.ts'
import { type Database, guardOf } from './database.ts'

/** A look waits this long for a connection before it is judged by what calls get. */
const connectionMs = 300
const answerMs = 1100
/** A look that has not ended by then is no longer waited for. */
const lookMs = 1500
/** A process in which nobody got a connection for so long serves nobody. */
const stuckMs = 3000
/** And it takes people in again once looks have got one for so long. */
const steadyMs = 1000

/** Why the database cannot be used, for operators. */
class DatabaseNotReady extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the database cannot be used: ${reason}`)
    this.reason = reason
  }
}

/** Fails as a write of a call would, and writes nothing. */
const requireWrites = `do $$ begin
  if current_setting('transaction_read_only') = 'on' then
    raise exception 'the database takes no writes' using errcode = 'read_only_sql_transaction';
  end if;
end $$`

interface Look {
  began: number
  hasConnection: boolean
  ended?: Promise<true>
}

const reasonOf = (error: unknown): string => {
  if (isReadOnly(error)) return 'read-only'
  if (isFull(error)) return 'the server has no connection left'
  return isDatabaseUnavailable(error) ? 'not serving' : 'does not answer'
}

/**
 * A check for `/ready`: whether calls of this process can read and write. It leaves a process in the balancer that is slow but serves, and
 * takes out one in which everybody waits.
 * @throws {DatabaseNotReady} by the promise it answers, within 1.5 s
 */
export const databaseCheck = (db: Database): (() => Promise<void>) => {
  const guard = guardOf(db)
  let last: DatabaseNotReady | undefined = new DatabaseNotReady('not asked yet')
  let current: Look | undefined
  let isStuck = false
  let steadySince: number | undefined

  const ask = async (look: Look): Promise<void> => {
    const client = await guard.connect()
    look.hasConnection = true
    try {
      await withTimeout(answerMs, client.query(requireWrites, []))
      client.release()
    } catch (error) {
      client.release(true)
      throw error
    }
  }
  const begin = (): Look => {
    const look: Look = { began: performance.now(), hasConnection: false }
    const note = (outcome: DatabaseNotReady | undefined): true => {
      if (current === look) [last, current] = [outcome, undefined]
      return true
    }
    // A connection that does not answer while others do is dropped, and says nothing about the rest.
    const outcomeOf = (error: unknown) =>
      !isDatabaseUnavailable(error) && guard.silentMs() < answerMs ? last : new DatabaseNotReady(reasonOf(error))
    look.ended = ask(look).then(
      () => note(undefined),
      (error: unknown) => note(outcomeOf(error)),
    )
    return look
  }
  /** Whether a look ended in time. */
  const look = async (): Promise<boolean> => {
    if (current === undefined || performance.now() - current.began >= lookMs) current = begin()
    const own = current
    const ended = await Promise.race([own.ended, sleep(connectionMs, false, { ref: false })])
    return ended !== true && own.hasConnection ? (await own.ended) === true : ended === true
  }

  return async () => {
    const ended = await look()
    if (guard.stuckMs() >= stuckMs) isStuck = true
    if (isStuck) {
      steadySince = ended && last === undefined ? (steadySince ?? performance.now()) : undefined
      isStuck = steadySince === undefined || performance.now() - steadySince < steadyMs
    }
    if (isStuck) throw new DatabaseNotReady('every connection is busy')
    if (last !== undefined) throw last
  }
}
