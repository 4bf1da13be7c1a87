// Writes markers into data that staff roles must not see, reads every GET endpoint of the console as each role, and looks for the markers.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { StaffRole } from '#platform/shared/roles.ts'
import { openServedTestApp, type ServedTestApp } from '../support/app/served-app.ts'
import { type Caller, createMatrixFixtures, type MatrixFixtures } from './fixtures.ts'

let testApp: ServedTestApp
let cast: MatrixFixtures
const markers = {
  email: 'marker-mail',
  phone: '+23355501234',
  balance: '43210.98',
  message: 'marker in an unreported message',
  photo: '',
  rule: 'marker-domain.example',
}
const forbidden: Record<StaffRole, readonly (keyof typeof markers)[]> = {
  moderator: ['email', 'phone', 'balance', 'message', 'rule'],
  support: ['message', 'rule'],
  finance: ['email', 'phone', 'message', 'photo', 'rule'],
  analyst: ['email', 'phone', 'balance', 'message', 'photo', 'rule'],
}

beforeAll(async () => {
  testApp = await openServedTestApp({ LIMIT_FACTOR: '1000' })
  cast = await createMatrixFixtures(testApp)
  const { owner } = cast.people
  await testApp.db
    .updateTable('member')
    .set({ email: `${markers.email}@example.com`, phone: markers.phone })
    .where('id', '=', owner.id)
    .execute()
  const account = testApp.db.selectFrom('account').select('id').where('member_id', '=', owner.id).where('currency', '=', 'USD')
  await testApp.db.updateTable('account_balance').set({ posted: '4321098' }).where('account_id', 'in', account).execute()
  await testApp.db.updateTable('message').set({ body: markers.message }).where('sender_id', '=', owner.id).execute()
  await testApp.db.insertInto('mail_domain').values({ domain: markers.rule, held: true }).execute()
  markers.photo = cast.targets.photo.live
})
afterAll(() => testApp[Symbol.asyncDispose]())

/** Everything the role can read about the owner, as one text. */
const readAll = async (caller: Exclude<Caller, 'visitor'>): Promise<string> => {
  const { owner, suspended } = cast.people
  const urls = testApp.app.endpoints
    .filter(({ method, path }) => method === 'GET' && path.startsWith('/admin/'))
    .flatMap(({ path }) => {
      if (!path.includes(':id')) return [path]
      if (path.includes('photo-checks')) return [path.replace(':id', cast.targets.photoCheck.live)]
      const ids = path.includes('reports') ? [cast.targets.case.live, cast.targets.appealCase.live] : [owner.id, suspended.id]
      return ids.map((id) => path.replace(':id', id))
    })
  const texts: string[] = []
  for (const url of urls) {
    const { payload } = await testApp.app.inject({
      method: 'GET',
      url: `/api${url}`,
      headers: { authorization: `Bearer ${cast.people[caller].token}` },
    })
    texts.push(payload)
  }
  return texts.join('\n')
}
const found = (text: string): string[] => Object.entries(markers).flatMap(([name, marker]) => (text.includes(marker) ? [name] : []))

it('shows no role what it must not see', async () => {
  for (const [role, names] of Object.entries(forbidden)) {
    const seen = found(await readAll(role as StaffRole))
    expect(
      names.filter((name) => seen.includes(name)),
      role,
    ).toEqual([])
  }
})

it('finds the markers where they may be seen, so that a leak would be found', async () => {
  expect(found(await readAll('admin'))).toEqual(['email', 'phone', 'balance', 'photo', 'rule'])
  expect(found(await readAll('support'))).toEqual(['email', 'phone', 'balance', 'photo'])
  expect(found(await readAll('moderator'))).toEqual(['photo'])
  expect(found(await readAll('finance'))).toEqual(['balance'])
})

it('finds no member by an email that the role does not see', async () => {
  const hits = async (role: StaffRole) =>
    (
      await testApp.app.inject({
        method: 'GET',
        url: `/api/admin/members?q=${markers.email}`,
        headers: { authorization: `Bearer ${cast.people[role].token}` },
      })
    ).json<{ data: { members: unknown[] } }>().data.members.length
  expect([await hits('support'), await hits('moderator'), await hits('finance')]).toEqual([1, 0, 0])
})
