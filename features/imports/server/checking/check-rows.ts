import { findBannedEmails } from '#features/auth/server/index.ts'
import { type OfferedLists, readOfferedLists } from '#features/members/server/index.ts'
import { findCityByName, type FoundPlace, placeAt } from '#features/places/server/index.ts'
import type { Database } from '#platform/server/db/database.ts'
import type { RawRow } from '../reading/read-rows.ts'
import { hashExternalId, readImportedHashes, readTakenEmails } from '../store.ts'
import { checkPhotoFile } from './photo-file.ts'
import { type CheckedValues, checkValues, type ImportRowValues, type ImportMistake } from './row.ts'

/** The most rows of one import, so that the memory for finding duplicates stays small. */
export const maxImportRows = 1_000_000

export interface CheckDependencies {
  /** The other service that the ids of the rows come from; undefined where members come from only one service. */
  source: string | undefined
  db: Database
  /** The real path of the folder. */
  folder: string
  secrets: readonly [string, ...string[]]
  now: Date
}

/** A row without mistakes, ready to be imported. */
export interface ValidImportRow {
  line: number
  row: ImportRowValues
  hash: Buffer
  place: FoundPlace | undefined
}

/** A checked row: valid (`good`), imported by an earlier run (`known`), or with mistakes (`bad`). */
export type CheckedRow =
  | { kind: 'good'; good: ValidImportRow }
  | { kind: 'known' }
  | { kind: 'bad'; line: number; mistakes: ImportMistake[] }

/** The ids and emails of the rows that were already checked, to find duplicates in the file. */
export interface SeenRows {
  ids: Set<string>
  emails: Set<string>
}
export const createSeenRows = (): SeenRows => ({ ids: new Set(), emails: new Set() })

const findTwice = ({ external_id, email }: Partial<ImportRowValues>, { ids, emails }: SeenRows): ImportMistake[] => {
  const mistakes: ImportMistake[] = []
  if (external_id !== undefined && ids.has(external_id)) mistakes.push({ field: 'external_id', problem: 'is in the file twice' })
  if (email !== undefined && emails.has(email)) mistakes.push({ field: 'email', problem: 'is in the file twice' })
  if (external_id !== undefined) ids.add(external_id)
  if (email !== undefined) emails.add(email)
  return mistakes
}

const findPlace = async ({ country, town, lat, lng }: Partial<ImportRowValues>): Promise<FoundPlace | undefined> => {
  if (lat !== undefined && lng !== undefined) return placeAt({ lat, lng })
  return town === undefined || country === undefined ? undefined : findCityByName(country, town)
}

const checkPhotos = async (folder: string, paths: readonly string[]): Promise<ImportMistake[]> => {
  const problems = await Promise.all(paths.map((path) => checkPhotoFile(folder, path)))
  return problems.flatMap((problem, index) => (problem === undefined ? [] : [{ field: `photos ${index + 1}`, problem }]))
}

const checkRaw = ({ line, values, mistake }: RawRow, now: Date, offered: OfferedLists): CheckedValues & { line: number } => ({
  line,
  ...(values === undefined
    ? { fields: {}, mistakes: [mistake ?? { field: '', problem: 'cannot be read' }] }
    : checkValues(values, now, offered)),
})

/** Reads which rows were imported before, and which of their emails belong to an account or are banned. */
const readKnown = async ({ db, secrets, source }: CheckDependencies, rows: readonly CheckedValues[]) => {
  const emails = rows.flatMap(({ fields }) => fields.email ?? [])
  const hashes = rows.flatMap(({ fields }) => (fields.external_id === undefined ? [] : hashExternalId(fields.external_id, source)))
  return {
    imported: await readImportedHashes(db, hashes),
    taken: await readTakenEmails(db, emails),
    banned: await findBannedEmails(db, emails, secrets),
  }
}

/** Checks rows by their values, for duplicates in the file (`seen`), against the service's accounts, and for their photos. Writes nothing. */
export const checkRows = async (dependencies: CheckDependencies, raw: readonly RawRow[], seen: SeenRows): Promise<CheckedRow[]> => {
  const offered = await readOfferedLists(dependencies.db)
  const rows = raw.map((each) => checkRaw(each, dependencies.now, offered))
  const { imported, taken, banned } = await readKnown(dependencies, rows)
  const checkOne = async ({ line, fields, mistakes: found }: (typeof rows)[number]): Promise<CheckedRow> => {
    const mistakes = [...found, ...findTwice(fields, seen)]
    const { external_id, email = '', country, town, photos = [] } = fields
    const hash = hashExternalId(external_id ?? '', dependencies.source)
    if (mistakes.length === 0 && imported.has(hash.toString('hex'))) return { kind: 'known' }
    const place = await findPlace(fields)
    if (taken.has(email)) mistakes.push({ field: 'email', problem: 'belongs to an account' })
    if (banned.has(email)) mistakes.push({ field: 'email', problem: 'is banned' })
    if (town !== undefined && country !== undefined && place === undefined)
      mistakes.push({ field: 'town', problem: 'is not in the list of towns: correct it, give lat and lng, or leave it out' })
    mistakes.push(...(await checkPhotos(dependencies.folder, photos)))
    // A row without mistakes has every required field, so its type can be narrowed.
    return mistakes.length === 0
      ? { kind: 'good', good: { line, row: fields as ImportRowValues, hash, place } }
      : { kind: 'bad', line, mistakes }
  }
  const results: CheckedRow[] = []
  for (const row of rows) results.push(await checkOne(row))
  return results
}
