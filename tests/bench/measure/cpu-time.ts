import { readdirSync, readFileSync } from 'node:fs'

/** Linux reports the processor time of a process and of its ended children in hundredths of a second. */
const ticksASecond = 100

interface Stat {
  parent: number
  own: number
  /** The processor time of ended children, in seconds. */
  ended: number
}

/** The processor time of the running threads of a process in seconds, with nanosecond precision. */
const threadSeconds = (pid: number): number => {
  let sum = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    sum += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e9
  return sum
}

const statOf = (pid: number): Stat | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The process name, which comes before the closing bracket, can contain spaces and brackets itself.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [parent = 0, user = 0, system = 0, endedUser = 0, endedSystem = 0] = [1, 11, 12, 13, 14].map((at) => Number(fields[at]))
    // The threads are more precise, but the time of an ended thread remains only in that of the process.
    const own = Math.max(threadSeconds(pid), (user + system) / ticksASecond)
    return { parent, own, ended: (endedUser + endedSystem) / ticksASecond }
  } catch {
    return undefined
  }
}

/** A process and its running children. */
const processAndChildren = (pid: number): Map<number, Stat> => {
  const found = new Map<number, Stat>()
  for (const entry of readdirSync('/proc')) {
    const stat = /^\d+$/.test(entry) ? statOf(Number(entry)) : undefined
    if (stat !== undefined && (Number(entry) === pid || stat.parent === pid)) found.set(Number(entry), stat)
  }
  return found
}

/** The processor time in seconds of a process and its children, including ended ones. It does not depend on the load of the machine. */
export const cpuSeconds = (pid: number): number => {
  let sum = 0
  for (const { own, ended } of processAndChildren(pid).values()) sum += own + ended
  return sum
}

/** The id of a process's parent; 0 when it has ended. */
export const parentPid = (pid: number): number => statOf(pid)?.parent ?? 0

/** The resident memory of a process in bytes. */
export const residentBytes = (pid: number): number => {
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

/** The private memory of each child of a process in bytes, without shared memory. */
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
