import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

interface AxeFinding {
  id: string
  nodes: { html: string }[]
}

/**
 * Runs axe in the document itself, and defines it there once. `AxeBuilder` defines it each time, and joins the findings in a page of its own:
 * that takes four times as long, and only frames need it.
 */
const runAxe = async (page: Page): Promise<AxeFinding[]> => {
  // Describing the elements that pass takes most of the time of a run.
  const options = { resultTypes: ['violations' as const] }
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).options(options).analyze()).violations
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source)
  return page.evaluate<AxeFinding[]>(`axe.run(document, ${JSON.stringify(options)}).then(({ violations }) => violations)`)
}

/** Returns axe's findings after all animations have ended; a colour in transition would be a false finding. */
export const findAxeViolations = async (page: Page): Promise<string[]> => {
  await page.evaluate(`Promise.allSettled(
    document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime < Infinity).map((one) => one.finished))`)
  const found = await runAxe(page)
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

/**
 * Returns the words that are broken in the middle, or stick out of their button, link, list item or card. Ids, links and what members wrote may
 * break anywhere.
 */
export const findMisfitWords = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(() => {
    const found = []
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = words.nextNode(); node !== null; node = words.nextNode()) {
      const { parentElement: holder, data } = node
      const { width, height } = holder.getBoundingClientRect()
      if (width <= 1 || height <= 1 || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      if (getComputedStyle(holder).overflowWrap === 'anywhere' || holder.closest('option, [inert], [aria-hidden=true]')) continue
      const box = holder.closest('a, button, li, dt, dd, article')?.getBoundingClientRect()
      for (const { 0: word, index } of data.matchAll(/[\\p{L}\\p{M}\\p{N}’']+/gu)) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const parts = [...range.getClientRects()].filter(({ width }) => width > 0)
        const lines = new Set(parts.map(({ top }) => Math.round(top)))
        const leaves = box !== undefined && box.width > 1 && parts.some(({ left, right }) => right > box.right + 1 || left < box.left - 1)
        if (lines.size > 1) found.push('broken: ' + word + ' in ' + data.slice(0, 60))
        else if (leaves && getComputedStyle(holder).textOverflow !== 'ellipsis') found.push('too wide: ' + word + ' in ' + data.slice(0, 60))
      }
    }
    return [...new Set(found)]
  })()`)
