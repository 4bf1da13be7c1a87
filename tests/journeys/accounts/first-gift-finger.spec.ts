import { test } from '../support/journey.ts'
import { type InputMethod, walkToGift } from '../support/walk-to-gift.ts'
import { watchForFaults } from '../support/watch.ts'

const browsers = { en: { locale: 'en-US', host: 'Kofi', lat: 1.62 }, fr: { locale: 'fr-FR', host: 'Kwame', lat: 2.62 } } as const

for (const language of ['en', 'fr'] as const)
  test(`from the landing page to an opened gift with a finger, in ${language}`, async ({ browser }, { project }) => {
    const { locale, host, lat } = browsers[language]
    const context = await browser.newContext({ ...project.use, locale })
    const page = await context.newPage()
    const seen = watchForFaults(page)
    const hands: InputMethod = {
      press: (control) => control.tap(),
      choose: (role, label) => page.getByText(label, { exact: true }).first().tap(),
      write: async (field, words) => {
        await field.tap()
        await field.fill(words)
      },
      chooseCountry: async (button, name) => {
        await button.tap()
        await page.getByRole('option', { name }).tap()
      },
      choosePhoto: async (button, photo) => {
        const chooser = page.waitForEvent('filechooser')
        await button.tap()
        await (await chooser).setFiles(photo)
      },
    }
    await walkToGift({ page, hands, language, host, place: { lat, lng: 21.4 } })
    seen.clean()
    await context.close()
  })
