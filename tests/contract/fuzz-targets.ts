// The application under test with existing data of every kind. A client is replaced when a request has ended its session.
import { randomUUID } from 'node:crypto'
import { createAppealToken, hashPassword } from '#features/auth/server/index.ts'
import { giftPlanIds } from '../support/features/gifts.ts'
import { createDecision } from '../support/people/decision.ts'
import { createRecording, testPeaks } from '../support/features/attachments.ts'
import { createUpload } from '../support/features/uploads.ts'
import { fundMember } from '../support/features/wallet.ts'
import { createAdmin, createPerson, type Person } from '../support/people/people.ts'
import { jpegWithGps, createPhotos } from '../support/people/photos.ts'
import { openServedTestApp, type ServedTestApp } from '../support/app/served-app.ts'
import type { KnownValues } from './generate-values.ts'
import type { FuzzClient } from './fuzz-endpoint.ts'

export interface FuzzTargets extends AsyncDisposable {
  testApp: ServedTestApp
  known: KnownValues
  picture: Buffer
  /** Creates a signed-in client. */
  createClient(as: 'member' | 'admin'): Promise<FuzzClient & { person(): Person }>
}

/** Each client has a recording under this id: uploads are numbered per member. */
const uploadId = 'a77ac4ed-0000-4000-8000-000000000001'

const password = 'mangoes in the rain'

const post = async (testApp: ServedTestApp, from: Person, url: string, payload: object): Promise<Record<string, { id: string }>> => {
  const headers = { authorization: `Bearer ${from.token}` }
  const response = await testApp.app.inject({ method: 'POST', url: `/api${url}`, headers, payload })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.payload}`)
  return response.json<{ data: Record<string, { id: string }> }>().data
}

/** Creates data and returns existing ids and useful values by field name. */
const gather = async (testApp: ServedTestApp): Promise<KnownValues> => {
  const { db, clock, platform } = testApp
  const [friend, other] = [await createPerson(testApp, 'brian', { photo: true }), await createPerson(testApp, 'diego', { photo: true })]
  await fundMember(db, friend.id, { USD: 100_000 }, clock.now())
  const [photo] = await createPhotos(testApp, friend, [await jpegWithGps()])
  const { gift } = await post(testApp, friend, `/gift/${giftPlanIds.rose}/purchase/${other.id}`, {})
  const decision = await createDecision(testApp, { member: friend.id })
  await post(testApp, other, `/abuse/${friend.id}/report`, { content: 'asks everybody for money' })
  const cases = await db.selectFrom('report_case').select('id').execute()
  const things = [photo?.id, gift?.id, decision, giftPlanIds.rose, 'b0057000-0000-4000-8000-000000000001', ...cases.map(({ id }) => id)]
  const id = [friend.id, other.id, ...things.filter((one) => one !== undefined), 'spark', 'flame']
  return {
    id,
    uid: [friend.id, other.id],
    planId: [giftPlanIds.rose, giftPlanIds.ring],
    ids: [[photo?.id ?? ''], []],
    item: [{ kind: 'photo', id: photo?.id }],
    currency: ['NGN', 'XAF', 'USD'],
    country: ['CM', 'NG'],
    countryCode: ['CM'],
    mobileNumber: ['6 70 12 34 56'],
    email: [friend.email, 'new@example.com'],
    // Rarely the correct password, because password checks are slow.
    password: ['guavas in the shade'],
    confirmPassword: ['guavas in the shade'],
    current_password: [password, 'wrong in the rain', 'wrong again'],
    code: ['000000', '12 34 56'],
    token: [createAppealToken(platform.config.secrets[0], decision), 'forged'],
    cursor: ['', 'bm90aGluZw'],
    month: ['2026-03'],
    amount: ['500', 500, '0.01'],
    price: ['1.99', '0'],
    usd: ['1', '1.00', 0.5],
    credits: ['100', 50],
    city_id: [2_232_593],
    min_age: ['20', 20],
    max_age: ['60', 60],
    limit: ['10', '100'],
    before: ['1'],
    after: ['0'],
    changed_after: ['0'],
    reply_to: [1],
    emoji: ['❤️', null],
    upload: [uploadId],
    peaks: [testPeaks],
    attachment: [
      { kind: 'voice', upload: uploadId, peaks: testPeaks },
      { kind: 'picture', upload: uploadId },
    ],
    days: ['7', 7],
    version: [1, 2],
    seq: [1, 0],
    distance: ['5', 'any'],
    word: ['DELETE', 'delete'],
    phone: ['+237670123456', '670123456'],
    dob: ['1990-01-01', '2020-01-01'],
    reason: ['somebody wrote in'],
    mid: ['1600', '0.5'],
    p256dh: ['BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'],
    auth: ['A'.repeat(22)],
    until: ['2026-04-01T00:00:00Z'],
  }
}

export const openFuzzTargets = async (): Promise<FuzzTargets> => {
  // Disables rate limits, which have their own tests.
  const testApp = await openServedTestApp({ LIMIT_FACTOR: '1000000' })
  const known = await gather(testApp)
  const passwordHash = await hashPassword(password)
  const create = async (as: 'member' | 'admin'): Promise<Person> => {
    const email = `fuzzer-${randomUUID()}@example.com`
    const person = await (as === 'admin' ? createAdmin : createPerson)(testApp, 'amina', { photo: true, passwordHash, email })
    await fundMember(testApp.db, person.id, { USD: 100_000, CREDIT: 10_000 }, testApp.clock.now())
    await createUpload(testApp, person, createRecording(1), uploadId)
    return person
  }
  return {
    testApp,
    known,
    picture: await jpegWithGps('#308030', 64, 64),
    createClient: async (as) => {
      let person = await create(as)
      return {
        person: () => person,
        headers: () => ({ authorization: `Bearer ${person.token}` }),
        ensureSession: async () => {
          if ((await testApp.platform.authenticate(person.token, '127.0.0.1')) !== undefined) return true
          person = await create(as)
          return false
        },
      }
    },
    [Symbol.asyncDispose]: () => testApp[Symbol.asyncDispose](),
  }
}
