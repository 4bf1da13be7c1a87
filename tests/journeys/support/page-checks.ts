import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Returns axe's findings after all animations have ended; a colour in transition would be a false finding. */
export const findAxeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(`Promise.allSettled(
    document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))`)
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)
}

/** Checks that nothing is wider than the window and no icon is squeezed by text. */
export const expectNoOverflow = async (page: Page, where: string): Promise<void> => {
  expect(
    await page.evaluate<boolean>('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    `${where} fits the window`,
  ).toBe(true)
  const squeezed = await page.evaluate<string[]>(`[...document.querySelectorAll('svg.lucide')]
    .filter((icon) => { const { width, height } = icon.getBoundingClientRect(); return height - width > 1 })
    .map((icon) => icon.parentElement.outerHTML.slice(0, 200))`)
  expect(squeezed, `${where} has room for its icons`).toEqual([])
}

/** Checks that axe finds nothing and nothing is wider than the window. */
export const expectAccessible = async (page: Page, where: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect(await findAxeViolations(page), where).toEqual([])
  await expectNoOverflow(page, where)
}
