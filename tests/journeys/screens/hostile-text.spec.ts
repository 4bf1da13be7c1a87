import { prepareTwoAdministrators } from '../support/console.ts'
import { type APIRequestContext, expect, type Page, test } from '../support/journey.ts'
import { fundMember, signUpHostileMember, joinPayloads, expectNoScriptRan, payloads } from '../support/hostile.ts'
import { callApi, storeSession, createMember, type Member } from '../support/people.ts'

const place = { lat: -3.4, lng: 21.7 }
const encoded = (text: string) => encodeURIComponent(text)

/** Opens addresses one after the other and checks that no text of a member runs as code. */
const visit = async (page: Page, addresses: readonly string[]): Promise<void> => {
  page.on('dialog', (dialog) => {
    throw new Error(`a dialog: ${dialog.message()}`)
  })
  for (const address of addresses) {
    await page.goto(address)
    await page.waitForLoadState('networkidle')
    await expectNoScriptRan(page, address)
  }
}

interface Scene {
  viewer: Member
  hostile: Member[]
  /** The administrator, and the case against the first member. */
  admin: Member
  caseId: string
  appealId: string
  token: string
}
const dataOf = async <T>(answer: Promise<{ json(): Promise<unknown> }>): Promise<T> => ((await (await answer).json()) as { data: T }).data

/** Members with hostile text in every field, in contact with an ordinary member. */
const makeScene = async (request: APIRequestContext): Promise<Scene> => {
  const entering = prepareTwoAdministrators(request)
  const viewer = await createMember(request, 'Honorine', place)
  const hostile = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((number) => signUpHostileMember(request, number, place)))
  const [first, second, third, fourth, fifth] = hostile as [Member, Member, Member, Member, Member]
  const does = async (from: Member, path: string, body?: object) => {
    const answer = await callApi(request, from, 'POST', path, body)
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  for (const [from, to] of [
    [first, viewer],
    [viewer, first],
    [second, viewer],
    [viewer, third],
  ] as const)
    await does(from, `/actions/toggle/like?uid=${to.id}`)
  await does(viewer, `/actions/toggle/dislike?uid=${fourth.id}`)
  await does(viewer, `/actions/block/${fifth.id}`, { action: 'block' })
  const send = (from: Member, to: Member, body: string) => does(from, `/conversations/${to.id}/messages`, { id: crypto.randomUUID(), body })
  for (const payload of payloads) await send(first, viewer, payload)
  await send(second, viewer, joinPayloads(3000, 3))
  await fundMember(request, first)
  const { plans } = await dataOf<{ plans: { id: string; amount: string }[] }>(callApi(request, first, 'GET', '/gift/plans'))
  const rose = plans.find(({ amount }) => amount === '1.00')
  for (const from of [0, 20]) await does(first, `/gift/${rose?.id}/purchase/${viewer.id}`, { note: joinPayloads(140, from) })
  await does(viewer, `/abuse/${first.id}/report`, { content: joinPayloads(2000), category: 'scam' })
  await does(second, `/abuse/${third.id}/report`, { content: joinPayloads(2000, 12) })
  expect(
    (
      await request.post('/api/contact', { data: { name: payloads[1], email: 'hostile@example.com', message: joinPayloads(3900, 5) } })
    ).ok(),
  ).toBe(true)

  const [decider, admin] = await entering
  type Case = { id: string; version: number; member: { id: string } }
  const caseOf = async (kind: string, who: Member, show = 'waiting') => {
    const { cases } = await dataOf<{ cases: Case[] }>(callApi(request, admin, 'GET', `/admin/reports?kind=${kind}&show=${show}`))
    return cases.find(({ member }) => member.id === who.id)
  }
  const reported = await caseOf('report', third)
  const decision = {
    version: reported?.version,
    decision: 'warn',
    reason: 'rules',
    words: joinPayloads(400, 9),
    note: joinPayloads(400, 30),
  }
  await does(decider, `/admin/reports/${reported?.id}/decide`, decision)
  const { statement } = await dataOf<{ statement: { token: string } }>(callApi(request, third, 'GET', '/me/standing'))
  expect((await request.post('/api/appeals', { data: { token: statement.token, content: joinPayloads(900, 15) } })).ok()).toBe(true)
  const [open, appealed] = [await caseOf('report', first), await caseOf('appeal', third)]
  return { viewer, hostile, admin, caseId: open?.id ?? '', appealId: appealed?.id ?? '', token: statement.token }
}

test('a script in any text that a member can write is shown as text on every screen, and never runs', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(300_000)
  const { viewer, hostile, admin, caseId, appealId, token } = await makeScene(request)
  const [first, second, third] = hostile.map(({ id }) => id)

  const asViewer = async () => {
    await storeSession(page, viewer)
    await visit(page, [
      ...['matches', 'likes', 'who-likes-me', 'dislikes', 'blocked', 'messages', 'gift', 'notifications'].map(
        (name) => `/dashboard/${name}`,
      ),
      ...[first, second].map((id) => `/dashboard/user/${id}/profile`),
      `/dashboard/messages?uid=${second}`,
      `/dashboard/messages/m?uid=${first}`,
      `/dashboard/gifts?uid=${first}`,
      `/dashboard/report?uid=${first}`,
      `/dashboard/matches?name=${encoded(payloads[1] ?? '')}&country=${encoded('"><svg/onload=pwned=1>')}&distance=<script>`,
      `/dashboard/messages?uid=${encoded('"><svg/onload=pwned=1>')}`,
      `/dashboard/deposit/return?deposit=${encoded('<svg/onload=pwned=1>')}&reference=javascript:pwned=1`,
    ])
    // Hostile texts are shown as they are, with every bracket.
    await page.goto(`/dashboard/messages?uid=${first}`)
    for (const payload of [payloads[1], payloads[9], payloads[33]])
      await expect(
        page
          .getByRole('log')
          .getByText(payload ?? '', { exact: true })
          .first(),
      ).toBeAttached()
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: /search/i }))
      .first()
      .fill('<img src=x onerror=pwned=1>')
    await expectNoScriptRan(page, 'the search of the conversations')
    // The preview shows the name of the file before the upload.
    await page.goto('/add-photo')
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    )
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '"><img src=x onerror=pwned=1>.png', mimeType: 'image/png', buffer: picture })
    await expectNoScriptRan(page, '/add-photo')
  }
  const asOthers = async () => {
    const context = await browser.newContext()
    const console = await context.newPage()
    await storeSession(console, admin)
    await visit(console, [
      ...['', '/reports', '/appeals', '/members', '/photos', '/audit', '/deposits'].map((name) => `/admin${name}`),
      ...[caseId, appealId].map((id) => `/admin/reports/${id}`),
      ...[first, third].map((id) => `/admin/members/${id}`),
      `/admin/members?q=${encoded('<img src=x onerror=pwned=1>')}`,
    ])
    await context.close()
    const own = await browser.newContext()
    const theirs = await own.newPage()
    await visit(theirs, [
      `/login?redirect=${encoded('javascript:pwned=1')}`,
      `/otp?type=${encoded('"><svg/onload=pwned=1>')}&email=${encoded('<svg/onload=pwned=1>')}`,
      `/?lang=${encoded('"><script>pwned=1</script>')}`,
      `/privacy?lang=</script><script>pwned=1</script>`,
      `/contactUs#${encoded('<img src=x onerror=pwned=1>')}`,
      `/no/such/${encoded('<svg/onload=pwned=1>')}`,
      `/appeal?token=${encoded(token)}`,
      '/sandbox/mail',
    ])
    await storeSession(theirs, hostile[0] as Member)
    await visit(theirs, ['/dashboard/profile', '/user', '/dashboard/settings', '/dashboard/gift', `/dashboard/messages?uid=${viewer.id}`])
    await expect(theirs.getByRole('log')).toContainText('onerror')
    await own.close()
  }
  await Promise.all([asViewer(), asOthers()])
})
