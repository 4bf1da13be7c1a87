import { expect, test } from '../support/journey.ts'
import { tabTo } from '../support/keyboard.ts'
import { type InputMethod, walkToGift } from '../support/walk-to-gift.ts'
import { watchForFaults } from '../support/watch.ts'

test('from the landing page to an opened gift with the keyboard alone', async ({ page }) => {
  const seen = watchForFaults(page)
  const { keyboard } = page
  const hands: InputMethod = {
    press: async (control) => {
      await tabTo(page, control)
      await keyboard.press((await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter')
    },
    choose: async (role, label) => {
      const wanted = page.getByRole(role, { name: label, exact: true })
      // Tab leads to a group of radio buttons, the arrows lead through it.
      await tabTo(page, role === 'radio' ? page.getByRole(role).first() : wanted)
      await keyboard.press('Space')
      for (let presses = 0; presses < 5 && !(await wanted.isChecked()); presses++) await keyboard.press('ArrowRight')
      await expect(wanted).toBeChecked()
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
      const chooser = page.waitForEvent('filechooser')
      await tabTo(page, button)
      await keyboard.press('Enter')
      await (await chooser).setFiles(photo)
    },
  }
  await walkToGift({ page, hands, language: 'en', host: 'Kojo', place: { lat: 3.62, lng: 21.4 } })
  seen.clean()
})
