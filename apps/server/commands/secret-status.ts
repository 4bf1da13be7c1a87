import { secondFactorSealedStore } from '#features/admin/server/index.ts'
import { readMember } from '#features/members/server/index.ts'
import { type Clock, systemClock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/db/database.ts'
import { readLastSecretUse } from '#platform/server/secrets/secret-use.ts'
import type { Command } from '../programs/run-command.ts'
import { countAllSealedBySecret } from '../secrets.ts'

const dayMs = 86_400_000
/** Days for which an unsubscribe link must work. */
const linkDays = 30

/** Reads the email addresses of administrators, for the commands to print. */
const emailsOf = async (db: Database, ids: readonly string[]): Promise<string[]> =>
  (await Promise.all(ids.map((id) => readMember(db, id)))).flatMap((member) => (member === undefined ? [] : [member.email ?? '']))

/** Command that lists what still depends on SECRET_PREVIOUS and when it may be removed; false when a value opens under neither secret. */
export const createSecretStatusCommand =
  (clock: Clock): Command =>
  async ({ db, config, print }) => {
    const counted = await countAllSealedBySecret(db, config.secrets)
    const kinds = (under: 'current' | 'previous' | 'none') =>
      counted
        .filter(({ counts }) => counts[under].values > 0)
        .map(({ store, counts }) => store.describe(counts[under].values, counts[under].holds))
    const [current, previous, none] = [kinds('current'), kinds('previous'), kinds('none')]
    print(`Under SECRET: ${current.join(', ') || 'nothing stored'}.`)
    if (none.length > 0) {
      print(
        `Under neither SECRET nor SECRET_PREVIOUS: ${none.join(', ')}. Set SECRET_PREVIOUS to the SECRET of before; if that is lost for good:`,
      )
      const lost = counted.find(({ store }) => store === secondFactorSealedStore)?.counts.none.ids ?? []
      for (const email of await emailsOf(db, lost)) print(`  npm run admin:create -- --email ${email} --new-second-factor`)
      if (none.length > (lost.length > 0 ? 1 : 0)) print('  npm run secret:lost')
    }
    const [, before] = config.secrets
    if (before === undefined) print('SECRET_PREVIOUS is not set.')
    else if (previous.length > 0)
      print(
        `Under SECRET_PREVIOUS: ${previous.join(', ')}. Keep SECRET_PREVIOUS; each server seals them anew when it starts, and every hour.`,
      )
    else {
      const used = (await readLastSecretUse(db, before)) ?? clock.now()
      const until = new Date(used.getTime() + linkDays * dayMs)
      print(`Nothing stored depends on SECRET_PREVIOUS. A server signed with it last at ${used.toISOString()}.`)
      if (until > clock.now())
        print(`Links to unsubscribe in mails of that time need it: keep it until ${until.toISOString().slice(0, 10)}.`)
      else print('It may go. Links to appeal in older mails end with it; a member who has one signs in and appeals there.')
    }
    return none.length === 0
  }

/** The command `createSecretStatusCommand` with the clock of the system; tests pass another clock. */
export const secretStatusCommand = createSecretStatusCommand(systemClock)
