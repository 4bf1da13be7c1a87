// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call } from '#platform/web/client/call.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { getProofChallenge, getRegistration } from '../../contract.ts'
import { sendWithProofOfWork } from './with-proof.ts'

const challenge = { parameters: { nonce: '00' }, signature: 'ff' }

/** Answers every challenge at once. */
const workerThatAnswers = (solution: unknown) =>
  class extends EventTarget {
    postMessage() {
      this.dispatchEvent(new MessageEvent('message', { data: solution }))
    }
    terminate() {}
  }

let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
  server.on(getProofChallenge, () => json({ data: { challenge } }))
})
afterEach(() => vi.unstubAllGlobals())

/** Stands in for the request that signs up, which belongs to another feature. */
const send = async (proof?: string): Promise<string> => {
  if (proof !== undefined) return proof
  await call(getRegistration)
  return 'without'
}
const refuse = (code: string) => server.on(getRegistration, () => json({ message: 'No.', code }, 422))

it('sends once where no proof is needed', async () => {
  server.on(getRegistration, () => json({ data: { mode: 'open' } }))
  expect(await sendWithProofOfWork('amina@example.com', send)).toBe('without')
})

it('solves the challenge and sends again where one is', async () => {
  vi.stubGlobal('Worker', workerThatAnswers({ counter: 7, derivedKey: '00' }))
  refuse('registration.proof_needed')
  const proof = await sendWithProofOfWork('amina@example.com', send)
  expect(JSON.parse(atob(proof))).toEqual({ challenge, solution: { counter: 7, derivedKey: '00' } })
  expect(server.seen.find(({ endpoint }) => endpoint === getProofChallenge)?.body).toEqual({ email: 'amina@example.com' })
})

it('fails where the browser cannot solve it, and with any other refusal', async () => {
  vi.stubGlobal('Worker', workerThatAnswers(null))
  refuse('registration.proof_needed')
  await expect(sendWithProofOfWork('amina@example.com', send)).rejects.toThrow('cannot solve')
  refuse('registration.closed')
  await expect(sendWithProofOfWork('amina@example.com', send)).rejects.toMatchObject({ status: 422 })
})
