import { findBannedEmails } from '#features/auth/server/index.ts'
import { findTown, type FoundPlace, placeAt } from '#features/places/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { RawRow } from '../reading/read-rows.ts'
import { hashExternalId, readImportedHashes, readTakenEmails } from '../store.ts'
import { checkPhotoFile } from './photo-file.ts'
import { checkValues, type ImportRow, type Mistake } from './row.ts'

/** More rows are split into several folders, so that what is remembered of a file stays small. */
export const maxRows = 1_000_000

export interface CheckDependencies {
  db: Database
  /** The real path of the folder. */
  folder: string
  secrets: readonly [string, ...string[]]
  now: Date
}

/** A row that can be imported. */
export interface GoodRow {
  line: number
  row: ImportRow
  hash: Buffer
  place: FoundPlace | undefined
}

export type CheckedRow = { kind: 'good'; good: GoodRow } | { kind: 'known' } | { kind: 'bad'; line: number; mistakes: Mistake[] }

/** What is remembered of the rows before, to find what is there twice. */
export interface SeenRows {
  ids: Set<string>
  emails: Set<string>
}
export const createSeenRows = (): SeenRows => ({ ids: new Set(), emails: new Set() })

const findTwice = ({ external_id, email }: ImportRow, { ids, emails }: SeenRows): Mistake[] => {
  const mistakes = [
    ...(ids.has(external_id) ? [{ field: 'external_id', problem: 'is in the file twice' }] : []),
    ...(emails.has(email) ? [{ field: 'email', problem: 'is in the file twice' }] : []),
  ]
  ids.add(external_id)
  emails.add(email)
  return mistakes
}

const findPlace = async ({ country, town, lat, lng }: ImportRow): Promise<FoundPlace | undefined> => {
  if (lat !== undefined && lng !== undefined) return placeAt({ lat, lng })
  return town === undefined ? undefined : findTown(country, town)
}

const checkPhotos = async (folder: string, paths: readonly string[]): Promise<Mistake[]> => {
  const problems = await Promise.all(paths.map((path) => checkPhotoFile(folder, path)))
  return problems.flatMap((problem, index) => (problem === undefined ? [] : [{ field: `photos ${index + 1}`, problem }]))
}

const checkValuesOf = ({ line, values, mistake }: RawRow, now: Date) => {
  const checked = values === undefined ? { mistakes: [mistake ?? { field: '', problem: 'cannot be read' }] } : checkValues(values, now)
  return { line, ...checked }
}

/**
 * Checks some rows by themselves, against those before, against the accounts of the service, and against the folder. Nothing is written.
 */
export const checkRows = async (
  { db, folder, secrets, now }: CheckDependencies,
  raw: readonly RawRow[],
  seen: SeenRows,
): Promise<CheckedRow[]> => {
  const checked = raw.map((each) => checkValuesOf(each, now))
  const rows = checked.flatMap((each) => ('row' in each ? each.row : []))
  const emails = rows.map(({ email }) => email)
  const known = await readImportedHashes(
    db,
    rows.map(({ external_id }) => hashExternalId(external_id)),
  )
  const [taken, banned] = [await readTakenEmails(db, emails), await findBannedEmails(db, emails, secrets)]
  const results: CheckedRow[] = []
  for (const each of checked) {
    const { line } = each
    if ('mistakes' in each) {
      results.push({ kind: 'bad', line, mistakes: each.mistakes })
      continue
    }
    const { row } = each
    const hash = hashExternalId(row.external_id)
    const mistakes = findTwice(row, seen)
    if (mistakes.length === 0 && known.has(hash.toString('hex'))) {
      results.push({ kind: 'known' })
      continue
    }
    const place = await findPlace(row)
    if (taken.has(row.email)) mistakes.push({ field: 'email', problem: 'belongs to an account' })
    if (banned.has(row.email)) mistakes.push({ field: 'email', problem: 'is banned' })
    if (row.town !== undefined && place === undefined)
      mistakes.push({ field: 'town', problem: 'is not in the list of towns: correct it, give lat and lng, or leave it out' })
    mistakes.push(...(await checkPhotos(folder, row.photos)))
    results.push(mistakes.length === 0 ? { kind: 'good', good: { line, row, hash, place } } : { kind: 'bad', line, mistakes })
  }
  return results
}
