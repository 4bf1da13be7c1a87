import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { requestCode, resetPassword } from '#features/auth/contract.ts'
import { sendMessage } from '#features/chat/contract.ts'
import { uploadPhotos } from '#features/photos/contract.ts'
import { postReaction } from '#features/reactions/contract.ts'
import { createPerson, type Person } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { createAttachmentCalls, fileUrl } from '#tests/support/features/attachments.ts'
import { createChatCalls } from '#tests/support/features/messages.ts'
import { readMailedCode } from '#tests/support/features/auth.ts'
import { unzip } from '#tests/support/data/unzip.ts'
import { getSettings, requestExport, updateMe } from '../../contract.ts'

let testApp: TestApp
let amina: Person
beforeAll(async () => {
  testApp = await openTestApp()
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => {
  amina = await createPerson(testApp, 'amina')
})

const ask = (person = amina) => testApp.call(requestExport, {}, { as: person })
const archive = async () => (await testApp.call(getSettings, {}, { as: amina })).body.data.export
const made = async () => {
  await ask()
  await testApp.runJobs()
  return archive()
}
const download = (url: string) => testApp.app.inject({ url })
const storedArchives = () => {
  const folder = join(testApp.platform.config.dataDir, 'photos/exports')
  return existsSync(folder) ? readdirSync(folder).length : 0
}
const like = (from: Person, to: Person) => testApp.call(postReaction, { params: { action: 'like' }, query: { uid: to.id } }, { as: from })

const addPhoto = async (): Promise<void> => {
  const jpeg = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c81e56' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.append(uploadPhotos.upload, new Blob([new Uint8Array(jpeg)]), 'me.jpg')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  const reply = await testApp.app.inject({
    method: 'POST',
    url: `/api${uploadPhotos.path}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${amina.token}` },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  expect(reply.statusCode).toBe(200)
}

describe('export', () => {
  it('contains the voice notes and pictures that the member has sent, decrypted; received ones are only named', async () => {
    const [talk, files, brian] = [createChatCalls(testApp), createAttachmentCalls(testApp), await createPerson(testApp, 'brian')]
    await talk.match(amina, brian)
    const [voice, picture] = [await files.send(amina, brian, 'voice'), await files.send(amina, brian, 'picture')]
    await files.send(brian, amina, 'voice')
    const { seq } = await files.send(amina, brian, 'voice')
    await talk.remove(amina, brian, seq)
    const entries = unzip((await download((await made())?.url ?? '')).rawPayload)
    const sent = [voice, picture].map(({ attachment }) => fileUrl({ attachment }).replace(/^.attachments.([^/]+).*$/, '$1'))
    const names = [`attachments/${sent[0]}.ogg`, `attachments/${sent[1]}.webp`]
    expect([...entries.keys()].filter((name) => name.startsWith('attachments/')).toSorted()).toEqual(names.toSorted())
    expect(entries.get(names[0] ?? '')).toEqual((await download(fileUrl(voice))).rawPayload)
    expect(entries.get(names[1] ?? '')).toEqual((await download(fileUrl(picture))).rawPayload)
    const { messages } = JSON.parse(entries.get('ndloo.json')?.toString() ?? '') as {
      messages: { from: string; kind: string; file?: string }[]
    }
    expect(messages.slice(1).map(({ from, kind, file }) => [from, kind, file])).toEqual([
      [amina.id, 'voice', names[0]],
      [amina.id, 'picture', names[1]],
      [brian.id, 'voice', undefined],
      [amina.id, 'voice', undefined],
    ])
  })

  it('is made by a job, mailed, and contains the member’s data and photos', async () => {
    const brian = await createPerson(testApp, 'brian')
    await addPhoto()
    await testApp.call(updateMe, { body: { interests: ['grilled_fish', 'prayer'], languages: ['ewo'] } }, { as: amina })
    await like(amina, brian)
    await like(brian, amina)
    await testApp.call(sendMessage, { params: { uid: brian.id }, body: { id: randomUUID(), body: 'Ça va, “Brian”?\n😀' } }, { as: amina })

    const reply = await ask()
    expect([reply.status, reply.body.data.export.state]).toEqual([202, 'making'])
    await testApp.runJobs()
    const { state, url, until } = await archive()
    expect([state, until]).toEqual(['ready', '2026-03-03T09:00:00.000Z'])
    expect(testApp.mails.at(-1)).toMatchObject({ to: { address: amina.email }, subject: 'Your Ndloo data is ready' })
    expect(testApp.mails.at(-1)?.text).toContain(`${testApp.platform.publicUrl}${url}`)

    const file = await download(url ?? '')
    expect(file.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="ndloo.zip"',
      'cache-control': 'private, no-store',
    })
    const files = unzip(file.rawPayload)
    const data = JSON.parse(files.get('ndloo.json')?.toString() ?? '') as {
      member: { email: string; interests: string[]; chosen: unknown }
      messages: { body: string }[]
      photos: { id: string }[]
    }
    expect(data.member.email).toBe(amina.email)
    expect(data.member.interests).toEqual(['grilled_fish', 'prayer'])
    expect(data.member.chosen).toMatchObject({
      interests: [{ name: 'Grilled fish' }, { name: 'Prayer' }],
      languages: [{ code: 'ewo', name: 'Ewondo' }],
    })
    expect(data.messages.map(({ body }) => body)).toEqual(['matched', 'Ça va, “Brian”?\n😀'])
    const photo = files.get(`photos/${data.photos[0]?.id}.webp`)
    expect((await sharp(photo).metadata()).format).toBe('webp')
    expect(files.size).toBe(2)
  })

  it('has an unguessable URL for 24 hours, then the file is removed', async () => {
    const { url } = await made()
    const address = new URL(url ?? '', 'http://localhost')
    const other = new URL(address)
    const signature = address.searchParams.get('s') ?? ''
    other.searchParams.set('s', `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`)
    expect(address.pathname).toMatch(/\/ndloo\.zip$/)
    const renamed = `${address.pathname.replace('ndloo', 'other')}${address.search}`
    for (const wrong of [
      renamed,
      address.pathname,
      `${other.pathname}${other.search}`,
      `/exports/${randomUUID()}/ndloo.zip${address.search}`,
    ])
      expect((await download(wrong)).statusCode, wrong).toBe(404)
    expect(storedArchives()).toBeGreaterThan(0)
    testApp.clock.advance({ hours: 23, minutes: 59 })
    expect((await download(url ?? '')).statusCode).toBe(200)
    testApp.clock.advance({ minutes: 2 })
    expect((await download(url ?? '')).statusCode).toBe(404)
    expect(await archive()).toMatchObject({ state: 'none', url: null })
    await testApp.runJobs()
    expect(storedArchives()).toBe(0)
  })

  it('can be requested once a day; the next one replaces it', async () => {
    const first = await made()
    testApp.clock.advance({ hours: 10 })
    const refused = await ask()
    expect([refused.status, refused.error.code, refused.headers['retry-after']]).toEqual([
      429,
      'account.export_too_soon',
      String(14 * 3600),
    ])
    testApp.clock.advance({ hours: 14 })
    expect((await archive()).next_at).toBeNull()
    const second = await made()
    expect((await download(first.url ?? '')).statusCode).toBe(404)
    expect((await download(second.url ?? '')).statusCode).toBe(200)
  })

  it('is deleted by a password reset: a stranger may have its link', async () => {
    const { url } = await made()
    expect((await download(url ?? '')).statusCode).toBe(200)
    const before = storedArchives()
    const { email } = amina
    await testApp.call(requestCode, { body: { email, type: 'reset-password' } })
    await testApp.runJobs()
    const [code, password] = [readMailedCode(testApp.mails, email), 'mangoes in the rain']
    expect((await testApp.call(resetPassword, { body: { email, code, password, confirmPassword: password } })).status).toBe(200)
    expect((await download(url ?? '')).statusCode).toBe(404)
    await testApp.runJobs()
    expect(storedArchives()).toBe(before - 1)
  })

  it('is created once for parallel requests', async () => {
    const replies = await Promise.all([ask(), ask(), ask()])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 429, 429])
    expect((await testApp.call(requestExport, {})).status).toBe(401)
  })

  it('that was never finished can be requested again', async () => {
    await ask()
    await testApp.db.deleteFrom('job').where('kind', '=', 'account.make-export').execute()
    expect((await archive()).state).toBe('making')
    testApp.clock.advance({ hours: 1, minutes: 1 })
    expect((await archive()).state).toBe('none')
    expect((await ask()).status).toBe(202)
  })
})
