// @slow
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { getWallet } from '#features/wallet/contract.ts'
import { createPerson } from '#tests/support/people/people.ts'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { startDeposit } from '../../contract.ts'

let testApp: TestApp
/** A server that accepts connections and never responds. */
const provider = createServer()
const held: Socket[] = []
beforeAll(async () => {
  provider.on('connection', (socket) => {
    held.push(socket)
    socket.on('error', () => {})
    socket.resume()
  })
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const { port } = provider.address() as AddressInfo
  testApp = await openTestApp({
    PAYSTACK_SECRET_KEY: 'sk_test_of_a_provider_that_hangs',
    PAYSTACK_BASE_URL: `http://127.0.0.1:${port}`,
    LIMIT_FACTOR: '1000',
  })
})
afterAll(async () => {
  for (const socket of held) socket.destroy()
  provider.close()
  await testApp[Symbol.asyncDispose]()
})

it('delays only the paying members, and for at most ten seconds', async () => {
  // More than the database pool has connections.
  const people = await Promise.all(Array.from({ length: 12 }, () => createPerson(testApp, 'amina')))
  let answered = 0
  const replies = people.map(async (person) => {
    const reply = await testApp.call(startDeposit, { body: { channel: 'paystack', currency: 'NGN', amount: '15965' } }, { as: person })
    answered += 1
    return reply
  })
  await expect.poll(() => held.length).toBe(people.length)
  const [someone] = people
  expect((await testApp.call(getWallet, {}, { as: someone })).status).toBe(200)
  expect(answered).toBe(0)

  const began = performance.now()
  for (const reply of await Promise.all(replies)) {
    expect([reply.status, reply.error.code]).toEqual([503, 'deposits.unavailable'])
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect(performance.now() - began, 'ten seconds, and a busy machine').toBeLessThan(15_000)
  const rows = await testApp.db.selectFrom('deposit').select('status').distinct().execute()
  expect(rows).toEqual([{ status: 'created' }])
}, 30_000)
