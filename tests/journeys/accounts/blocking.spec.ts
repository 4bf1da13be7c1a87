import { waitUntilConnected } from '../support/connection.ts'
import { type BrowserContext, expect, type Page, test } from '../support/journey.ts'
import { callApi, storeSession, createMember, type Member } from '../support/people.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

/** Opens a screen as a member and waits for its live connection, because earlier events are not sent to it. */
const openAs = async (context: BrowserContext, person: Member, path: string): Promise<Page> => {
  const page = await context.newPage()
  await storeSession(page, person)
  const connected = waitUntilConnected(page)
  await page.goto(path)
  await connected
  return page
}

test('who is blocked sees the other vanish from every open screen, and both can report', async ({ browser, request }, {
  project,
  retry,
}) => {
  test.slow()
  // Far from all other members, in a different town per run.
  const here = { lat: project.name === 'phone' ? 6.72 : 5.3, lng: 14.9 + retry }
  const [zora, yan] = [await createMember(request, 'Zora', here), await createMember(request, 'Yan', here)]
  const [hers, his] = [await browser.newContext(project.use), await browser.newContext(project.use)]

  const list = await openAs(his, yan, '/dashboard/matches')
  const card = list.getByRole('listitem').filter({ hasText: 'Zora' })
  await expect(card).toBeVisible()
  for (const [from, to] of [
    [zora, yan],
    [yan, zora],
  ] as const)
    expect((await callApi(request, from, 'POST', `/actions/toggle/like?uid=${to.id}`)).status()).toBe(200)
  await list.getByRole('dialog', { name: 'It’s a match!' }).getByRole('button', { name: 'Keep looking' }).click()
  const message = { id: crypto.randomUUID(), body: 'Words of Zora' }
  expect((await callApi(request, zora, 'POST', `/conversations/${yan.id}/messages`, message)).status()).toBe(200)

  const profile = await openAs(his, yan, `/dashboard/user/${zora.id}/profile`)
  await expect(profile.getByRole('heading', { name: /^Zora Mbarga/ })).toBeVisible()
  const talk = await openAs(his, yan, `/dashboard/messages?uid=${zora.id}`)
  await expect(talk.getByRole('log')).toContainText('Words of Zora')
  const herTalk = await openAs(hers, zora, `/dashboard/messages?uid=${yan.id}`)
  await expect(herTalk.getByRole('log')).toContainText('Words of Zora')
  const watches = [profile, list, talk, herTalk].map((page) => watchForFaults(page))

  const page = await openAs(hers, zora, `/dashboard/user/${yan.id}/profile`)
  await page.getByRole('button', { name: 'Report Yan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report Abuse' })
  await expect(dialog).toContainText('Are you Sure? Block this user to prevent them from sending you messages. Or, just report them?')
  expect(await findAxeViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Block and Report' }).click()
  // While the pointer is over the message with Undo, the message stays open.
  await page.getByRole('button', { name: 'Undo' }).hover()
  await expect(page).toHaveURL(new RegExp(`/dashboard/report\\?uid=${yan.id}$`))
  await expect(page.getByRole('heading', { name: 'You have blocked Yan.' })).toBeVisible()
  for (const gone of [profile, talk, herTalk]) await expect(gone.getByText('This member isn’t here any more.')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('checkbox', { name: 'Block this member too' })).toBeVisible()
  // His screens get no event, because it would say that he had been blocked.
  for (const his of [profile, talk]) await his.reload()
  for (const back of [talk, herTalk]) {
    await expect(back.getByRole('log')).toContainText('Words of Zora')
    await expect(back.getByRole('textbox', { name: 'Message' })).toBeEditable()
  }
  await expect(profile.getByRole('heading', { name: /^Zora Mbarga/ })).toBeVisible()

  await herTalk.getByRole('button', { name: 'Safety with Yan' }).click()
  await herTalk.getByRole('button', { name: 'Block Yan' }).click()
  await herTalk.getByRole('button', { name: 'Undo' }).click()
  await expect(herTalk.getByRole('textbox', { name: 'Message' })).toBeEditable()

  await herTalk.getByRole('button', { name: 'Safety with Yan' }).click()
  await herTalk.getByRole('button', { name: 'Report Yan' }).click()
  await herTalk.getByRole('button', { name: 'Block and Report' }).click()
  await expect(herTalk).toHaveURL(new RegExp(`/dashboard/report\\?uid=${yan.id}$`))
  await herTalk.getByRole('button', { name: 'Submit report' }).click()
  await expect(herTalk.getByText('Please provide a reason for the report')).toBeVisible()
  await herTalk.getByLabel('Reason for the report').fill('He writes things I do not want to read.')
  await herTalk.getByRole('button', { name: 'Submit report' }).dblclick()
  await expect(herTalk.getByText('Report submitted successfully')).toBeVisible()
  await expect(herTalk.getByLabel('Reason for the report')).toHaveValue('')
  await expect(herTalk.getByText('You’ve blocked this member. You won’t see each other any more.')).toBeVisible()

  for (const gone of [profile, talk]) await expect(gone.getByText('This member isn’t here any more.')).toBeVisible()
  await expect(card).toHaveCount(0)
  for (const his of [profile, list, talk]) await expect(his.getByText('Zora')).toHaveCount(0)
  for (const seen of watches) seen.clean()

  for (const [viewer, other] of [
    [yan, zora],
    [zora, yan],
  ] as const) {
    const blocked = await callApi(request, viewer, 'GET', `/profile/${other.id}`)
    const nobody = await callApi(request, viewer, 'GET', `/profile/${crypto.randomUUID()}`)
    expect([blocked.status(), await blocked.text()]).toEqual([404, await nobody.text()])
  }

  await profile.goto(`/dashboard/report?uid=${zora.id}`)
  await profile.getByLabel('Reason for the report').fill('She insulted me before she left.')
  await profile.getByRole('button', { name: 'Submit report' }).click()
  await expect(profile.getByText('Report submitted successfully')).toBeVisible()

  await herTalk.getByRole('button', { name: 'Unblock' }).click()
  await expect(herTalk.getByText('You’ve unblocked this member.')).toBeVisible()
  expect((await callApi(request, yan, 'GET', `/profile/${zora.id}`)).status()).toBe(200)
  await Promise.all([hers.close(), his.close()])
})
