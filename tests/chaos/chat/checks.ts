import { isDeepStrictEqual } from 'node:util'
import type { Evidence, SentMessage, StoredMessage, ShownConversation } from './evidence.ts'

const keyOf = (pair: readonly string[]): string => [...pair].sort().join(' ')
const count = <T>(things: Iterable<T>, isWrong: (thing: T) => boolean): number => {
  let wrong = 0
  for (const thing of things) if (isWrong(thing)) wrong += 1
  return wrong
}
const countRepeats = (numbers: readonly number[]): number => numbers.length - new Set(numbers).size
const grouped = <T>(things: readonly T[], key: (thing: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const thing of things) groups.set(key(thing), [...(groups.get(key(thing)) ?? []), thing])
  return groups
}

/** Returns the first message that differs between screen and database, with both states; undefined when the screen is right. */
const findDifference = (
  { member, uid, shown }: ShownConversation,
  rows: ReadonlyMap<string, StoredMessage[]>,
): { seq: number; shown: unknown; stored: unknown } | undefined => {
  const stored = rows.get(keyOf([member, uid])) ?? []
  // A rejected message stays on its writer's screen, marked as failed.
  const numbered = shown.filter(({ state }) => state !== 'failed')
  for (let index = 0; index < Math.max(stored.length, numbered.length); index++) {
    const sides = [numbered[index], stored[index]].map(
      (one) =>
        one && {
          id: one.id,
          seq: one.seq,
          body: one.body,
          file: one.file,
          deleted: one.deleted,
          answers: one.answers,
          reactions: one.reactions.join(),
        },
    )
    if (!isDeepStrictEqual(sides[0], sides[1])) return { seq: index + 1, shown: sides[0], stored: sides[1] }
  }
  return undefined
}

const conversationsOf = (rows: readonly StoredMessage[]): Map<string, StoredMessage[]> => {
  const conversations = grouped(rows, ({ pair }) => keyOf(pair))
  for (const group of conversations.values()) group.sort((a, b) => a.seq - b.seq)
  return conversations
}

/** The screens that differ from the database. */
export const findWrongScreens = (screens: readonly ShownConversation[], rows: readonly StoredMessage[]) => {
  const conversations = conversationsOf(rows)
  return screens.flatMap((screen) => {
    const difference = findDifference(screen, conversations)
    return difference === undefined ? [] : [{ ...screen, difference }]
  })
}

/** Messages that were written but are not stored, although no block rejected them. */
export const findLostMessages = ({ written, rows, block }: Pick<Evidence, 'written' | 'rows' | 'block'>): SentMessage[] => {
  const stored = new Set(rows.map(({ from, id }) => `${from} ${id}`))
  return written.filter(({ id, from, to }) => !stored.has(`${from} ${id}`) && keyOf(block?.pair ?? []) !== keyOf([from, to]))
}

/** The number of failures of each kind; all must be 0. */
export const checkEvidence = (evidence: Evidence): Record<string, number> => {
  const { written, acknowledged, rows, told, screens, reloaded, unread, block } = evidence
  const conversations = conversationsOf(rows)
  const stored = new Map(rows.map((row) => [`${row.from} ${row.id}`, row]))
  const turns = new Map(written.map((one) => [one.id, one]))

  const misordered = [...conversations.values()].reduce((sum, group) => {
    const last = new Map<number, number>()
    return (
      sum +
      count(group, ({ id }) => {
        const one = turns.get(id)
        if (one === undefined) return false
        const before = last.get(one.device) ?? -1
        last.set(one.device, one.turn)
        return one.turn < before
      })
    )
  }, 0)
  const placeOf = new Map(rows.map(({ id, pair }) => [id, keyOf(pair)]))
  const isAlien = ({ member, uid, id }: Evidence['told'][number]): boolean =>
    !conversations.has(keyOf([member, uid])) || (placeOf.get(id) ?? keyOf([member, uid])) !== keyOf([member, uid])
  const isPhantom = ({ member, uid, id, seq }: Evidence['told'][number]): boolean =>
    conversations.get(keyOf([member, uid]))?.[seq - 1]?.id !== id
  const afterBlock =
    block === undefined
      ? 0
      : count(conversations.get(keyOf(block.pair)) ?? [], ({ seq }) => seq > block.lastSeq) +
        count(told, ({ member, uid, seq }) => keyOf([member, uid]) === keyOf(block.pair) && seq > block.lastSeq) +
        block.later

  return {
    'acknowledged and not stored': count(acknowledged, ({ id, from, to }) => {
      const row = stored.get(`${from} ${id}`)
      return row === undefined || keyOf(row.pair) !== keyOf([from, to])
    }),
    'written and not stored': evidence.lost,
    'stored more than once':
      rows.length -
      new Set(
        rows.map(({ from, body, content, pair, id, change }) => (from === null || change > 0 ? id : `${keyOf(pair)} ${content ?? body}`)),
      ).size,
    'changes lost or numbered twice':
      count(evidence.changed, ({ from, to, seq, change }) => (conversations.get(keyOf([from, to]))?.[seq - 1]?.change ?? 0) < change) +
      [...conversations.values()].reduce((sum, group) => sum + countRepeats(group.map(({ change }) => change).filter(Boolean)), 0),
    'still waiting at the end': evidence.waiting,
    'gaps in the numbers': [...conversations.values()].reduce(
      (sum, group) => sum + count(group.entries(), ([index, { seq }]) => seq !== index + 1),
      0,
    ),
    'screens unlike the database': findWrongScreens(screens, rows).length + count(told, isPhantom) + evidence.early,
    'out of the order of their writer': misordered,
    'statuses that went back': evidence.backward,
    'unread counts unlike the messages': count(unread, (one) => one.list !== one.counted || one.stored !== one.counted),
    'screens unlike the database after a reload': findWrongScreens(reloaded, rows).length,
    'told to outsiders': count(told, isAlien) + evidence.strays,
    'stored or told after a block': afterBlock,
    'two bubbles for one message': evidence.doubled,
    'voice notes and pictures without their files': evidence.files.halves,
    'files of no message': evidence.files.strays,
    'uploads that were used or are too old': evidence.files.uploads,
    'gifts lost':
      evidence.money.lost + count(evidence.gifts, ({ from, to, isRefused }) => isRefused && keyOf(block?.pair ?? []) !== keyOf([from, to])),
    'gifts bought twice': evidence.money.doubled,
    'money that does not balance': evidence.money.unbalanced,
  }
}
