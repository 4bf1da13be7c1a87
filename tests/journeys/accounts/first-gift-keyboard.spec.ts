import { test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { type Hands, walkToGift } from '../support/walk-to-gift.ts'
import { watchForFaults } from '../support/watch.ts'

test('from the landing page to an opened gift with the keyboard alone', async ({ page }) => {
  const seen = watchForFaults(page)
  const { keyboard } = page
  const hands: Hands = {
    press: async (control) => {
      await tabTo(page, control)
      await keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    choose: async (role, label) => {
      await tabTo(page, page.getByRole(role, { name: label, exact: true }))
      await keyboard.press('Space')
    },
    write: async (field, words) => {
      await tabTo(page, field)
      await keyboard.type(words)
    },
    chooseCountry: async (button, name) => {
      await tabTo(page, button)
      await keyboard.press('Enter')
      await keyboard.type('Camero')
      await page.getByRole('option', { name }).first().waitFor()
      await keyboard.press('Enter')
    },
    choosePhoto: async (button, photo) => {
      await tabTo(page, button)
      const chooser = page.waitForEvent('filechooser')
      await keyboard.press('Enter')
      await (await chooser).setFiles(photo)
    },
  }
  await walkToGift({ page, hands, language: 'en', host: 'Kojo', place: { lat: 3.62, lng: 21.4 } })
  seen.clean()
})
