import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import { readServerConfig } from '../config.ts'
import { type Database, openDatabase } from '#platform/server/db/database.ts'
import { FolderInUse } from '#platform/server/db/lock.ts'
import { openStore } from '#platform/server/db/open-store.ts'
import { type Job, knock } from '#platform/server/door.ts'
import { createLog, type Logger } from '#platform/server/log.ts'
import { explain } from './explain.ts'
import { say } from './say.ts'
import { root } from '../release.ts'

/** What a command of the operator works with; `say` is a line on the operator's terminal. */
export interface Desk {
  db: Database
  config: Config
  log: Logger
  say: (line: string) => void
}
/** A command of the operator; answers whether it went well. */
export type Command = (desk: Desk, args: readonly string[]) => Promise<boolean>

/** A sentence for whatever went wrong. */
const sentenceOf = (error: unknown): string => {
  const { code, message, stack } = error as { code?: string; message?: string; stack?: string }
  if (code?.startsWith('ERR_PARSE_ARGS')) return String(message)
  return explain(error) ?? `That did not work: ${stack ?? message ?? String(error)}`
}

/** Does what came through the door of a running server. */
export const obey = async (commands: Record<string, Command>, { name, args }: Job, desk: Desk): Promise<boolean> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    desk.say(`The running server knows no ${name}: it is of another release.`)
    return false
  }
  try {
    return await command(desk, args)
  } catch (error) {
    desk.say(sentenceOf(error))
    return false
  }
}

const atHand = async (config: Config, command: Command, args: readonly string[]): Promise<boolean> => {
  await using store = await openStore(config, root)
  return await command({ db: openDatabase(store.pool), config, log: createLog('silent'), say }, args)
}

/** Does a command over the database itself, or has it done by the running server where that has the embedded one open. */
export const perform = (config: Config, name: string, command: Command, args: readonly string[]): Promise<boolean> =>
  atHand(config, command, args).catch(async (error: unknown) => {
    const answer = error instanceof FolderInUse ? await knock(config.dataDir, { name, args }, say) : undefined
    if (answer === undefined) throw error
    return answer
  })

/** Runs a command from the terminal. */
export const operate = async (name: string, command: Command): Promise<void> => {
  try {
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
    process.exitCode = (await perform(readServerConfig(process.env), name, command, process.argv.slice(2))) ? 0 : 1
  } catch (error) {
    say(sentenceOf(error))
    process.exit(1)
  }
}
