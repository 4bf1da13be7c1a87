import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '../support/journey.ts'

test('every journey is watched', () => {
  const specs = readdirSync('tests/journeys', { recursive: true, encoding: 'utf8' }).filter((name) => /\.(spec|measure)\.ts$/.test(name))
  expect(specs.length).toBeGreaterThan(15)
  const unwatched = specs.filter((name) => / from '@playwright\/test'/.test(readFileSync(`tests/journeys/${name}`, 'utf8')))
  expect(unwatched, "import from '../support/journey.ts'").toEqual([])
})

test('a page that breaks the policy or calls another origin fails its journey', async ({ page, browser, trespasses }) => {
  const other = await browser.newContext()
  const theirs = await other.newPage()
  for (const each of [page, theirs]) await each.goto('/login')
  await page.evaluate(
    "{ const script = document.createElement('script'); script.text = 'window.planted = 1'; document.body.append(script) }",
  )
  await theirs.evaluate("void fetch('https://elsewhere.example/planted').catch(() => {})")
  await theirs.evaluate("{ const image = new Image(); image.src = 'https://elsewhere.example/planted.png' }")
  expect(await page.evaluate('window.planted')).toBeUndefined()
  const kinds = () => new Set(trespasses.map((trespass) => /inline script|connect-src|img-src/.exec(trespass)?.[0]))
  await expect
    .poll(() => [...kinds()].toSorted((a, b) => String(a).localeCompare(String(b))))
    .toEqual(['connect-src', 'img-src', 'inline script'])
  trespasses.length = 0
  await other.close()
})

test('a request that the policy would let through is seen as well', async ({ page, trespasses }) => {
  await page.goto('/login')
  // The policy allows following a link to another site; the journeys do not.
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ body: 'elsewhere' }))
  await page.evaluate("location.href = 'https://elsewhere.example/followed'")
  await expect.poll(() => trespasses).toEqual(['elsewhere: https://elsewhere.example/followed'])
  trespasses.length = 0
})
