// A world to attack: the whole service, members with ids that are the same in every run, and the places they claim over HTTP.
import { setPlace } from '#features/places/contract.ts'
import { cellBounds, cellCentre, cellOf, distanceKm, type Position, readMember, setMemberPlace } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type Person, type TestApp } from '../support/app/test-app.ts'

/** Whether the long versions run, as `npm run bench privacy` does. */
export const isFull = process.env.PRIVACY === 'full'

/** Faults planted into the database of a test, behind the service's back; nothing in the service can be set to behave like this. */
export interface Faults {
  /** Keeps the exact positions instead of cell centres. */
  exact?: boolean
  /** Takes every reported cell over at once. */
  unsteady?: boolean
  /** Takes a cell over at the same line for everybody, 400 m outside the old one. */
  sharp?: boolean
}

/** Nobody listens on this port: no payment provider is within reach. */
export const openWorld = (): Promise<TestApp> => openTestApp({ LIMIT_FACTOR: '1000000', PORT: '9' })

/** The same member id in every run. */
export const fixedId = (number: number): string => `${String(number).padStart(8, '0')}-0000-4000-8000-000000000000`

/** Whether a position is 400 m east of the cell the member is kept in. */
const isPastLine = async (testApp: TestApp, { id }: Person, { lat, lng }: Position): Promise<boolean> => {
  const { cell_lat, cell_lng } = (await readMember(testApp.db, id)) ?? {}
  if (typeof cell_lat !== 'number' || typeof cell_lng !== 'number') return true
  const { east } = cellBounds(cellOf(cell_lat, cell_lng))
  return lng > east && distanceKm(lat, lng, lat, east) >= 0.4
}

/** A member says where they are, as the application does; then the fault is planted, if any. */
export const report = async (
  testApp: TestApp,
  person: Person,
  position: Position,
  { exact, unsteady, sharp }: Faults = {},
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

/** The position some kilometres east and north of another. */
export const moved = ({ lat, lng }: Position, east: number, north: number): Position => ({
  lat: lat + north / kmPerDegree,
  lng: lng + east / kmPerDegree / Math.cos((lat * Math.PI) / 180),
})

/** Says a figure in the output of the run, beside its target. */
export const say = (line: string): void => void process.stdout.write(`  ${line}\n`)
