// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { resetSession, startSession } from './session.ts'
import { broadcastChannel, openBroadcastChannel } from './broadcast-channel.ts'

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

it('tells the other tabs, and hears those of the same account only', () => {
  const hear = vi.fn()
  const tell = broadcastChannel<string>('gone', hear)
  tell('brian')
  expect(sent).toEqual([{ topic: 'gone', account: 'amina', told: 'brian' }])
  expect(hear).not.toHaveBeenCalled()
  receive({ data: { topic: 'gone', account: 'amina', told: 'diego' } })
  receive({ data: { topic: 'gone', account: 'esi', told: 'chantal' } })
  receive({ data: { topic: 'other', account: 'amina', told: 'chantal' } })
  expect(hear.mock.calls).toEqual([['diego']])
})

it('says nothing without an account', () => {
  const tell = broadcastChannel<string>('gone', () => {})
  resetSession()
  tell('brian')
  expect(sent).toEqual([])
})
