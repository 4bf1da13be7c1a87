// Which programs a cluster needs, and the Debian packages they come from.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { postgresProgramFolder } from '../services/postgres.ts'

/** The Debian package of each program. */
const packages = {
  patroni: 'patroni',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  'redis-server': 'redis-server',
  setpriv: 'util-linux',
} as const

export type ClusterProgram = keyof typeof packages

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/bin']

const find = (program: string, exists: (path: string) => boolean = existsSync): string | undefined =>
  folders.map((folder) => join(folder, program)).find((path) => exists(path))

/** The Debian packages that a cluster needs and this machine lacks; `exists` tells whether a file exists. */
export const listMissingPackages = (exists: (path: string) => boolean = existsSync): string[] => [
  ...(postgresProgramFolder === undefined ? ['postgresql'] : []),
  ...Object.entries(packages)
    .filter(([program]) => find(program, exists) === undefined && (program !== 'patroni' || process.env.PATRONI === undefined))
    .map(([, name]) => name),
]

/**
 * Returns the command of a program. To use a Patroni that is not installed as a package, set the variable `PATRONI`, for example to
 * "/usr/bin/python3 /opt/patroni/patroni.py".
 * @throws {Error} when the program is not installed
 */
export const commandOf = (program: ClusterProgram): string[] => {
  if (program === 'patroni' && process.env.PATRONI !== undefined) return process.env.PATRONI.split(' ')
  const path = find(program)
  if (path === undefined) throw new Error(`${program} is needed: install the package ${packages[program]}`)
  return [path]
}
