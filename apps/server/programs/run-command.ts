import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/server/config/config.ts'
import { readServerConfig } from '../config.ts'
import { releaseRoot } from '../release.ts'
import { type Database, openDatabase } from '#platform/server/db/database.ts'
import { FolderInUseError } from '#platform/server/db/lock.ts'
import { openConfiguredDatabase } from '#platform/server/db/open-configured-database.ts'
import { type CommandRequest, sendCommand } from '#platform/server/control-socket.ts'
import { createLog, type Logger } from '#platform/server/log.ts'
import { describeError } from './explain-fixable-error.ts'
import { print } from './print.ts'

/** Dependencies of a command; `print` writes a line on the operator's terminal. */
export interface CommandContext {
  db: Database
  config: Config
  log: Logger
  print: (line: string) => void
}
/** A command for the operator; returns whether it succeeded. */
export type Command = (context: CommandContext, args: readonly string[]) => Promise<boolean>

const describeFailure = (error: unknown): string => {
  const { code, message } = error as { code?: string; message?: string }
  return code?.startsWith('ERR_PARSE_ARGS') ? String(message) : describeError(error, 'That did not work')
}

/** Runs a command received over the control socket of a running server. Returns whether it succeeded. */
export const runCommandFromSocket = async (
  commands: Record<string, Command>,
  { name, args }: CommandRequest,
  context: CommandContext,
): Promise<boolean> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    context.print(`The running server knows no ${name}: it is of another release.`)
    return false
  }
  try {
    return await command(context, args)
  } catch (error) {
    context.print(describeFailure(error))
    return false
  }
}

const runLocally = async (config: Config, command: Command, args: readonly string[]): Promise<boolean> => {
  await using store = await openConfiguredDatabase(config, releaseRoot)
  return await command({ db: openDatabase(store.pool), config, log: createLog('silent'), print }, args)
}

/** Runs a command on the database, or sends it to the running server when that has the embedded database open. Returns whether it succeeded. */
export const runCommand = (config: Config, name: string, command: Command, args: readonly string[]): Promise<boolean> =>
  runLocally(config, command, args).catch(async (error: unknown) => {
    const answer = error instanceof FolderInUseError ? await sendCommand(config.dataDir, { name, args }, print) : undefined
    if (answer === undefined) throw error
    return answer
  })

/** Runs a command with arguments, by default those of this process, and sets its exit code. */
export const runFromTerminal = async (name: string, command: Command, args: readonly string[] = process.argv.slice(2)): Promise<void> => {
  try {
    if (existsSync(join(releaseRoot, '.env'))) process.loadEnvFile(join(releaseRoot, '.env'))
    process.exitCode = (await runCommand(readServerConfig(process.env), name, command, args)) ? 0 : 1
  } catch (error) {
    print(describeFailure(error))
    process.exit(1)
  }
}
