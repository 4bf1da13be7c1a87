import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, test } from '../support/journey.ts'
import { createDataFolder, startServer } from '../support/own-server.ts'

test.use({ serviceWorkers: 'allow' })

const port = Number(process.env.E2E_PORT ?? 3210) + 1
const address = `http://localhost:${port}`
const rounds = 3

const signIn = async (request: APIRequestContext) => {
  const data = { email: 'demo@ndloo.example', password: 'welcome to ndloo', remember: true }
  const response = await request.post(`${address}/api/auth/login`, { data })
  expect(response.status(), await response.text()).toBe(200)
  const answer = (await response.json()) as { data: { token: string } }
  return { authorization: `Bearer ${answer.data.token}` }
}

test('killed in the middle of a conversation, it starts again and every acknowledged message is there once, in order', async ({
  request,
}) => {
  test.slow()
  await using data = await createDataFolder()
  let server = await startServer(port, data.path)
  // A journey that fails must not leave the port taken.
  await using _last = { [Symbol.asyncDispose]: () => server.kill() }
  const acknowledged: string[] = []
  let uid = ''
  let headers = await signIn(request)
  for (let round = 0; round < rounds; round++) {
    const list = (await (await request.get(`${address}/api/conversations`, { headers })).json()) as {
      data: { conversations: { person: { id: string } }[] }
    }
    uid = list.data.conversations[0]?.person.id ?? ''
    const url = `${address}/api/conversations/${uid}/messages`
    let killed: Promise<void> | undefined
    const send = async () => {
      for (let count = 0; ; count++) {
        const data = { id: randomUUID(), body: `round ${round}, message ${count}` }
        const answer = await request.post(url, { headers, data }).catch(() => undefined)
        if (answer?.status() !== 200) return
        acknowledged.push(data.id)
        if (count === 25) killed = server.kill()
      }
    }
    await send()
    await killed
    server = await startServer(port, data.path)
    headers = await signIn(request)
  }

  const stored: { id: string; seq: number }[] = []
  for (;;) {
    const after = stored.at(-1)?.seq ?? 0
    const page = await request.get(`${address}/api/conversations/${uid}/messages?after=${after}&limit=100`, { headers })
    const { messages } = ((await page.json()) as { data: { messages: { id: string; seq: number }[] } }).data
    if (messages.length === 0) break
    stored.push(...messages)
  }
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1))
  const ids = stored.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(acknowledged.length).toBeGreaterThan(rounds * 25)
  expect(ids.filter((id) => acknowledged.includes(id))).toEqual(acknowledged)
  expect(await server.stop()).toBe(0)
})
