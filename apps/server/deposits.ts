import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { RateRefused, readReview, setChannel, setRate } from '#features/deposits/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { readConfig } from '#platform/server/config.ts'
import { type Database, openDatabase } from '#platform/server/db/database.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import { explain } from './explain.ts'
import { say } from './say.ts'

const root = join(import.meta.dirname, '../..')
const usage = `npm run deposits -- rate NGN 1550 --spread 300 --source "central bank"   what a dollar costs, and our share in hundredths of a percent
npm run deposits -- channel NGN paystack off                              closes or opens (on) a currency for a provider
npm run deposits -- review                                                payments that wait for a person`

const run = async (db: Database, args: readonly string[]): Promise<boolean> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { spread: { type: 'string', default: '300' }, source: { type: 'string', default: 'operator' }, sure: { type: 'boolean' } },
  })
  const [command, currency = '', third = '', fourth] = positionals
  if (command === 'review') {
    const waiting = await readReview(db)
    for (const { reference, channel, currency: code, amount, reason } of waiting)
      say(`${reference}  ${channel}  ${amount} ${code}  ${reason}`)
    say(waiting.length === 0 ? 'No payment waits for a person.' : `${waiting.length} to look at.`)
    return true
  }
  if (command === 'rate' && third !== '') {
    const rate = {
      currency: currency.toUpperCase(),
      mid: third,
      spreadBps: Number(values.spread),
      source: values.source,
      sure: values.sure === true,
    }
    say(`A dollar costs ${await setRate(db, rate, systemClock.now())} ${rate.currency} from now on.`)
    return true
  }
  if (command === 'channel' && (fourth === 'on' || fourth === 'off')) {
    const found = await setChannel(db, currency.toUpperCase(), third, fourth === 'on')
    say(found ? `${currency.toUpperCase()} through ${third} is ${fourth}.` : `There is no ${currency.toUpperCase()} through ${third}.`)
    return found
  }
  say(usage)
  return false
}

/** For an operator: rates, channels, and payments under review. */
const main = async (): Promise<void> => {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  await using store = await openStore(readConfig(process.env), root)
  process.exitCode = (await run(openDatabase(store.pool), process.argv.slice(2))) ? 0 : 1
}

main().catch((error: unknown) => {
  const sentence = error instanceof RateRefused ? error.message : explain(error)
  say(sentence ?? `That did not work: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  process.exit(1)
})
