import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '../support/journey.ts'
import { findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const signIn = async (page: Page): Promise<void> => {
  const response = await page.request.post('/api/auth/login', {
    data: { email: 'demo@ndloo.example', password: 'welcome to ndloo', remember: true },
  })
  const { data } = (await response.json()) as { data: { user: object; token: string } }
  const session = JSON.stringify({ state: { user: data.user, _ndloo_token: data.token }, version: 0 })
  await page.context().addInitScript(`localStorage.setItem('auth', ${JSON.stringify(session)})`)
}
const row = (page: Page, words: string) => page.getByRole('listitem').filter({ hasText: words })

test('a member converts both ways, sees it in another tab, keeps a file and a receipt', async ({ page, context }, { project, retry }) => {
  // Runs share the demo member, so each recognises its transactions by their amounts.
  const cents = (project.name === 'phone' ? 41 : 61) + retry * 7
  const credits = cents + 100
  await signIn(page)
  const seen = watchForFaults(page)
  await page.goto('/dashboard/wallet')
  await expect(page.getByText('Welcome balance').last()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  const other = await context.newPage()
  const seenThere = watchForFaults(other)
  await other.goto('/dashboard/wallet')
  await expect(other.getByRole('listitem').filter({ hasText: 'Welcome balance' }).first()).toBeVisible()
  await expect(row(other, `+${cents} credits`)).toHaveCount(0)

  await page.getByRole('link', { name: 'Buy credits' }).click()
  await page.getByLabel('Amount in US dollars').fill(`0.${cents}`)
  await expect(page.getByText(`+${cents} credits`)).toBeVisible()
  await page.getByRole('button', { name: `Buy ${cents} credits` }).dblclick()
  await expect(page.getByText(`You bought ${cents} credits for $0.${cents}.`)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  // The double click converted once, and the other tab shows it without a reload.
  await expect(row(other, `+${cents} credits`)).toHaveCount(1)

  const dollars = `$${(Math.floor(credits * 0.9) / 100).toFixed(2)}`
  await page.getByRole('button', { name: 'Convert more' }).click()
  await page.getByText('Credits to dollars').click()
  await page.getByLabel('Number of credits').fill(String(credits))
  await expect(page.getByText(`+${dollars}`)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: `Sell ${credits} credits` }).click()
  await expect(page.getByText(`You sold ${credits} credits for ${dollars}.`)).toBeVisible()
  await expect(row(other, `−${credits} credits`)).toHaveCount(1)

  await page.getByRole('link', { name: 'Go to your wallet' }).click()
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download CSV' }).click()])
  expect(download.suggestedFilename()).toBe('ndloo-transactions.csv')
  const file = await readFile(await download.path(), 'utf8')
  expect(file.split('\r\n')[0]?.replace('\uFEFF', '')).toBe('reference,txn_amount,currency,channel,name,created_at,balance_after')
  expect(file).toMatch(new RegExp(`txn-[0-9a-f]{16},${cents},CREDIT,wallet,Credits bought`))

  await row(page, `+${cents} credits`)
    .getByRole('link', { name: /^Receipt/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Credits bought' })).toBeVisible()
  await expect(page.getByText(`−$0.${cents}`)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  seen.clean()
  seenThere.clean()
})
