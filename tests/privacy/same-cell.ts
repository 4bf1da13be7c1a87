import { cellBounds, cellOf, type Position } from '#features/members/server/index.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { normalizeOutputs, observeAll, type ObservedOutput } from './observe.ts'
import { fixedId, offsetPosition, openPrivacyApp, sendPosition } from './setup.ts'

export interface PairRange {
  /** Number of the first pair. */
  from?: number
  count: number
  /** How many pairs, from the first one, are stored at exact positions. */
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

/**
 * Requested by two observers only, one who knows everybody and one who knows nobody: these responses contain no distance, and they take
 * half of the time.
 */
const pathsWithoutDistance = ['/conversations/{uid}/messages', '/deposit/{id}', '/account/transactions/{id}']
const fullObservers = 2
/** Pairs per run, so that lists stay short and the outputs fit in memory. */
const pairsPerRun = 50

const firstOf = (pair: number) => fixedId(10 + 2 * pair)
const secondOf = (pair: number) => fixedId(11 + 2 * pair)

/** Two distant positions in one cell. */
const positionsInCell = (pair: number, random: () => number): [Position, Position] => {
  const at = offsetPosition(centre, ((pair % 9) - 4) * 1.7, ((Math.floor(pair / 9) % 9) - 4) * 1.7)
  const { south, north, west, east } = cellBounds(cellOf(at.lat, at.lng))
  const inside = (share: number): Position => ({
    lat: south + (north - south) * (share + 0.15 * random()),
    lng: west + (east - west) * (share + 0.15 * random()),
  })
  return [inside(0.03), inside(0.8)]
}

/** Runs the app with each pair in one order or the reverse, and returns everything the observers see. */
const runPairs = async ({ from = 0, count, planted }: PairRange, turned: boolean): Promise<ObservedOutput[]> => {
  await using testApp = await openPrivacyApp()
  const random = createSeededRandom(11 + from).next
  const observers: Person[] = []
  for (const [index, [east, north]] of observerPlaces.entries()) {
    const observer = await createPerson(testApp, 'brian', { id: fixedId(index), email: `observer${index}@example.com`, placed: false })
    await sendPosition(testApp, observer, offsetPosition(centre, east, north))
    // There are few picks and first cards, so a planted pair would push out another one. Without suggestions there are neither.
    if (planted > 0) await testApp.db.updateTable('member').set({ suggests: false }).where('id', '=', observer.id).execute()
    observers.push(observer)
  }
  for (let pair = from; pair < from + count; pair++) {
    const places = positionsInCell(pair, random)
    const [one, other] = turned ? places.toReversed() : places
    for (const [id, place] of [
      [firstOf(pair), one],
      [secondOf(pair), other],
    ] as const) {
      const person = await createPerson(testApp, 'amina', { id, email: `${id}@example.com`, placed: false })
      await sendPosition(testApp, person, place ?? centre, { exact: pair < planted })
      testApp.clock.advance({ seconds: 1 })
      await interact(testApp, person, observers)
    }
  }
  const about = Array.from({ length: count }, (_, index) => [firstOf(from + index), secondOf(from + index)]).flat()
  const cast = new Set([...about, ...observers.map(({ id }) => id)])
  const observed: ObservedOutput[] = []
  for (const [index, observer] of observers.entries()) {
    const answers = await observeAll(testApp, observer, about, { without: index < fullObservers ? [] : pathsWithoutDistance })
    for (const one of normalizeOutputs(answers, cast)) observed.push({ ...one, source: `observer ${index}: ${one.source}` })
  }
  return observed
}

/** Likes one observer, matches another and writes to them, so that events, mails, lists and conversations have content. */
const interact = async (testApp: TestApp, person: Person, [first, second]: readonly Person[]): Promise<void> => {
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

/** The objects with the id of a member, in order of appearance. */
const objectsById = (text: string, pairOf: ReadonlyMap<string, number>): Map<string, string[]> => {
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

/** Members whose objects or order differ between two versions of a response. */
const differingMembers = (text: string, other: string, pairOf: ReadonlyMap<string, number>): string[] => {
  const [one, two] = [objectsById(text, pairOf), objectsById(other, pairOf)]
  const differing = new Set([...one.keys(), ...two.keys()].filter((id) => String(one.get(id)) !== String(two.get(id))))
  const [order, otherOrder] = [one, two].map((found) => [...found.keys()].filter((id) => !differing.has(id)))
  order?.forEach((id, index) => id === otherOrder?.[index] || differing.add(id))
  // A difference without an id, such as a count, affects every member.
  return differing.size === 0 ? [...pairOf.keys()] : [...differing]
}

/** Members whose outputs differ between two runs. The runs differ only in exchanged positions, so there must be none. */
const differencesAcrossRuns = (
  before: readonly ObservedOutput[],
  after: readonly ObservedOutput[],
  pairOf: ReadonlyMap<string, number>,
): string[] => {
  const answers = new Map(after.map(({ source, text }) => [source, text]))
  if (before.length !== after.length) return [...pairOf.keys()]
  return before.flatMap(({ source, text }) => {
    const other = answers.get(source)
    return other === text ? [] : differingMembers(text, other ?? '', pairOf)
  })
}

/**
 * Parts of an answer that differ between the two of a pair for other reasons than their position: proofs contain the id, and the secret shuffle
 * decides who comes first or is picked. The comparison across runs includes these parts.
 */
const ownOfMember = /"at":"[^"]*"|"shown_proof":"[^"]*"|"why":"(?:likes_you|order)"/g
const isOfSome = ({ source }: ObservedOutput): boolean => source.includes('/picks')

/** Returns members whose output differs from that of the other member of their pair, who differs only in the position within the cell. */
const differencesWithinRun = (observed: readonly ObservedOutput[], pairOf: ReadonlyMap<string, number>): string[] => {
  const objectTexts = new Map([...pairOf.keys()].map((id) => [id, [] as string[]]))
  for (const { text } of observed.filter((one) => !isOfSome(one)))
    for (const [id, entries] of objectsById(text, pairOf))
      objectTexts.get(id)?.push(...entries.map((entry) => entry.replaceAll(id, 'id').replaceAll(ownOfMember, '')))
  return [...pairOf].flatMap(([id, pair]) => {
    const [one, other] = [firstOf(pair), secondOf(pair)].map((member) => objectTexts.get(member)?.toSorted().join('\n'))
    return one === other ? [] : [id]
  })
}

const findPairsInRange = async (pairs: PairRange): Promise<number[]> => {
  // In parallel: one run computes while the other waits for its database.
  const [before, after] = await Promise.all([runPairs(pairs, false), runPairs(pairs, true)])
  const { from = 0 } = pairs
  const pairOf = new Map(
    Array.from({ length: pairs.count }, (_, index) =>
      [firstOf(from + index), secondOf(from + index)].map((id) => [id, from + index] as const),
    ).flat(),
  )
  const apart = [...differencesAcrossRuns(before, after, pairOf), ...differencesWithinRun(before, pairOf)]
  return [...new Set(apart.map((id) => pairOf.get(id) ?? 0))].toSorted((a, b) => a - b)
}

/**
 * Returns the pairs in one cell that any response, order, count, event or mail distinguishes; `onBatch` receives the number of finished
 * pairs.
 */
export const findDistinguishablePairs = async (
  { count, planted }: PairRange,
  onBatch: (done: number) => void = () => {},
): Promise<number[]> => {
  const apart: number[] = []
  for (let from = 0; from < count; from += pairsPerRun) {
    const batch = Math.min(pairsPerRun, count - from)
    apart.push(...(await findPairsInRange({ from, count: batch, planted })))
    onBatch(from + batch)
  }
  return apart
}
