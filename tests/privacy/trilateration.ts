import { listMatches } from '#features/matches/contract.ts'
import { cellBounds, cellOf, distanceKm, type Position } from '#features/members/server/index.ts'
import { createSeededRandom } from '#platform/shared/seeded-random.ts'
import { createPerson, type Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { locationAttacks, type Observation, snapToCell } from './attacker.ts'
import { type PlantedFaults, fixedId, offsetPosition, sendPosition } from './setup.ts'

export interface AttackOptions {
  victims: number
  standpoints: number
  faults?: PlantedFaults
}

export interface AttackResult {
  method: string
  /** Metres between guess and member: median, and the 5th percentile, which 95 of 100 guesses exceed. */
  median: number
  fifth: number
}

const centre: Position = { lat: 4.05, lng: 9.7 }
const reachKm = 6
/** Position error of a receiver in kilometres. */
const noiseKm = 0.06

/**
 * A position in some cell of a town. Positions within the cells are evenly distributed (R2 sequence), because that is what the attacker
 * cannot know.
 */
const victimPosition = (number: number): Position => {
  const share = (step: number) => (0.5 + (number + 1) * step) % 1
  const inTown = (step: number) => (share(step) * 2 - 1) * reachKm
  const town = offsetPosition(centre, inTown(0.618033989), inTown(0.381966011 / 3))
  const { south, north, west, east } = cellBounds(cellOf(town.lat, town.lng))
  return { lat: south + (north - south) * share(0.754877666), lng: west + (east - west) * share(0.569840291) }
}

/** Two rows of accounts, so that distance limits are crossed step by step, and others spread around. */
const standpointPosition = (number: number, count: number, random: () => number): Position => {
  const inRow = Math.floor(count / 3)
  const along = (((number % inRow) + 0.5) / inRow) * 24 - 12
  if (number < inRow) return offsetPosition(centre, along, -9)
  if (number < 2 * inRow) return offsetPosition(centre, -9, along)
  return offsetPosition(centre, (random() - 0.5) * 24, (random() - 0.5) * 24)
}

const everybodyWithin = async (testApp: TestApp, attacker: Person, distance: '5' | '10' | '20') => {
  const people: { id: string; distance: number | null }[] = []
  for (let cursor: string | undefined; ;) {
    const { body } = await testApp.call(listMatches, { query: { distance, gender: 'female', cursor } }, { as: attacker })
    people.push(...body.data.people)
    if (body.data.next_cursor === null) return people
    cursor = body.data.next_cursor
  }
}

const observeVictims = async (testApp: TestApp, attacker: Person, from: Position, victims: readonly Person[]): Promise<Observation[]> => {
  const [five, ten, twenty] = [
    await everybodyWithin(testApp, attacker, '5'),
    await everybodyWithin(testApp, attacker, '10'),
    await everybodyWithin(testApp, attacker, '20'),
  ]
  const ids = [five, ten, twenty].map((list) => new Set(list.map(({ id }) => id)))
  const places = new Map(twenty.map((person, index) => [person.id, { index, shown: person.distance ?? undefined }]))
  return victims.map(({ id }) => {
    const found = places.get(id)
    return {
      from,
      shown: found?.shown,
      order: found === undefined ? undefined : found.index / twenty.length,
      within: [5, 10, 20].map((km, index) => [km, ids[index]?.has(id) === true] as const),
    }
  })
}

/** Counts pairs of members whose order depends on the account's place. */
const countReordered = (seen: readonly Observation[][], victims: number): number => {
  let changes = 0
  for (let a = 0; a < victims; a++)
    for (let b = 0; b < a; b++) {
      const orders = seen.flatMap((row) => {
        const [one, other] = [row[a]?.order, row[b]?.order]
        return one === undefined || other === undefined ? [] : [one < other]
      })
      if (new Set(orders).size > 1) changes += 1
    }
  return changes
}

/** Observes every member from every standpoint and returns the errors of each method's best guesses. */
export const trilaterate = async (testApp: TestApp, { victims: count, standpoints, faults = {} }: AttackOptions) => {
  const random = createSeededRandom(1).next
  const noise = () => noiseKm * Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const victims: { person: Person; at: Position }[] = []
  for (let number = 0; number < count; number++) {
    const person = await createPerson(testApp, 'amina', { id: fixedId(number), placed: false })
    await sendPosition(testApp, person, victimPosition(number), faults)
    victims.push({ person, at: victimPosition(number) })
  }
  const seen: Observation[][] = []
  for (let number = 0; number < standpoints; number++) {
    const attacker = await createPerson(testApp, 'brian', { id: fixedId(1_000_000 + number), placed: false })
    const claimed = standpointPosition(number, standpoints, random)
    await sendPosition(testApp, attacker, claimed, faults)
    const people = victims.map(({ person }) => person)
    seen.push(await observeVictims(testApp, attacker, faults.exact === true ? claimed : snapToCell(claimed), people))
    // Positions are reported again with noise, so that averaging has different samples.
    testApp.clock.advance({ minutes: 16 })
    if (number % Math.ceil(standpoints / 2) !== 0) continue
    for (const { person, at } of victims) await sendPosition(testApp, person, offsetPosition(at, noise(), noise()), faults)
  }
  const results = Object.entries(locationAttacks).map(([method, guess]): AttackResult => {
    const guesses = victims.map((_, index) =>
      guess(
        seen.map((row) => row[index]).filter((one) => one !== undefined),
        centre,
      ),
    )
    // An attacker who knows the grid guesses the centre of a cell, because no position inside is more likely.
    const final = faults.exact === true ? guesses : guesses.map(snapToCell)
    const errors = final
      .map(({ lat, lng }, index) => distanceKm(lat, lng, victims[index]?.at.lat ?? 0, victims[index]?.at.lng ?? 0) * 1000)
      .toSorted((a, b) => a - b)
    const at = (share: number) => errors[Math.floor(errors.length * share)] ?? Number.NaN
    return { method, median: at(0.5), fifth: at(0.05) }
  })
  return { results, reordered: countReordered(seen, count) }
}

export const minMedianMetres = 750
export const minFifthPercentileMetres = 200

/** Whether no method is more precise than the targets allow. */
export const meetsTargets = (results: readonly AttackResult[]): boolean =>
  results.every(({ median, fifth }) => median >= minMedianMetres && fifth >= minFifthPercentileMetres)
