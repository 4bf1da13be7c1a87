import { expect, test } from './journey.ts'
import { logIn } from './people.ts'
import { watch } from './watch.ts'

const script = '<script>window.pwned=1</script><img src=x onerror="window.pwned=1"><svg/onload=window.pwned=1>'

test('a script in every text of a profile is shown as text and never runs', async ({ page }) => {
  const seen = watch(page)
  await logIn(page, 'demo@ndloo.example', 'welcome to ndloo')
  const stored = await page.evaluate<string>("localStorage.getItem('auth')")
  const { user, _ndloo_token: token } = (JSON.parse(stored) as { state: { user: { id: string }; _ndloo_token: string } }).state
  const headers = { authorization: `Bearer ${token}` }
  const before = ((await (await page.request.get('/api/me', { headers })).json()) as { data: { person: Record<string, unknown> } }).data
    .person
  const hostile = {
    lastname: script.slice(0, 60),
    bio: script,
    interests: [script.slice(0, 40)],
    prompts: [{ question: script, answer: script }],
  }
  expect((await page.request.patch('/api/me', { headers, data: hostile })).status()).toBe(200)
  for (const path of ['/dashboard/profile', `/dashboard/user/${user.id}/profile`, '/dashboard/matches']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate('window.pwned')).toBeUndefined()
  }
  await page.goto('/dashboard/profile')
  await expect(page.getByText('onerror').first()).toBeVisible()
  const { lastname, bio, interests, prompts } = before
  await page.request.patch('/api/me', { headers, data: { lastname, bio, interests, prompts } })
  seen.clean()
})
