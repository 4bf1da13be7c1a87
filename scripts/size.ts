// How much machine a service of so many members needs: npm run size -- --members 200000 [--active 20000] [--messages 5]
// `--table` prints the table of docs/operating.md, `--check` what was measured against what the model says.
import { parseArgs } from 'node:util'
import { type Asked, usual } from './size-model.ts'
import { checks, report, table } from './size-words.ts'

class BadInput extends Error {}

const { values } = parseArgs({
  strict: false,
  options: {
    members: { type: 'string' },
    active: { type: 'string' },
    messages: { type: 'string' },
    table: { type: 'boolean' },
    check: { type: 'boolean' },
  },
})
const known = ['members', 'active', 'messages', 'table', 'check']

const readNumber = (name: 'members' | 'active' | 'messages', least: number): number | undefined => {
  const text = values[name]
  if (text === undefined) return undefined
  // Messages a second may be less than one.
  const pattern = name === 'messages' ? /^\d+(\.\d+)?$/ : /^\d+$/
  const value = typeof text === 'string' && pattern.test(text) ? Number(text) : Number.NaN
  if (value >= least && Number.isFinite(value)) return value
  const given = typeof text === 'string' ? `"${text}" is not` : 'nothing was given'
  throw new BadInput(`--${name} has to be a number of ${least} or more, written as 200000; ${given}.`)
}

const readAsked = (): Asked => {
  const unknown = Object.keys(values).find((name) => !known.includes(name))
  if (unknown !== undefined) throw new BadInput(`There is no --${unknown}: say --members, and if you know them --active and --messages.`)
  const members = readNumber('members', 1)
  if (members === undefined)
    throw new BadInput(
      'Say how many members: npm run size -- --members 200000 [--active 20000 on a usual day] [--messages 5 a second at the peak]',
    )
  const active = readNumber('active', 0)
  if (active !== undefined && active > members) throw new BadInput(`--active ${active} cannot be more than --members ${members}.`)
  const asked = usual(members, active)
  return { ...asked, messages: readNumber('messages', 0) ?? asked.messages }
}

const lines = (): string[] => {
  if (values.table === true) return table()
  return values.check === true ? checks() : report(readAsked())
}

try {
  console.log(lines().join('\n'))
} catch (error) {
  if (!(error instanceof BadInput)) throw error
  console.error(error.message)
  process.exitCode = 1
}
