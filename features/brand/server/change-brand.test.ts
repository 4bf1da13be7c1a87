import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { composeService } from '#apps/server/compose.ts'
import { defaultColours } from '#platform/shared/brand/colours.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { uploadTo } from '#tests/support/people/photos.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { type BrandSettings, changeBrand, getBrand, uploadLogo } from '../contract.ts'

let testApp: TestApp
let chantal: Person
beforeAll(async () => {
  testApp = await openTestApp({ OPERATOR_EMAIL: 'desk@ndloo.example', YOUTUBE_URL: 'https://video.example/ours' })
  chantal = await createAdmin(testApp, 'chantal')
})
afterAll(() => testApp[Symbol.asyncDispose]())

const untouched: BrandSettings = {
  name: null,
  colours: null,
  font: 'own',
  support_email: null,
  social_urls: { facebook: null, twitter: null, instagram: null, youtube: null },
  logo: null,
}
const reason = 'we are called Baobab now'
const stored = async () => (await testApp.call(getBrand, {}, { as: chantal })).body.data
const change = async (part: Partial<BrandSettings>, version?: number) =>
  testApp.call(changeBrand, { body: { ...untouched, ...part, version: version ?? (await stored()).version, reason } }, { as: chantal })
const entries = async () => (await readAuditPage(testApp.db, { subjectKind: 'brand', subjectId: 'brand' })).entries

const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 86, alpha: 0 } } })
    .png()
    .toBuffer()
const send = (file: Buffer) => uploadTo(testApp, chantal, `/api${uploadLogo.path}`, 'logo', [file])
const upload = async (file: Buffer): Promise<string> => (await send(file)).json<{ data: { logo: string } }>().data.logo

describe('a change of the brand', () => {
  test('is known to this process at once, to another after its next look, and is in the audit log', async () => {
    const { config, db, clock, log } = testApp.platform
    const other = await composeService({ config, db, clock, log })
    const { status, body } = await change({ name: '  Baobab ', support_email: 'Help@Baobab.example' })
    expect([status, body.data.name, body.data.support_email]).toEqual([200, 'Baobab', 'help@baobab.example'])
    expect(body.data.configured).toMatchObject({
      support_email: 'desk@ndloo.example',
      social_urls: { youtube: 'https://video.example/ours' },
    })
    expect(testApp.platform.brand.current().name).toBe('Baobab')
    expect(other.platform.brand.current().name).toBe('Ndloo')
    await other.platform.brand.refresh()
    expect(other.platform.brand.current().name).toBe('Baobab')
    await other.app.close()
    const [entry] = await entries()
    expect(entry).toMatchObject({
      action: 'brand.changed',
      admin_id: chantal.id,
      reason,
      details: { from: { name: null }, to: { name: 'Baobab' } },
    })
  })

  test('that is sent twice is made once; one that did not see the last change is refused', async () => {
    const { version } = await stored()
    const before = (await entries()).length
    const wanted = { name: 'Kapok' }
    const both = await Promise.all([change(wanted, version), change(wanted, version)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect([(await stored()).version, (await entries()).length]).toEqual([version + 1, before + 1])
    const late = await change({ name: 'Iroko' }, version)
    expect([late.status, late.error.code]).toEqual([409, 'brand.changed'])
    expect((await stored()).name).toBe('Kapok')
  })

  test('of two different ones at once, the second is refused', async () => {
    const { version } = await stored()
    const both = await Promise.all([change({ name: 'Acacia' }, version), change({ name: 'Marula' }, version)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await stored()).version).toBe(version + 1)
  })

  test('with a contrast below 4.5 is refused; the error is at the colour and names the pair in the language of the caller', async () => {
    const before = await stored()
    const light = { ...defaultColours.light, primary: '#f2a33a' }
    const body = { ...untouched, colours: { ...defaultColours, light }, version: before.version, reason }
    const { status, error } = await testApp.call(changeBrand, { body }, { as: chantal, language: 'fr' })
    expect(status).toBe(422)
    expect(error.errors?.['colours.light.primary']?.[0]).toMatch(/^Clair : Couleur principale sur Fond a un contraste de 1,9\./)
    expect(error.errors?.['colours.light.on_primary']?.[0]).toContain('Texte sur la couleur principale')
    expect(await stored()).toEqual(before)
  })

  test.each([
    ['name', { name: '<script>' }],
    ['name', { name: 'x'.repeat(31) }],
    ['colours.dark.ink', { colours: { ...defaultColours, dark: { ...defaultColours.dark, ink: 'red;}*{display:none' } } }],
    ['font', { font: 'Comic Sans' as never }],
    ['support_email', { support_email: 'nobody' }],
    ['social_urls.facebook', { social_urls: { ...untouched.social_urls, facebook: 'javascript:alert(1)' } }],
    ['logo', { logo: '../../etc/passwd' }],
  ] as const)('with a wrong %s changes nothing', async (field, part) => {
    const before = await stored()
    const { status, error } = await change(part)
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]])
    expect(await stored()).toEqual(before)
  })

  test('is for administrators', async () => {
    const amina = await createPerson(testApp, 'amina')
    expect((await testApp.call(getBrand, {}, { as: amina })).status).toBe(404)
  })
})

describe('a logo', () => {
  test('becomes pictures of every size that keep transparency, is the brand’s once saved, and the one before goes a day later', async () => {
    const [first, second] = [await upload(await png(400, 300)), await upload(await png(300, 300))]
    const get = (logo: string, file = 'logo.png') => testApp.app.inject({ url: `/brand/${logo}/${file}` })
    expect((await change({ logo: first })).status).toBe(200)
    const icon = await get(first, 'icon-192.png')
    expect(icon.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=31536000, immutable' })
    expect(await sharp(icon.rawPayload).metadata()).toMatchObject({ width: 192, height: 192, hasAlpha: true })
    expect(await sharp((await get(first, 'icon-maskable-512.png')).rawPayload).metadata()).toMatchObject({ width: 512, hasAlpha: false })
    expect((await change({ logo: second })).status).toBe(200)
    expect((await get(first)).statusCode).toBe(200)
    testApp.clock.advance({ days: 2 })
    const admin = await createAdmin(testApp, 'diego')
    chantal = admin
    await testApp.runJobs()
    expect([(await get(first)).statusCode, (await get(second)).statusCode]).toEqual([404, 200])
    expect((await change({ logo: first })).error.errors).toHaveProperty('logo')
    for (const path of [`/brand/${second}/../../secret`, `/brand/${second}/other.png`, '/brand/x/logo.png'])
      expect((await testApp.app.inject({ url: path })).statusCode, path).toBe(404)
  })

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'brand.logo_format'],
    ['a GIF', Buffer.from('GIF89a'), 'brand.logo_format'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a00', 'hex'), 'brand.logo_format'],
    ['a large file', Buffer.alloc(2_000_001), 'brand.logo_size'],
  ])('that is %s is refused', async (_what, file, code) => {
    const answer = await send(file)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code])
  })

  test.each([
    ['too small', 100, 100],
    ['too long', 600, 200],
  ])('that is %s is refused', async (_what, width, height) => {
    expect((await send(await png(width, height))).json()).toMatchObject({ code: 'brand.logo_shape' })
  })
})
