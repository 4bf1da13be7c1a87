import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countImportedByState, importFolder, importPhotos, inviteImportedMembers } from '#features/imports/server/index.ts'
import { listOfferedEntryIds } from '#features/members/server/index.ts'
import { systemClock } from '#platform/server/clock.ts'
import { openStorage } from '../compose.ts'
import { loadLanguages } from '../languages/load-languages.ts'
import type { Command, CommandContext } from '../programs/run-command.ts'

const usage = `npm run import -- folder --dry-run         says every mistake of members.csv or members.jsonl, and changes nothing
npm run import -- folder                   imports the members, whom nobody sees, and then their photos; again goes on
npm run import -- folder --skip-invalid    leaves out the rows with mistakes
npm run import -- folder --source name     for a second service, whose ids may be those of the first
npm run import -- --invite --per-hour 200  mails each a link to confirm or remove the account
npm run import -- --status                 how many wait, have confirmed, have signed up anew, and are removed
npm run import -- --ids                    the ids that rows may have for interests, goals, genders and languages`

const options = {
  'dry-run': { type: 'boolean', default: false },
  'skip-invalid': { type: 'boolean', default: false },
  invite: { type: 'boolean', default: false },
  'per-hour': { type: 'string', default: '200' },
  source: { type: 'string' },
  status: { type: 'boolean', default: false },
  ids: { type: 'boolean', default: false },
} as const

const mostPerHour = 10_000

const invite = async ({ db, print }: CommandContext, given: string): Promise<boolean> => {
  const perHour = Number(given)
  if (!Number.isInteger(perHour) || perHour < 1 || perHour > mostPerHour) {
    print(`--per-hour takes a whole number from 1 to ${mostPerHour}.`)
    return false
  }
  const { planned, last, tooLong } = await inviteImportedMembers(db, systemClock, perHour)
  if (tooLong !== undefined) print(`At that rate the last mail would be sent after ${tooLong} days; 60 is the most. Nothing was planned.`)
  else print(planned === 0 ? 'Everybody has been invited.' : `${planned} mails are planned; the last goes out at ${last?.toISOString()}.`)
  return tooLong === undefined
}

const showStatus = async ({ db, print }: CommandContext): Promise<boolean> => {
  for (const { state, count } of await countImportedByState(db)) print(`${state}  ${count}`)
  return true
}

const showIds = async ({ db, print }: CommandContext): Promise<boolean> => {
  for (const { list, id, name } of await listOfferedEntryIds(db)) print(`${list}  ${id}  ${name}`)
  return true
}

/** Makes the folder among the arguments absolute, because a running server, which has another working directory, may do the work. */
export const resolveImportFolder = (args: readonly string[]): string[] => {
  const { tokens } = parseArgs({ args: [...args], allowPositionals: true, strict: false, options, tokens: true })
  const positionals = new Set(tokens.flatMap(({ kind, index }) => (kind === 'positional' ? [index] : [])))
  return args.map((arg, index) => (positionals.has(index) ? resolve(arg) : arg))
}

/** Command that imports members of another service from a folder, and invites them. */
export const importMembersCommand: Command = async (context, args) => {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options })
  const { db, config, log, print } = context
  const [folder, more] = positionals
  if (folder === undefined && values.invite) return invite(context, values['per-hour'])
  if (folder === undefined && values.status) return showStatus(context)
  if (folder === undefined && values.ids) return showIds(context)
  if (folder === undefined || more !== undefined || values.invite || values.status || values.ids) {
    print(usage)
    return false
  }
  if (values.source !== undefined && !/^[a-z0-9][a-z0-9.-]{0,39}$/.test(values.source)) {
    print('--source takes up to 40 small letters, digits, dots and hyphens.')
    return false
  }
  // Members may speak a language that the operator has added.
  await loadLanguages(config, log)
  const wish = { folder, source: values.source, dryRun: values['dry-run'], skipInvalid: values['skip-invalid'] }
  const { succeeded, began } = await importFolder({ db, secrets: config.secrets, clock: systemClock, print }, wish)
  if (!began) return succeeded
  const photos = { db, storage: openStorage(config), clock: systemClock, log, review: config.photoReview, print }
  const { missing } = await importPhotos(photos, wish)
  return succeeded && missing === 0
}
