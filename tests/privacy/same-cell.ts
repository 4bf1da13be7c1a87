import { cellBounds, cellOf, type Position } from '#features/members/server/index.ts'
import { createRandom } from '#platform/shared/random.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { normalise, observe, type Told } from './observe.ts'
import { fixedId, moved, openWorld, report } from './world.ts'

export interface Pairs {
  /** Number of the first pair. */
  from?: number
  count: number
  /** How many of them, from the first on, are kept at their exact positions. */
  planted: number
}

const centre: Position = { lat: 4.05, lng: 9.7 }
const observerPlaces = [
  [0, 0],
  [4.7, 1],
  [-3, 8.9],
  [-9, -4],
  [14, -13],
] as const

/** Asked by two of the observers, of whom one knows everybody and the other nobody: no distance stands in them, and half of all time is theirs. */
const withoutPlace = ['/conversations/{uid}/messages', '/deposit/{id}', '/account/transactions/{id}']
const askedByAll = 2
/** Worlds of this many pairs: lists stay short, and what was told fits in memory. */
const atOnce = 50

const oneOf = (pair: number) => fixedId(10 + 2 * pair)
const otherOf = (pair: number) => fixedId(11 + 2 * pair)

/** Two positions of one cell, far apart. */
const positions = (pair: number, random: () => number): [Position, Position] => {
  const at = moved(centre, ((pair % 9) - 4) * 1.7, ((Math.floor(pair / 9) % 9) - 4) * 1.7)
  const { south, north, west, east } = cellBounds(cellOf(at.lat, at.lng))
  const inside = (share: number): Position => ({
    lat: south + (north - south) * (share + 0.15 * random()),
    lng: west + (east - west) * (share + 0.15 * random()),
  })
  return [inside(0.03), inside(0.8)]
}

/** Runs the world with each pair one way round or the other, and answers everything the observers learn. */
const run = async ({ from = 0, count, planted }: Pairs, turned: boolean): Promise<Told[]> => {
  await using testApp = await openWorld()
  const random = createRandom(11 + from).next
  const observers: Person[] = []
  for (const [index, [east, north]] of observerPlaces.entries()) {
    const observer = await createPerson(testApp, 'brian', { id: fixedId(index), email: `observer${index}@example.com`, placed: false })
    await report(testApp, observer, moved(centre, east, north))
    observers.push(observer)
  }
  for (let pair = from; pair < from + count; pair++) {
    const places = positions(pair, random)
    const [one, other] = turned ? places.toReversed() : places
    for (const [id, place] of [
      [oneOf(pair), one],
      [otherOf(pair), other],
    ] as const) {
      const person = await createPerson(testApp, 'amina', { id, email: `${id}@example.com`, placed: false })
      await report(testApp, person, place ?? centre, { exact: pair < planted })
      testApp.clock.advance({ seconds: 1 })
      await meet(testApp, person, observers)
    }
  }
  const about = Array.from({ length: count }, (_, index) => [oneOf(from + index), otherOf(from + index)]).flat()
  const cast = new Set([...about, ...observers.map(({ id }) => id)])
  const told: Told[] = []
  for (const [index, observer] of observers.entries()) {
    const answers = await observe(testApp, observer, about, { without: index < askedByAll ? [] : withoutPlace })
    for (const one of normalise(answers, cast)) told.push({ ...one, by: `observer ${index}: ${one.by}` })
  }
  return told
}

/** Likes one observer, is matched with another and has written to them: events, mails, lists and conversations all have something. */
const meet = async (testApp: TestApp, person: Person, [first, second]: readonly Person[]): Promise<void> => {
  const call = async (from: Person | undefined, url: string, payload?: object) => {
    const response = await testApp.app.inject({
      method: 'POST',
      url,
      headers: { authorization: `Bearer ${from?.token}` },
      ...(payload && { payload }),
    })
    if (response.statusCode !== 200) throw new Error(`${url}: ${response.payload}`)
  }
  await call(person, `/api/actions/toggle/like?uid=${first?.id}`)
  await call(person, `/api/actions/toggle/like?uid=${second?.id}`)
  await call(second, `/api/actions/toggle/like?uid=${person.id}`)
  await call(person, `/api/conversations/${second?.id}/messages`, { id: person.id.replace('0000-4000', '1111-4000'), body: 'hello' })
}

/** What answers say of each member of the pairs, in their order. */
const mentions = (text: string, pairOf: ReadonlyMap<string, number>): Map<string, string[]> => {
  const found = new Map<string, string[]>()
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return
    const { id } = value as { id?: unknown }
    if (typeof id === 'string' && pairOf.has(id)) found.set(id, [...(found.get(id) ?? []), JSON.stringify(value)])
    for (const part of Object.values(value)) visit(part)
  }
  for (const line of text.split('\n')) {
    const start = line.search(/[[{]/)
    if (start >= 0) visit(JSON.parse(line.slice(start)))
  }
  return found
}

/** Members of whom two versions of one answer say different things, or whom they put elsewhere in the order. */
const between = (text: string, other: string, pairOf: ReadonlyMap<string, number>): string[] => {
  const [one, two] = [mentions(text, pairOf), mentions(other, pairOf)]
  const told = new Set([...one.keys(), ...two.keys()].filter((id) => String(one.get(id)) !== String(two.get(id))))
  const [order, otherOrder] = [one, two].map((found) => [...found.keys()].filter((id) => !told.has(id)))
  order?.forEach((id, index) => id === otherOrder?.[index] || told.add(id))
  // A difference that names nobody tells everybody apart: a count, a status, a word.
  return told.size === 0 ? [...pairOf.keys()] : [...told]
}

/** The pairs two runs say different things of. With the places of both exchanged, nothing may differ. */
const acrossRuns = (before: readonly Told[], after: readonly Told[], pairOf: ReadonlyMap<string, number>): string[] => {
  const answers = new Map(after.map(({ by, text }) => [by, text]))
  if (before.length !== after.length) return [...pairOf.keys()]
  return before.flatMap(({ by, text }) => {
    const other = answers.get(by)
    return other === text ? [] : between(text, other ?? '', pairOf)
  })
}

/** Members of whom one run says something else than of the other one of their pair, who differs in nothing but the place in the cell. */
const withinRun = (told: readonly Told[], pairOf: ReadonlyMap<string, number>): string[] => {
  const said = new Map([...pairOf.keys()].map((id) => [id, [] as string[]]))
  for (const { text } of told)
    for (const [id, entries] of mentions(text, pairOf))
      said.get(id)?.push(...entries.map((entry) => entry.replaceAll(id, 'id').replaceAll(/"at":"[^"]*"/g, '')))
  return [...pairOf].flatMap(([id, pair]) => {
    const [one, other] = [oneOf(pair), otherOf(pair)].map((member) => said.get(member)?.toSorted().join('\n'))
    return one === other ? [] : [id]
  })
}

const toldApartAmong = async (pairs: Pairs): Promise<number[]> => {
  // Side by side: while one waits for its database, the other goes on.
  const [before, after] = await Promise.all([run(pairs, false), run(pairs, true)])
  const { from = 0 } = pairs
  const pairOf = new Map(
    Array.from({ length: pairs.count }, (_, index) =>
      [oneOf(from + index), otherOf(from + index)].map((id) => [id, from + index] as const),
    ).flat(),
  )
  const apart = [...acrossRuns(before, after, pairOf), ...withinRun(before, pairOf)]
  return [...new Set(apart.map((id) => pairOf.get(id) ?? 0))].toSorted((a, b) => a - b)
}

/** Pairs of members of one cell that some answer, order, count, event or mail tells apart; `onBatch` hears how many are done. */
export const toldApart = async ({ count, planted }: Pairs, onBatch: (done: number) => void = () => {}): Promise<number[]> => {
  const apart: number[] = []
  for (let from = 0; from < count; from += atOnce) {
    const batch = Math.min(atOnce, count - from)
    apart.push(...(await toldApartAmong({ from, count: batch, planted })))
    onBatch(from + batch)
  }
  return apart
}
