import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { findMembersFile, type RawRow } from './read-rows.ts'
import { maxLineBytes } from './read-text.ts'

const folderWith = async (files: Record<string, string | Buffer>): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'ndloo-rows-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

const read = async (files: Record<string, string | Buffer>): Promise<{ rows: RawRow[]; stopped?: string }> => {
  const file = await findMembersFile(await folderWith(files))
  const rows: RawRow[] = []
  try {
    for await (const row of file?.rows() ?? []) rows.push(row)
    return { rows }
  } catch (error) {
    const { line, message } = error as { line?: number; message: string }
    return { rows, stopped: `${line}: ${message}` }
  }
}

describe('CSV', () => {
  test('with a byte order mark, CRLF, quotes, and line breaks inside of quotes', async () => {
    const text = '\uFEFFexternal_id,about,seek,lat\r\n1,"says ""hi"",\r\nand more",male|female,4.05\r\n\r\n2,,,\r\n'
    const { rows, stopped } = await read({ 'members.csv': text })
    expect(stopped).toBeUndefined()
    expect(rows).toEqual([
      { line: 2, values: { external_id: '1', about: 'says "hi",\r\nand more', seek: ['male', 'female'], lat: 4.05 } },
      { line: 5, values: { external_id: '2', about: undefined, seek: undefined, lat: undefined } },
    ])
  })

  test('a formula stays the text that it is', async () => {
    const { rows } = await read({ 'members.csv': 'external_id,about\n1,"=HYPERLINK(""http://x"")"\n' })
    expect(rows[0]?.values).toEqual({ external_id: '1', about: '=HYPERLINK("http://x")' })
  })

  test('a row with too few values is named, and the next one is read', async () => {
    const { rows } = await read({ 'members.csv': 'external_id,email\n1\n2,b@example.com\n' })
    expect(rows).toEqual([
      { line: 2, mistake: { field: '', problem: 'has 1 values instead of 2' } },
      { line: 3, values: { external_id: '2', email: 'b@example.com' } },
    ])
  })

  test.each([
    ['an unknown field', 'external_id,emial\n', '1: there is no field "emial"'],
    ['a field twice', 'email,email\n', '1: the field email is there twice'],
    ['a quote without an end', 'external_id,about\n1,"never ends\n', '2: the quotes of this row do not fit'],
    ['a row over 1 MB', `external_id,about\n1,a\n2,${'x'.repeat(maxLineBytes + 1)}\n`, '3: the row is longer than 1 MB'],
  ])('%s ends the reading', async (_, text, stopped) => {
    expect((await read({ 'members.csv': text })).stopped).toBe(stopped)
  })

  test('bytes that are not UTF-8 end the reading', async () => {
    const latin = Buffer.concat([Buffer.from('external_id,firstname\n1,Ana'), Buffer.from([0xef, 0x0a])])
    expect((await read({ 'members.csv': latin })).stopped).toMatch(/^\d+: the file is not UTF-8/)
  })
})

describe('JSON lines', () => {
  test('one object a line, blank lines left out, null as if absent', async () => {
    const { rows } = await read({ 'members.jsonl': '{"external_id":"1","town":null}\r\n\n[1]\n{"x":1}\nno json' })
    expect(rows).toEqual([
      { line: 1, values: { external_id: '1', town: undefined } },
      { line: 3, mistake: { field: '', problem: 'is not a JSON object' } },
      { line: 4, mistake: { field: 'x', problem: 'there is no such field' } },
      { line: 5, mistake: { field: '', problem: 'is not a JSON object' } },
    ])
  })

  test('a line over 1 MB ends the reading, before the rest of it is read', async () => {
    const { stopped } = await read({ 'members.jsonl': `{}\n${'x'.repeat(3 * maxLineBytes)}` })
    expect(stopped).toBe('2: the line is longer than 1 MB')
  })
})

test('a folder with both files, none, or a symbolic link is no folder to import', async () => {
  expect(await findMembersFile(await folderWith({ 'members.csv': '', 'members.jsonl': '' }))).toBeUndefined()
  const folder = await folderWith({ other: '{}' })
  expect(await findMembersFile(folder)).toBeUndefined()
  await mkdir(join(folder, 'in'))
  await symlink(join(folder, 'other'), join(folder, 'in', 'members.jsonl'))
  expect(await findMembersFile(join(folder, 'in'))).toBeUndefined()
})
