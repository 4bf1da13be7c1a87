// Programs of a cluster as child processes, which end with the process that started them.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { wrapToEndWithParent } from '../services/end-with-parent.ts'
import { type ClusterProgram, commandOf } from './programs.ts'

const isRoot = process.getuid?.() === 0

/** Creates a folder for programs that refuse to run as root. */
export const createServiceFolder = async (path: string): Promise<string> => {
  await mkdir(path, { mode: 0o700 })
  if (isRoot) await chown(path, Number(execFileSync('id', ['-u', 'postgres'])), Number(execFileSync('id', ['-g', 'postgres'])))
  return path
}

/**
 * Starts a program with its own process group, as the user `postgres` when this process runs as root. What it prints goes to the file `log`.
 * The kernel ends it when this process dies, so that a killed run leaves nothing.
 */
export const startProgram = (program: ClusterProgram, words: readonly string[], folder: string, log: string): ChildProcess => {
  const [command = program, ...first] = commandOf(program)
  const user = isRoot ? ['--reuid=postgres', '--regid=postgres', '--init-groups'] : []
  const out = openSync(log, 'a')
  return spawn(...wrapToEndWithParent(command, [...first, ...words], 'TERM', user), {
    cwd: folder,
    detached: true,
    stdio: ['ignore', out, out],
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder },
  })
}
