import { type BrowserContext, expect, type Page } from './journey.ts'
import { type Member, storeSession } from './people.ts'

export const douala = { lat: 4.0483, lng: 9.7043 }

/** Opens a page as a member, in a language. */
export const openPageAs = async (context: BrowserContext, member: Member, language: 'en' | 'fr'): Promise<Page> => {
  const page = await context.newPage()
  await storeSession(page, member)
  await page.addInitScript(`localStorage.setItem('preferred-language', '${language}')`)
  return page
}
/** Waits for a question, whose title has the focus. */
export const expectQuestion = async (page: Page, title: string) => {
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(title)
  await expect(heading).toBeFocused()
}
