// What `npm run size` prints.
import { deviations } from './size-check.ts'
import { type Asked, profile, type Size, sizeOf, usual } from './size-model.ts'
import { leftOut } from './size-points.ts'

const number = (value: number): string =>
  value.toLocaleString('en', value < 10 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 0 })
const bytes = (value: number): string => {
  if (value >= 1e12) return `${number(value / 1e12)} TB`
  return value >= 1e9 ? `${number(value / 1e9)} GB` : `${number(value / 1e6)} MB`
}
const cores = (value: number): string => value.toFixed(2)
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`
const percent = (share: number): string => `${Math.round(share * 100)} %`

const needs = (asked: Asked, size: Size): [string, string][] => [
  [
    'For',
    `${counted(asked.members, 'member', 'members')}, ${number(asked.active)} active on a day; at the peak ${number(size.online)} on line, ${number(asked.messages)} messages a second`,
  ],
  [
    'Server',
    `${counted(size.processes, 'process', 'processes')}, ${bytes(size.memory.eachProcess)} each; ${cores(size.busy.server)} cores busy at the peak`,
  ],
  [
    'PostgreSQL',
    `${counted(size.postgresCores, 'core', 'cores')}, ${bytes(size.memory.postgres)}; ${cores(size.busy.postgres)} cores busy at the peak, ${number(size.connections)} connections`,
  ],
  ['Database', `${bytes(size.disk.members)} for the members, ${bytes(size.disk.aYear)} more after a year of use`],
  ['Photos', bytes(size.disk.photos)],
  ['Disks', `${bytes(size.disk.planned)} in all after that year, backups not counted`],
  ['Sockets', `${number(size.sockets)}, so ${number(size.descriptors)} open files a process`],
  [
    'Calls',
    `${number(size.calls.atOnce)} at a time, ${number(size.calls.bitsASecond / 1e6)} Mbit/s through the relay, where calls are offered`,
  ],
]

/** A line for each thing that is needed, and for each engine that is due. */
export const report = (asked: Asked): string[] => {
  const size = sizeOf(asked)
  const due = size.due.map(({ engine, because }): [string, string] => ['Due', `${engine}: ${because}`])
  const nothing: [string, string] = [
    'Due',
    'nothing: one process with the embedded database carries it, where a power cut may cost the last moments',
  ]
  const { core, memory, disk } = profile.planned
  return [
    ...[...needs(asked, size), ...(due.length === 0 ? [nothing] : due)].map(([name, text]) => `${name.padEnd(11)}${text}`),
    '',
    `Planned: ${percent(core)} of a core, ${percent(memory)} of memory, ${percent(disk)} of a disk. How members behave is set in scripts/size-model.ts; how far`,
    'off the model is, `npm run size -- --check` says.',
  ]
}

const sizes = [1000, 10_000, 100_000, 1_000_000, 10_000_000]

/** The table of docs/operating.md. */
export const table = (): string[] => [
  '| members | active on a day | messages a second | processes | memory each | PostgreSQL | database, and a year of use | photos | sockets |',
  '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
  ...sizes.map((members) => {
    const asked = usual(members)
    const { processes, postgresCores, memory, disk, sockets } = sizeOf(asked)
    const cells = [
      number(members),
      number(asked.active),
      number(asked.messages),
      number(processes),
      bytes(memory.eachProcess),
      `${counted(postgresCores, 'core', 'cores')}, ${bytes(memory.postgres)}`,
      `${bytes(disk.members)} + ${bytes(disk.aYear)}`,
      bytes(disk.photos),
      number(sockets),
    ]
    return `| ${cells.join(' | ')} |`
  }),
]

const amount = (value: number, unit: string): string => `${unit === 'ms' ? value.toFixed(1) : number(value)} ${unit}`

/** The table of docs/figures.md: what was measured against what the model says. */
export const checks = (): string[] => [
  '| members | what | measured | predicted | off by |',
  '| --- | --- | --- | --- | --- |',
  ...deviations().map(
    ({ members, what, measured, predicted, unit, error }) =>
      `| ${number(members)}${members === leftOut ? ', left out' : ''} | ${what} | ${amount(measured, unit)} | ${amount(predicted, unit)} | ${(error * 100).toFixed(1)} % |`,
  ),
]
