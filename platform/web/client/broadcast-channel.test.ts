// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession, startSession } from './session.ts'
import { joinBroadcastTopic, openBroadcastChannel } from './broadcast-channel.ts'

const user = (id: string) => ({ id, _id: id, firstname: 'A', lastname: 'B', email: 'a@b.example', locale: 'en' as const })
const sent: unknown[] = []
let receive: (event: { data: unknown }) => void
beforeEach(() => {
  sent.length = 0
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      addEventListener(_: string, listener: typeof receive) {
        receive = listener
      }
      postMessage(note: unknown) {
        sent.push(note)
      }
    },
  )
  startSession(user('amina'), 'token')
  openBroadcastChannel()
})
afterEach(() => {
  resetSession()
  vi.unstubAllGlobals()
})

it('sends to other tabs and receives only from tabs of the same account', () => {
  const onMessage = vi.fn()
  const send = joinBroadcastTopic<string>('gone', onMessage)
  send('brian')
  expect(sent).toEqual([{ topic: 'gone', account: 'amina', told: 'brian' }])
  expect(onMessage).not.toHaveBeenCalled()
  receive({ data: { topic: 'gone', account: 'amina', told: 'diego' } })
  receive({ data: { topic: 'gone', account: 'esi', told: 'chantal' } })
  receive({ data: { topic: 'other', account: 'amina', told: 'chantal' } })
  expect(onMessage.mock.calls).toEqual([['diego']])
})

it('sends nothing without an account', () => {
  const send = joinBroadcastTopic<string>('gone', () => {})
  resetSession()
  send('brian')
  expect(sent).toEqual([])
})
