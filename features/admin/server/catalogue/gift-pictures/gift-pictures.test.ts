import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readAuditPage } from '#features/audit/server/index.ts'
import { giftPicturePaths, listGiftPlans, listMyGifts, purchaseGift } from '#features/gifts/contract.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { giftPlanIds } from '#tests/support/features/gifts.ts'
import { fundMember } from '#tests/support/features/wallet.ts'
import { createAdmin, createPerson, type Person } from '#tests/support/people/people.ts'
import { uploadTo } from '#tests/support/people/photos.ts'
import { addGiftItem, changeGiftItem, type GiftItem, listGiftItems, uploadGiftPicture } from '../../../catalogue-contract.ts'

let testApp: TestApp
let chantal: Person
let amina: Person
let brian: Person
beforeAll(async () => {
  testApp = await openTestApp({ LIMIT_FACTOR: '1000' })
  amina = await createPerson(testApp, 'amina')
  brian = await createPerson(testApp, 'brian')
})
afterAll(() => testApp[Symbol.asyncDispose]())
beforeEach(async () => void (chantal = await createAdmin(testApp, 'chantal')))

const reason = 'our own roses'
const { rose } = giftPlanIds
const red = { r: 200, g: 30, b: 86 }
const opaque = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })
    .png()
    .toBuffer()
/** Creates a square picture that is red except for a transparent first row. */
const transparent = async (side: number) => {
  const inner = await opaque(side, side - 1)
  const clear = { ...red, alpha: 0 }
  return sharp({ create: { width: side, height: side, channels: 4, background: clear } })
    .composite([{ input: inner, top: 1, left: 0 }])
    .png()
    .toBuffer()
}
const send = (file: Buffer, by: Person | undefined = chantal) => uploadTo(testApp, by, `/api${uploadGiftPicture.path}`, 'picture', [file])
const upload = async (file?: Buffer): Promise<string> =>
  (await send(file ?? (await opaque(300, 300)))).json<{ data: { picture: string } }>().data.picture
const change = (body: object, id: string = rose) =>
  testApp.call(changeGiftItem, { params: { id }, body: { reason, ...body } }, { as: chantal })
const itemOf = (gifts: readonly GiftItem[], id: string = rose) => gifts.find((item) => item.id === id)
const get = (path: string) => testApp.app.inject({ url: path })
const statusOf = async (picture: string) => (await get(giftPicturePaths(picture)[256])).statusCode
const log = async () => (await readAuditPage(testApp.db, { subjectKind: 'gift', subjectId: rose })).entries

describe('the picture of a gift', () => {
  test('shows in the shop and on gifts that were sent before; the one before is deleted a day later', async () => {
    await fundMember(testApp.db, amina.id, { USD: 500 }, testApp.clock.now())
    const bought = await testApp.call(purchaseGift, { params: { planId: rose, uid: brian.id }, body: {} }, { as: amina, key: randomUUID() })
    expect(bought.body.data.gift.plan.picture).toBeNull()
    const [first, second] = [await upload(), await upload()]
    const { status, body } = await change({ picture: first })
    expect([status, itemOf(body.data.gifts)?.picture]).toEqual([200, first])
    const shop = (await testApp.call(listGiftPlans, {}, { as: amina })).body.data.plans
    expect(shop[0]).toMatchObject({ id: rose, icon: 'rose', picture: giftPicturePaths(first) })
    const mine = (await testApp.call(listMyGifts, {}, { as: brian })).body.data.received
    expect(mine[0]?.plan.picture).toEqual(giftPicturePaths(first))
    testApp.clock.advance({ seconds: 1 })
    await change({ picture: second })
    expect((await log())[0]).toMatchObject({
      action: 'gift.changed',
      admin_id: chantal.id,
      reason,
      details: { from: { picture: first }, to: { picture: second } },
    })
    expect([await statusOf(first), await statusOf(second)]).toEqual([200, 200])
    testApp.clock.advance({ days: 2 })
    await testApp.runJobs()
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200])
  })

  test('can be given to a new gift and taken away again', async () => {
    const picture = await upload()
    const drum = { names: { en: 'Drum' }, icon: 'drum' as const, price: '12.50', order: 9 }
    const added = await testApp.call(addGiftItem, { body: { ...drum, picture, reason } }, { as: chantal })
    const item = added.body.data.gifts.find(({ names }) => names.en === 'Drum')
    expect([added.status, item?.picture]).toEqual([201, picture])
    const back = await change({ picture: null }, item?.id)
    expect(itemOf(back.body.data.gifts, item?.id)).toMatchObject({ icon: 'drum', picture: null })
    testApp.clock.advance({ days: 2 })
    await testApp.runJobs()
    expect(await statusOf(picture)).toBe(404)
  })

  test('stays when other fields change, and the same change again is not recorded', async () => {
    const picture = await upload()
    await change({ picture })
    const before = (await log()).length
    const both = await Promise.all([change({ picture }), change({ picture })])
    expect([both.map(({ status }) => status), (await log()).length]).toEqual([[200, 200], before])
    const { body } = await change({ order: 2 })
    expect(itemOf(body.data.gifts)).toMatchObject({ order: 2, picture })
  })

  test('that two gifts have is not deleted while one of them has it', async () => {
    const picture = await upload()
    await change({ picture })
    await change({ picture }, giftPlanIds.ring)
    await change({ picture: null })
    testApp.clock.advance({ days: 2 })
    await testApp.runJobs()
    expect(await statusOf(picture)).toBe(200)
  })

  test('that was deleted or never uploaded is refused, and nothing changes', async () => {
    const picture = await upload()
    testApp.clock.advance({ days: 2 })
    await testApp.runJobs()
    chantal = await createAdmin(testApp, 'esi')
    const before = (await testApp.call(listGiftItems, {}, { as: chantal })).text
    for (const [wrong, code] of [
      [picture, 'admin.gift_picture_gone'],
      ['../../etc/passwd', 'platform.invalid'],
    ] as const) {
      const { status, error } = await change({ picture: wrong, price: '99.00' })
      expect([status, error.code, Object.keys(error.errors ?? {})]).toEqual([422, code, ['picture']])
    }
    expect((await testApp.call(listGiftItems, {}, { as: chantal })).text).toBe(before)
  })
})

describe('an uploaded picture', () => {
  test('becomes two square WebP files without metadata, which may be cached for good', async () => {
    const withPosition = await sharp(await opaque(300, 500))
      .withExif({ IFD0: { Make: 'Ndphone' } })
      .jpeg()
      .toBuffer()
    const paths = giftPicturePaths(await upload(withPosition))
    for (const side of [96, 256] as const) {
      const answer = await get(paths[side])
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      const { format, width, height, hasAlpha, exif } = await sharp(answer.rawPayload).metadata()
      expect({ format, width, height, hasAlpha, exif }).toEqual({
        format: 'webp',
        width: side,
        height: side,
        hasAlpha: false,
        exif: undefined,
      })
    }
    for (const path of ['/gift-pictures/x/96.webp', paths[96].replace('96.webp', '97.webp'), `${paths[96]}/../../secret`])
      expect((await get(path)).statusCode, path).toBe(404)
  })

  test('with transparency stays whole inside the circle that screens show', async () => {
    const { rawPayload } = await get(giftPicturePaths(await upload(await transparent(400)))[256])
    const { data, info } = await sharp(rawPayload).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3] ?? 0
    // The corner of the red square is just inside the circle.
    expect([alphaAt(20, 128), alphaAt(42, 212), alphaAt(128, 128)].map((alpha) => alpha > 200)).toEqual([false, true, true])
  })

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'admin.gift_picture_format'],
    ['a GIF', Buffer.from('GIF89a'), 'admin.gift_picture_format'],
    ['half a PNG', Buffer.from('89504e470d0a1a0a00', 'hex'), 'admin.gift_picture_format'],
    ['another RIFF file', Buffer.from('52494646000000005741564500', 'hex'), 'admin.gift_picture_format'],
    ['a large file', Buffer.alloc(2_000_001), 'admin.gift_picture_size'],
  ])('that is %s is refused', async (_what, file, code) => {
    const answer = await send(file)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([422, code])
    expect(answer.json()).toHaveProperty('errors.picture')
  })

  test.each([
    ['too small', 255, 300, 'shape'],
    ['too long', 900, 300, 'shape'],
    ['of too many pixels', 4100, 4000, 'size'],
  ])('that is %s is refused', async (_what, width, height, fault) => {
    expect((await send(await opaque(width, height))).json()).toMatchObject({ code: `admin.gift_picture_${fault}` })
  })

  test('is only for administrators with a fresh login', async () => {
    expect((await send(await opaque(300, 300), amina)).statusCode).toBe(404)
    testApp.clock.advance({ minutes: 11 })
    expect((await send(await opaque(300, 300))).json()).toMatchObject({ code: 'platform.fresh_login' })
  })
})
