// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { endpoint } from '#platform/shared/endpoint.ts'
import { callWithReauthentication, ReauthenticationCancelledError, useReauthentication } from './reauthentication.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'

const suspend = endpoint({ method: 'POST', path: '/admin/suspend', access: 'admin', console: 'fresh', summary: 'x', status: 204 })
let server: ReturnType<typeof fakeServer>
let proven: boolean
beforeEach(() => {
  proven = false
  server = fakeServer()
  server.on(suspend, () => (proven ? new Response(null, { status: 204 }) : json({ message: 'Again.', code: 'platform.fresh_login' }, 403)))
})
/** Resolves with the answer callback once the dialog is open. */
const asked = () =>
  new Promise<(given: boolean) => void>((resolve) => {
    const look = ({ answer } = useReauthentication.getState()) => answer !== undefined && resolve(answer)
    useReauthentication.subscribe(look)
    look()
  })

it('asks once for concurrent calls and repeats them all', async () => {
  const calls = [callWithReauthentication(suspend), callWithReauthentication(suspend)]
  const answer = await asked()
  proven = true
  answer(true)
  await Promise.all(calls)
  expect(server.seen).toHaveLength(4)
  expect(useReauthentication.getState().answer).toBeUndefined()
})

it('rejects when the dialog is closed, and asks again for the next call', async () => {
  const first = callWithReauthentication(suspend)
  ;(await asked())(false)
  await expect(first).rejects.toBeInstanceOf(ReauthenticationCancelledError)
  const second = callWithReauthentication(suspend)
  const answer = await asked()
  proven = true
  answer(true)
  await second
  expect(server.seen).toHaveLength(3)
})
