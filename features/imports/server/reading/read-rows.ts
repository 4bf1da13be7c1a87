import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Info, parse } from 'csv-parse'
import { importFields, isListField, isNumberField } from '../checking/row.ts'
import { maxLineBytes, readLines, readText, UnreadableFileError } from './read-text.ts'

/** A row as read from the file: its unchecked values by field, or the reason why it cannot be read. */
export interface RawRow {
  line: number
  values?: Record<string, unknown>
  /** Why the row cannot be read. `field` is empty when the problem is the whole row. */
  mistake?: { field: string; problem: string }
}

/** Separates the values of a list in a CSV file, such as `music|travel`. */
const listMark = '|'

const toValue = (field: string, text: string): unknown => {
  const given = text.trim()
  if (given === '') return undefined
  if (isListField(field)) return given.split(listMark).map((part) => part.trim())
  return isNumberField(field) && /^[+-]?\d+(\.\d+)?$/.test(given) ? Number(given) : given
}

const headOf = (cells: readonly string[]): string[] => {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const unknown = names.find((name) => !importFields.has(name))
  if (unknown !== undefined) throw new UnreadableFileError(1, `there is no field ${JSON.stringify(unknown.slice(0, 40))}`)
  const twice = names.find((name, index) => names.indexOf(name) !== index)
  if (twice !== undefined) throw new UnreadableFileError(1, `the field ${twice} is there twice`)
  return names
}

interface CsvRecord {
  record: string[]
  info: Info
}

async function* readCsv(path: string): AsyncGenerator<RawRow> {
  const parser = parse({
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxLineBytes,
    record_delimiter: ['\n', '\r\n'],
  })
  const source = Readable.from(readText(path))
  source.on('error', (error) => parser.destroy(error))
  let head: string[] | undefined
  let end = 0
  try {
    for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRecord>) {
      const line = end + 1
      end = info.lines
      if (head === undefined) head = headOf(record)
      else if (record.length !== head.length)
        yield { line, mistake: { field: '', problem: `has ${record.length} values instead of ${head.length}` } }
      else yield { line, values: Object.fromEntries(head.map((field, index) => [field, toValue(field, record[index] ?? '')])) }
    }
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (!code.startsWith('CSV_')) throw error
    const isLong = code === 'CSV_MAX_RECORD_SIZE'
    throw new UnreadableFileError(end + 1, isLong ? 'the row is longer than 1 MB' : 'the quotes of this row do not fit')
  } finally {
    source.destroy()
  }
}

const parseObject = (text: string): Record<string, unknown> | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined
  } catch {
    return undefined
  }
}

async function* readJsonLines(path: string): AsyncGenerator<RawRow> {
  for await (const { line, text } of readLines(readText(path))) {
    if (text.trim() === '') continue
    const values = parseObject(text)
    const unknown = values === undefined ? undefined : Object.keys(values).find((name) => !importFields.has(name))
    if (values === undefined) yield { line, mistake: { field: '', problem: 'is not a JSON object' } }
    else if (unknown !== undefined) yield { line, mistake: { field: unknown.slice(0, 40), problem: 'there is no such field' } }
    else yield { line, values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? undefined])) }
  }
}

/** A file of members: its name, and a generator of its rows. */
export interface MembersFile {
  name: string
  rows(): AsyncGenerator<RawRow>
}

const files = [
  ['members.csv', readCsv],
  ['members.jsonl', readJsonLines],
] as const

/** Finds members.csv or members.jsonl in a folder; undefined unless exactly one of them exists. Symbolic links do not count. */
export const findMembersFile = async (folder: string): Promise<MembersFile | undefined> => {
  const found: MembersFile[] = []
  for (const [name, read] of files) {
    const path = join(folder, name)
    const state = await lstat(path).catch(() => undefined)
    if (state?.isFile() === true) found.push({ name, rows: () => read(path) })
  }
  return found.length === 1 ? found[0] : undefined
}
