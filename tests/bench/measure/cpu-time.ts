import { readdirSync, readFileSync } from 'node:fs'

/** Linux tells a process of its ended children's processor time in hundredths of a second. */
const ticksASecond = 100

interface Stat {
  parent: number
  own: number
  /** Of children that have ended. */
  ended: number
}

/** Seconds each thread of a process has run, to the nanosecond. */
const ownSeconds = (pid: number): number => {
  let sum = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  return sum
}

const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may hold anything, spaces and brackets too.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0] = [1, 13, 14].map((at) => Number(fields[at]))
    return { parent, own: ownSeconds(pid), ended: (user + system) / ticksASecond }
  } catch {
    return undefined
  }
}

/** A process and those it has started that still run. */
const processAndChildren = (pid: number): Map<number, Stat> => {
  const found = new Map<number, Stat>()
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : undefined
    if (stat !== undefined && (Number(entry) === pid || stat.parent === pid)) found.set(Number(entry), stat)
  }
  return found
}

/** Seconds of processor time of a process and its children, those that have ended included. It counts work, however busy the machine is. */
export const cpuSeconds = (pid: number): number => {
  let sum = 0
  for (const { own, ended } of processAndChildren(pid).values()) sum += own + ended
  return sum
}

export const parentPid = (pid: number): number => statOf(pid)?.parent ?? 0

/** Resident bytes of one process. */
export const residentBytes = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** Bytes of each of the children of a process that are its alone, and not memory shared with the others. */
export const privateBytesOfChildren = (pid: number): number[] =>
  [...processAndChildren(pid).keys()]
    .filter((child) => child !== pid)
    .map((child) => {
      const rollup = readFileSync(`/proc/${child}/smaps_rollup`, 'utf8')
      return [...rollup.matchAll(/^Private_(?:Clean|Dirty):\s+(\d+) kB/gm)].reduce(
        (sum, [, kilobytes]) => sum + Number(kilobytes) * 1024,
        0,
      )
    })
