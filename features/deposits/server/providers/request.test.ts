import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestProvider } from './request.ts'

let says = ''
const provider = createServer((_request, response) => response.end(says))
beforeAll(async () => {
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
})
afterAll(() => void provider.close())

const answer = async (text: string) => {
  says = text
  return (await requestProvider(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`, {})).body
}

it('keeps every digit of an id', async () => {
  expect(await answer('{"id":18446744073709551615,"ids":[9007199254740993, 1],"amount":1596500}')).toEqual({
    id: '18446744073709551615',
    ids: ['9007199254740993', 1],
    amount: 1_596_500,
  })
})

it('reads a response that contains long numbers inside a string', async () => {
  const metadata = JSON.stringify({ order: 1_234_567_890_123_456, list: [1, 1_234_567_890_123_456] })
  const message = 'cards [ 4084084084084081 ], "again"'
  expect(await answer(JSON.stringify({ data: { metadata, message } }))).toEqual({ data: { metadata, message } })
})

it('keeps a fraction as a number', async () => {
  expect(await answer('{"rate":0.1250000000000000000}')).toEqual({ rate: 0.125 })
})
