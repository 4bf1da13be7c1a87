// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { endpoint } from '#platform/shared/endpoint.ts'
import { callFresh, NotProven, useProof } from './fresh-login.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'

const suspend = endpoint({ method: 'POST', path: '/admin/suspend', access: 'admin', console: 'fresh', summary: 'x', status: 204 })
let server: ReturnType<typeof fakeServer>
let proven: boolean
beforeEach(() => {
  proven = false
  server = fakeServer()
  server.on(suspend, () => (proven ? new Response(null, { status: 204 }) : json({ message: 'Again.', code: 'platform.fresh_login' }, 403)))
})
/** Resolves once the question is open. */
const asked = () =>
  new Promise<(given: boolean) => void>((resolve) => {
    const look = ({ answer } = useProof.getState()) => answer !== undefined && resolve(answer)
    useProof.subscribe(look)
    look()
  })

it('asks once for all that wait, and goes on with them', async () => {
  const calls = [callFresh(suspend), callFresh(suspend)]
  const answer = await asked()
  proven = true
  answer(true)
  await Promise.all(calls)
  expect(server.seen).toHaveLength(4)
  expect(useProof.getState().answer).toBeUndefined()
})

it('does nothing when the question is closed, and asks again the next time', async () => {
  const first = callFresh(suspend)
  ;(await asked())(false)
  await expect(first).rejects.toBeInstanceOf(NotProven)
  const second = callFresh(suspend)
  const answer = await asked()
  proven = true
  answer(true)
  await second
  expect(server.seen).toHaveLength(3)
})
