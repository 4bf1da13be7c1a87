import { realpath } from 'node:fs/promises'
import type { Clock } from '#platform/server/clock.ts'
import type { Database } from '#platform/server/db/database.ts'
import { type CheckedRow, checkRows, createSeenRows, type ValidImportRow, maxImportRows } from './checking/check-rows.ts'
import type { ImportMistake } from './checking/row.ts'
import { importMembers } from './import-members.ts'
import { findMembersFile, type MembersFile, type RawRow } from './reading/read-rows.ts'
import { UnreadableFileError } from './reading/read-text.ts'

export interface ImportDependencies {
  db: Database
  secrets: readonly [string, ...string[]]
  clock: Clock
  /** Prints a line on the operator's terminal. It names lines and fields of the file, never their contents. */
  print: (line: string) => void
}

/** The folder to import, and the name of the service that its ids come from; undefined where members come from only one service. */
export interface ImportSource {
  folder: string
  source?: string | undefined
}

export interface ImportOptions extends ImportSource {
  /** Only checks the folder; imports nothing. */
  dryRun: boolean
  /** Imports the rows without mistakes even if others have some. */
  skipInvalid: boolean
}

export interface ImportOutcome {
  /** False if a mistake stopped the import, or if some rows could not be imported. */
  succeeded: boolean
  /** Whether the rows passed the checks and the import began; only then the photos can be imported. */
  began: boolean
  rows: number
  /** How many rows have mistakes. */
  bad: number
  /** How many rows an earlier run has imported. */
  known: number
  imported: number
}

/** How many rows one transaction imports: few, so that it holds few locks and a killed run repeats little. */
const rowsAtOnce = 200
const progressRows = 10_000

/** Yields the rows in groups of at most `most` rows. */
export async function* inGroups(rows: AsyncIterable<RawRow>, most: number): AsyncGenerator<RawRow[]> {
  let group: RawRow[] = []
  for await (const row of rows) {
    group.push(row)
    if (group.length < most) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

/** Returns the message about a mistake in a line of the file. It does not repeat what the line contains. */
const sentence = (line: number, { field, problem }: ImportMistake): string => `line ${line}: ${field === '' ? '' : `${field} `}${problem}`

interface Pass {
  rows: number
  bad: number
  known: number
}

/** Reads and checks a whole file, and calls `each` with the valid rows of each group. Prints mistakes if `says` is true. */
const goThrough = async (
  { db, secrets, clock, print }: ImportDependencies,
  { file, folder, source, says }: ImportSource & { file: MembersFile; says: boolean },
  each: (rows: ValidImportRow[], pass: Pass) => Promise<void>,
): Promise<Pass> => {
  const pass: Pass = { rows: 0, bad: 0, known: 0 }
  const seen = createSeenRows()
  const tell = (line: number, mistake: ImportMistake) => (says ? print(sentence(line, mistake)) : undefined)
  const count = (row: CheckedRow): ValidImportRow[] => {
    pass.rows += 1
    if (row.kind === 'good') return [row.good]
    if (row.kind === 'known') pass.known += 1
    else {
      pass.bad += 1
      for (const mistake of row.mistakes) tell(row.line, mistake)
    }
    return []
  }
  for await (const raw of inGroups(file.rows(), rowsAtOnce)) {
    if (pass.rows + raw.length > maxImportRows)
      throw new UnreadableFileError(raw[0]?.line ?? 0, `there are more than ${maxImportRows} rows: use several folders`)
    const checked = await checkRows({ db, folder, source, secrets, now: clock.now() }, raw, seen)
    await each(checked.flatMap(count), pass)
  }
  return pass
}

const run = async (
  dependencies: ImportDependencies,
  { dryRun, skipInvalid, source }: ImportOptions,
  file: MembersFile,
  folder: string,
): Promise<ImportOutcome> => {
  const { db, clock, print } = dependencies
  const found = await goThrough(dependencies, { file, folder, source, says: true }, () => Promise.resolve())
  print(`${file.name}: ${found.rows} rows, ${found.bad} with mistakes, ${found.known} imported before`)
  if (dryRun || (found.bad > 0 && !skipInvalid)) {
    if (!dryRun) print('Nothing was imported. Correct the lines above, or leave them out with --skip-invalid.')
    return { succeeded: found.bad === 0, began: false, ...found, imported: 0 }
  }
  let imported = 0
  let late = 0
  const done = await goThrough(dependencies, { file, folder, source, says: false }, async (rows, { rows: read }) => {
    if (rows.length > 0) {
      const result = await importMembers(db, rows, clock.now())
      imported += result.imported
      late += result.taken.length
      for (const line of result.taken) print(sentence(line, { field: 'email', problem: 'was taken meanwhile, and the row is left out' }))
    }
    if (read % progressRows === 0) print(`${read} rows read, ${imported} imported`)
  })
  if (done.bad > found.bad) print(`The file has changed meanwhile: ${done.bad - found.bad} rows more have mistakes and were left out.`)
  print(`${imported} members imported${found.bad > 0 ? `, ${found.bad} left out` : ''}. Nobody sees them, and none has been mailed.`)
  return { succeeded: late === 0 && done.bad <= found.bad, began: true, ...found, imported }
}

/**
 * Checks the members of a folder and imports them. Every mistake is printed with its line; one mistake stops the import unless `skipInvalid`
 * is set. Rows that an earlier run has imported do not change, so a killed run is continued by the same command.
 */
export const importFolder = async (dependencies: ImportDependencies, wish: ImportOptions): Promise<ImportOutcome> => {
  const nothing = { succeeded: false, began: false, rows: 0, bad: 0, known: 0, imported: 0 }
  const folder = await realpath(wish.folder).catch(() => undefined)
  const file = folder === undefined ? undefined : await findMembersFile(folder)
  if (folder === undefined || file === undefined) {
    dependencies.print('The folder must contain either members.csv or members.jsonl.')
    return nothing
  }
  try {
    return await run(dependencies, wish, file, folder)
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    dependencies.print(sentence(error.line, { field: '', problem: error.message }))
    return nothing
  }
}
