import { spawnSync } from 'node:child_process'
import { existsSync, statfsSync, statSync } from 'node:fs'

const needed = [20, 19]
/** Written by npm when it has finished. */
const installed = 'node_modules/.package-lock.json'
const roomNeeded = 1.5 * 1024 ** 3

export const say = (text) => process.stdout.write(`${text}\n`)

/** Ends with one plain sentence on what is wrong and one on what to do. */
export const giveUp = (wrong, cure) => {
  process.stderr.write(`\n${wrong}\n${cure}\n`)
  process.exit(1)
}

export const checkNode = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > needed[0] || (major === needed[0] && minor >= needed[1])) return
  giveUp(
    `Ndloo needs Node ${needed.join('.')} or newer; this is ${process.versions.node}.`,
    'Install a current Node from nodejs.org and try again.',
  )
}

const checkRoom = () => {
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize > roomNeeded) return
  giveUp(
    `The disk has ${Math.round((bavail * bsize) / 1024 ** 2)} MB left; setting up needs about 1500 MB.`,
    'Make some room and try again.',
  )
}

/** Runs a command with its output shown; ends the process when it fails. */
export const run = (what, command, args, environment = {}) => {
  const began = Date.now()
  say(`• ${what} …`)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (error !== undefined || status !== 0)
    giveUp(`${what} failed${error === undefined ? '' : ` (${error.message})`}.`, 'What went wrong is said above.')
  say(`  done in ${((Date.now() - began) / 1000).toFixed(1)} s`)
}

/** `npm` as it was called, also on systems where it is not on the path. */
const npm = (...args) => {
  const path = process.env.npm_execpath
  return path?.endsWith('.js') ? [process.execPath, [path, ...args]] : ['npm', args]
}

/** Installs exactly what the lockfile says, whenever that is newer than what is installed. */
export const install = () => {
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs) return
  checkRoom()
  run('installing dependencies (about a minute)', ...npm('ci', '--no-audit', '--no-fund', '--loglevel=error'))
}
