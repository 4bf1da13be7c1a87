import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdmin, createPerson, type Person } from '../people.ts'
import { openStage, type Stage } from '../stage.ts'
import { type Operation, operationsOf } from './throw-at.ts'

const gone = '00000000-0000-4000-8000-000000000000'

describe('who may call', () => {
  let stage: Stage
  let operations: Operation[]
  beforeAll(async () => {
    stage = await openStage({ LIMIT_FACTOR: '100000' })
    operations = await operationsOf(stage.app)
  })
  afterAll(() => stage[Symbol.asyncDispose]())

  const ask = ({ method, path }: Operation, headers: Record<string, string>) =>
    stage.app.inject({ method: method as 'GET', url: `/api${path.replaceAll(/\{\w+\}/g, gone)}`, headers })
  const as = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` })

  it('nobody without a session, with one that was made up, or with one that has ended: the same answer to the byte', async () => {
    const closed = operations.filter(({ open, optional }) => !open && !optional)
    expect(closed.length).toBeGreaterThan(10)
    const amina = await createPerson(stage, 'amina')
    expect((await stage.app.inject({ method: 'POST', url: '/api/auth/logout', headers: as(amina) })).statusCode).toBe(204)
    for (const operation of closed) {
      const name = `${operation.method} ${operation.path}`
      const answers = [await ask(operation, {}), await ask(operation, as({ token: 'x'.repeat(43) })), await ask(operation, as(amina))]
      expect(
        answers.map(({ statusCode }) => statusCode),
        name,
      ).toEqual([401, 401, 401])
      expect(new Set(answers.map(({ payload }) => payload)).size, name).toBe(1)
    }
  })

  it('a guest reads and changes nothing', async () => {
    const guest = await createPerson(stage, 'brian')
    await stage.db.updateTable('member').set({ role: 'guest' }).where('id', '=', guest.id).execute()
    const changing = operations.filter(({ open, optional, statuses }) => !open && !optional && statuses.includes(403))
    expect(changing.length).toBeGreaterThan(5)
    for (const operation of changing) expect((await ask(operation, as(guest))).statusCode, operation.path).toBe(403)
    const reading = operations.filter(({ method, open, statuses }) => method === 'GET' && !open && !statuses.includes(403))
    for (const operation of reading) expect([401, 403], operation.path).not.toContain((await ask(operation, as(guest))).statusCode)
  })

  it('the console: for nobody but administrators, who prove their second factor; to others the bytes of a path that does not exist', async () => {
    const admin = await createAdmin(stage, 'chantal')
    const hidden = await operationsOf(stage.app, { path: '/api/admin/openapi.json', headers: as(admin) })
    expect(hidden.length).toBeGreaterThan(15)
    expect(operations.filter(({ path }) => path.startsWith('/admin'))).toEqual([])
    const [guest, member, newcomer] = [
      await createPerson(stage, 'brian'),
      await createPerson(stage, 'diego'),
      await createPerson(stage, 'esi'),
    ]
    await stage.db.updateTable('member').set({ role: 'guest' }).where('id', '=', guest.id).execute()
    await stage.db.updateTable('member').set({ role: 'admin' }).where('id', '=', newcomer.id).execute()
    for (const operation of hidden) {
      const name = `${operation.method} ${operation.path}`
      for (const headers of [{}, as({ token: 'x'.repeat(43) }), as(guest), as(member)]) {
        const nowhere = await ask({ ...operation, path: '/no/such' }, headers)
        const { statusCode, payload } = await ask(operation, headers)
        expect([statusCode, payload], name).toEqual([404, nowhere.payload])
      }
      const answer = await ask(operation, as(newcomer))
      const turnedAway = answer.statusCode === 403 && answer.json<{ code: string }>().code === 'platform.second_factor'
      expect(turnedAway, name).toBe(operation.statuses.includes(403))
    }
  })

  it('everybody, where no session is asked for; what comes with a signature of its own is refused without', async () => {
    for (const operation of operations.filter(({ open, path }) => open && path.startsWith('/webhooks/')))
      expect((await ask(operation, {})).statusCode, operation.path).toBe(401)
    for (const operation of operations.filter(({ open, optional, path }) => (open || optional) && !path.startsWith('/webhooks/')))
      expect([401, 403], operation.path).not.toContain((await ask(operation, {})).statusCode)
  })
})
