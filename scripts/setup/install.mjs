import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statfsSync, statSync } from 'node:fs'

const needed = [20, 19]
/** npm writes this file at the end of an installation. */
const installed = 'node_modules/.package-lock.json'
const roomNeeded = 1.5 * 1024 ** 3

export const print = (text) => process.stdout.write(`${text}\n`)

/** Exits with a sentence on the problem and one on the solution. */
export const exitWithError = (problem, solution) => {
  process.stderr.write(`\n${problem}\n${solution}\n`)
  process.exit(1)
}

export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  exitWithError(
    `Ndloo needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`,
    'Install a current Node from nodejs.org and try again.',
  )
}

const checkRoom = () => {
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize > roomNeeded) return
  exitWithError(
    `The disk has ${Math.round((bavail * bsize) / 1024 ** 2)} MB left; setting up needs about 1500 MB.`,
    'Make some room and try again.',
  )
}

/** Runs a command and shows its output; exits when it fails. */
export const run = async (what, command, args, environment = {}) => {
  const began = Date.now()
  print(`• ${what} …`)
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  const stop = () => child.kill()
  process.once('exit', stop)
  const [status, error] = await once(child, 'exit').catch((error) => [1, error])
  process.off('exit', stop)
  if (status !== 0) exitWithError(`${what} failed${error instanceof Error ? ` (${error.message})` : ''}.`, 'The reason is printed above.')
  print(`  ${what}: done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/** The npm that started this script, which may not be in PATH. */
const npm = (...args) => {
  const path = process.env.npm_execpath
  return path?.endsWith('.js') ? [process.execPath, [path, ...args]] : ['npm', args]
}

/** Runs `npm ci` when the lockfile is newer than the installation. */
export const install = async () => {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  checkRoom()
  await run('installing dependencies (about a minute)', ...npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))
}
