import { symlink, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addBan } from '#features/auth/server/index.ts'
import { cellCentre, cellOf } from '#features/members/server/index.ts'
import { inTransaction } from '#platform/server/db/database.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { importFolderWith, createImportRow, importMembers, importMemberPhotos } from '#tests/support/features/imports.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { spotsJpeg, createRedBlueImage } from '#tests/support/photos/photo-files.ts'

let testApp: TestApp
let jpeg: Buffer
beforeAll(async () => {
  testApp = await openTestApp()
  jpeg = await spotsJpeg(7)
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  const { db } = testApp
  await db.deleteFrom('imported_member').execute()
  await db.deleteFrom('account').where('member_id', 'is not', null).execute()
  for (const table of ['session', 'credential', 'entitlement', 'member', 'ban'] as const) await db.deleteFrom(table).execute()
})

const members = () => testApp.db.selectFrom('member').selectAll().orderBy('email').execute()
const photosOf = () => testApp.db.selectFrom('photo').select(['member_id', 'position', 'shown', 'review']).orderBy('position').execute()
const pending = () => testApp.db.selectFrom('imported_photo').select('path').orderBy('position').execute()

describe('two services with the same ids', () => {
  test('are kept apart by their names, with members and photos', async () => {
    const first = await importFolderWith([createImportRow('esi', { external_id: '1', photos: ['me.jpg'] })])
    const second = await importFolderWith([createImportRow('brian', { external_id: '1', photos: ['me.jpg'] })])
    for (const folder of [first, second]) await writeFile(join(folder, 'me.jpg'), jpeg)
    expect(await importMembers(testApp, first)).toMatchObject({ imported: 1 })
    expect(await importMembers(testApp, second)).toMatchObject({ imported: 0, known: 1 })
    expect(await importMembers(testApp, second, { source: 'other' })).toMatchObject({ imported: 1, known: 0 })
    expect(await importMembers(testApp, second, { source: 'other' })).toMatchObject({ imported: 0, known: 1 })
    expect(await importMemberPhotos(testApp, second, 'after', 'other')).toMatchObject({ added: 1, missing: 0 })
    expect(await pending()).toHaveLength(1)
    expect((await members()).map(({ email }) => email)).toEqual(['brian@example.com', 'esi@example.com'])
  })
})

describe('members', () => {
  test('are stored as they were given, whom nobody sees and nobody is mailed', async () => {
    const folder = await importFolderWith([
      createImportRow('esi'),
      createImportRow('brian', {
        town: undefined,
        lat: 4.048312345,
        lng: 9.704312345,
        lastname: undefined,
        country: 'CM',
        seek: undefined,
      }),
    ])
    const { succeeded, imported, lines } = await importMembers(testApp, folder)
    expect([succeeded, imported]).toEqual([true, 2])
    expect(lines.join('\n')).not.toMatch(/Esi|Mensah|example\.com/)
    const [brian, esi] = await members()
    expect(esi).toMatchObject({
      status: 'unverified',
      email: 'esi@example.com',
      birth: '1995-04-03',
      birth_estimated: false,
      shows_birth: false,
      shows_lastname: false,
      city: 'Accra',
      seek: 1,
      bio: 'I sing in a choir.',
      interests: ['cooking'],
      terms_version: 'imported',
      created_at: new Date('2021-05-06T07:08:09Z'),
    })
    const cell = cellOf(4.048312345, 9.704312345)
    expect(brian).toMatchObject({ city: 'Douala', seek: 7, lastname: '' })
    expect(Math.fround(brian?.cell_lat ?? 0)).toBe(cellCentre(cell.row, cell.col).lat)
    expect(await testApp.db.selectFrom('card').select('id').execute()).toEqual([])
    expect(await testApp.db.selectFrom('job').select('id').where('done_at', 'is', null).where('kind', 'like', '%mail%').execute()).toEqual(
      [],
    )
    expect(JSON.stringify(await testApp.db.selectFrom('imported_member').selectAll().execute())).not.toContain('old-')
  })

  test('a dry run names every mistake by line and changes nothing', async () => {
    await createPerson(testApp, 'amina', { email: 'amina@example.com' })
    await inTransaction(testApp.db, (tx) =>
      addBan(
        tx,
        { email: 'banned@gmail.com', phones: [] },
        '77777777-0000-4000-8000-000000000001',
        testApp.platform.config.secrets,
        testApp.clock.now(),
      ),
    )
    const folder = await importFolderWith(
      [
        createImportRow('esi', { photos: ['photos/esi.jpg', 'photos/none.jpg', '../secret.jpg', 'photos/text.jpg', 'photos/link.jpg'] }),
        createImportRow('amina'),
        createImportRow('other', { external_id: 'old-esi' }),
        createImportRow('same', { email: 'ESI@example.com' }),
        createImportRow('banned', { email: 'ban.ned+x@gmail.com' }),
        createImportRow('lost', { town: 'Nowhere at all' }),
        'no json',
        createImportRow('good'),
      ],
      { 'photos/esi.jpg': jpeg, 'photos/text.jpg': 'not a picture' },
    )
    await symlink(join(folder, 'photos/esi.jpg'), join(folder, 'photos/link.jpg'))
    const { succeeded, bad, imported, lines } = await importMembers(testApp, folder, { dryRun: true })
    expect([succeeded, bad, imported]).toEqual([false, 7, 0])
    expect(lines).toEqual([
      'line 1: photos 2 is no file in the folder, or a symbolic link',
      'line 1: photos 3 leads out of the folder',
      'line 1: photos 4 is neither PNG nor JPEG',
      'line 1: photos 5 is no file in the folder, or a symbolic link',
      'line 2: email belongs to an account',
      'line 3: external_id is in the file twice',
      'line 4: email is in the file twice',
      'line 5: email is banned',
      'line 6: town is not in the list of towns: correct it, give lat and lng, or leave it out',
      'line 7: is not a JSON object',
      'members.jsonl: 8 rows, 7 with mistakes, 0 imported before',
    ])
    expect(await members()).toHaveLength(1)
    expect((await importMembers(testApp, folder)).began).toBe(false)
    expect(await members()).toHaveLength(1)
    const skipped = await importMembers(testApp, folder, { skipInvalid: true })
    expect([skipped.succeeded, skipped.imported, skipped.lines.at(-1)]).toEqual([
      true,
      1,
      '1 members imported, 7 left out. Nobody sees them, and none has been mailed.',
    ])
  })

  test('a second run changes nothing, and a run that was killed goes on', async () => {
    const rows = ['esi', 'brian', 'chantal'].map((name) => createImportRow(name))
    await importMembers(testApp, await importFolderWith(rows.slice(0, 1)))
    const folder = await importFolderWith(rows)
    expect(await importMembers(testApp, folder)).toMatchObject({ succeeded: true, imported: 2, known: 1 })
    const before = [await members(), await testApp.db.selectFrom('imported_member').selectAll().execute()]
    expect(await importMembers(testApp, folder)).toMatchObject({ succeeded: true, imported: 0, known: 3 })
    expect([await members(), await testApp.db.selectFrom('imported_member').selectAll().execute()]).toEqual(before)
  })

  test('two runs at once import each member once', async () => {
    const folder = await importFolderWith(['esi', 'brian'].map((name) => createImportRow(name)))
    const runs = await Promise.all([importMembers(testApp, folder), importMembers(testApp, folder)])
    expect(runs.reduce((sum, { imported }) => sum + imported, 0)).toBe(2)
    expect(await members()).toHaveLength(2)
  })

  test('a folder without a file of members is refused', async () => {
    expect(await importMembers(testApp, await importFolderWith([]))).toMatchObject({
      succeeded: false,
      lines: ['The folder must contain either members.csv or members.jsonl.'],
    })
  })
})

describe('photos', () => {
  test('go through the checks of an upload, in order, and are read once', async () => {
    const other = await createRedBlueImage().jpeg().toBuffer()
    const tiny = await createRedBlueImage(100, 100).png().toBuffer()
    const folder = await importFolderWith([createImportRow('esi', { photos: ['a.jpg', 'b.png', 'c.jpg', 'd.jpg'] })], {
      'a.jpg': jpeg,
      'b.png': tiny,
      'c.jpg': other,
      'd.jpg': other,
    })
    await importMembers(testApp, folder)
    await unlink(join(folder, 'd.jpg'))
    const first = await importMemberPhotos(testApp, folder)
    expect(first).toMatchObject({ added: 2, refused: 1, missing: 1 })
    expect(first.lines[1]).toBe('photo 2 of a member was refused: photos.too_small')
    expect(await photosOf()).toMatchObject([{ shown: true, review: 'waiting' }, { shown: true }])
    expect(await pending()).toEqual([{ path: 'd.jpg' }])
    await writeFile(join(folder, 'd.jpg'), other)
    expect(await importMemberPhotos(testApp, folder, 'before')).toMatchObject({ added: 1, refused: 0, missing: 0 })
    expect(await photosOf()).toMatchObject([{}, {}, { shown: false }])
    expect(await importMemberPhotos(testApp, folder)).toMatchObject({ added: 0, lines: [] })
  })

  test('two runs at once add each photo once', async () => {
    const folder = await importFolderWith([createImportRow('esi', { photos: ['a.jpg'] })], { 'a.jpg': jpeg })
    await importMembers(testApp, folder)
    await Promise.all([importMemberPhotos(testApp, folder), importMemberPhotos(testApp, folder)])
    expect(await photosOf()).toHaveLength(1)
    const { rows } = await sql<{ keys: number }>`select count(distinct storage_key)::int as keys from photo`.execute(testApp.db)
    expect(rows).toEqual([{ keys: 1 }])
  })

  test('a link that has taken the place of a photo since the check is not followed', async () => {
    const folder = await importFolderWith([createImportRow('esi', { photos: ['a.jpg'] })], { 'a.jpg': jpeg, 'other.jpg': jpeg })
    await importMembers(testApp, folder)
    await unlink(join(folder, 'a.jpg'))
    await symlink(join(folder, 'other.jpg'), join(folder, 'a.jpg'))
    expect(await importMemberPhotos(testApp, folder)).toMatchObject({ added: 0, missing: 1 })
  })

  test('a photo of another folder is not read from this one, whatever it is called', async () => {
    const photos = ['photos/1.jpg']
    const first = await importFolderWith([createImportRow('esi', { photos })], { 'photos/1.jpg': jpeg })
    const second = await importFolderWith(
      [
        createImportRow('brian', { photos }),
        createImportRow('chantal', { external_id: 'old-esi', photos }),
        createImportRow('diego', { photos }),
      ],
      { 'photos/1.jpg': await createRedBlueImage().jpeg().toBuffer() },
    )
    await importMembers(testApp, first)
    await importMembers(testApp, second)
    const idOf = async (name: string) => (await members()).find(({ email }) => email === `${name}@example.com`)?.id
    const { added, lines } = await importMemberPhotos(testApp, second)
    expect([added, lines.at(-1)]).toEqual([
      2,
      '1 photos are not named in this folder: they wait for a run with the folder of their members.',
    ])
    expect((await photosOf()).map(({ member_id }) => member_id)).not.toContain(await idOf('esi'))
    expect(await importMemberPhotos(testApp, first)).toMatchObject({ added: 1 })
    expect((await photosOf()).map(({ member_id }) => member_id)).toContain(await idOf('esi'))
    expect(await pending()).toEqual([])
  })
})
