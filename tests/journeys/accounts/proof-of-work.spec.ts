import { signInDemoAdministrator } from '../support/console.ts'
import { expect, test } from '../support/journey.ts'
import { createDataFolder, startServer } from '../support/own-server.ts'
import { callApi, jpegWithGps, signUp } from '../support/people.ts'

const port = Number(process.env.E2E_PORT ?? 3210) + 2

// A sign-up from this machine needs no proof, so a proxy says that it comes from the internet.
test.use({ baseURL: `http://localhost:${port}`, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.20' } })

test('while devices are checked, somebody signs up as usual, and a client without a proof is refused', async ({ page }) => {
  test.slow()
  await using data = await createDataFolder()
  await using _server = await startServer(port, data.path, { TRUST_PROXY: '1' })
  const administrator = await signInDemoAdministrator(page.request)
  const rules = { mode: 'open', proof: 'on', member_codes: 3, member_days: 30, reason: 'farms of accounts' }
  expect((await callApi(page.request, administrator, 'PUT', '/admin/registration', rules)).ok()).toBe(true)

  const answers: string[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (/\/(sign-up|challenge)$/.test(pathname)) answers.push(`${pathname} ${response.status()}`)
  })
  const nuru = { firstName: 'Nuru', lastName: 'Mwangi', gender: 'Woman', age: 29, phone: '677123456', lat: 4.05, lng: 9.7 } as const
  await signUp(page, { ...nuru, email: 'nuru.proof@example.com' }, await jpegWithGps({ r: 40, g: 90, b: 60 }))
  expect(answers).toEqual(['/api/auth/sign-up 422', '/api/registration/challenge 200', '/api/auth/sign-up 202'])

  const body = { firstName: 'Neema', lastName: 'Otieno', gender: 'female', age: 29, email: 'neema.proof@example.com', locale: 'en' }
  const secret = { password: 'quiet river 42', confirmPassword: 'quiet river 42', accept_terms: true }
  const refused = await page.request.post('/api/auth/sign-up', {
    data: { ...body, ...secret, countryCode: 'CM', mobileNumber: '677654321' },
  })
  expect([refused.status(), ((await refused.json()) as { code: string }).code]).toEqual([422, 'registration.proof_needed'])
})
