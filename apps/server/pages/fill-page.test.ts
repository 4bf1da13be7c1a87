import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app/test-app.ts'
import { fillPage } from './fill-page.ts'

const link = '<meta name="developer-url" content="%DEVELOPER_URL%"><a href="%DEVELOPER_URL%" target="_blank">Developers</a>'

let without: TestApp
let withAddress: TestApp
beforeAll(async () => {
  without = await openTestApp()
  withAddress = await openTestApp({ DEVELOPER_URL: 'https://makers.example/?a=1&b="2"' })
})
afterAll(async () => {
  await without[Symbol.asyncDispose]()
  await withAddress[Symbol.asyncDispose]()
})

it('links to the developers', () => {
  const url = 'https://makers.example/?a=1&amp;b=&quot;2&quot;'
  expect(fillPage(withAddress.platform, link)).toBe(
    `<meta name="developer-url" content="${url}"><a href="${url}" target="_blank">Developers</a>`,
  )
})

it('hides the link to the developers without an address', () => {
  expect(fillPage(without.platform, link)).toBe('<meta name="developer-url" content=""><a hidden="" target="_blank">Developers</a>')
})
