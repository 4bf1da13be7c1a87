// Setup of the privacy tests: the whole service, members with fixed ids, and positions reported over HTTP.
import { setPlace } from '#features/places/contract.ts'
import { cellBounds, cellCentre, cellOf, distanceKm, type Position, readMember, setMemberPlace } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '../support/app/test-app.ts'

/** Faults written directly into the test database; the service has no such modes. */
export interface PlantedFaults {
  /** Stores exact positions instead of cell centres. */
  exact?: boolean
  /** Accepts every reported cell at once. */
  unsteady?: boolean
  /** Accepts a cell at the same distance for everybody, 400 m outside the old one. */
  sharp?: boolean
}

/** Opens the application without rate limits. Payment providers cannot be reached, because nothing listens on port 9. */
export const openPrivacyApp = (): Promise<TestApp> => openTestApp({ LIMIT_FACTOR: '1000000', PORT: '9' })

/** Returns a member id that is the same in every run. */
export const fixedId = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`

/** Whether a position is 400 m east of the stored cell of a member. */
const isPastLine = async (testApp: TestApp, { id }: Person, { lat, lng }: Position): Promise<boolean> => {
  const { cell_lat, cell_lng } = (await readMember(testApp.db, id)) ?? {}
  if (typeof cell_lat !== 'number' || typeof cell_lng !== 'number') return true
  const { east } = cellBounds(cellOf(cell_lat, cell_lng))
  return lng > east && distanceKm(lat, lng, lat, east) >= 0.4
}

/** Sends a member's position to the server as the web client does, then plants the fault in the database. */
export const sendPosition = async (
  testApp: TestApp,
  person: Person,
  position: Position,
  { exact, unsteady, sharp }: PlantedFaults = {},
): Promise<void> => {
  const isLate = sharp === true && (await isPastLine(testApp, person, position))
  const { status, text, body } = await testApp.call(setPlace, { body: position }, { as: person })
  if (status !== 200) throw new Error(text)
  if (exact !== true && unsteady !== true && !isLate) return
  const { city, country } = body.data.place
  const cell = cellOf(position.lat, position.lng)
  const { lat, lng } = exact === true ? position : cellCentre(cell.row, cell.col)
  const place = { cellLat: lat, cellLng: lng, city, country: country.code }
  await inTransaction(testApp.db, (tx) => setMemberPlace(tx, person.id, place, testApp.clock.now()))
}

const kmPerDegree = 111.195

/** The position a number of kilometres east and north of another. */
export const offsetPosition = ({ lat, lng }: Position, east: number, north: number): Position => ({
  lat: lat + north / kmPerDegree,
  lng: lng + east / kmPerDegree / Math.cos((lat * Math.PI) / 180),
})

/** Prints one line of a measurement's report. */
export const printResult = (line: string): void => void process.stdout.write(`  ${line}\n`)
