import { matchMembers, openConversationAs } from '../support/calls.ts'
import { expect, type Page, test } from '../support/journey.ts'
import { createMember } from '../support/people.ts'

const place = { lat: 4.6, lng: 9.3 }

/** Pastes or drops so many pictures, each of another colour, on what has the focus. */
const give = (page: Page, how: 'paste' | 'drop', count: number) =>
  page.evaluate(
    `(async () => {
      const transfer = new DataTransfer()
      for (let number = 0; number < ${count}; number++) {
        const canvas = new OffscreenCanvas(320, 240)
        const context = canvas.getContext('2d')
        context.fillStyle = 'hsl(' + number * 30 + ' 80% 50%)'
        context.fillRect(0, 0, 320, 240)
        transfer.items.add(new File([await canvas.convertToBlob({ type: 'image/jpeg' })], number + '.jpg', { type: 'image/jpeg' }))
      }
      const field = document.activeElement
      if ('${how}' === 'paste')
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }))
      else
        for (const name of ['dragover', 'drop'])
          field.dispatchEvent(new DragEvent(name, { dataTransfer: transfer, bubbles: true, cancelable: true }))
    })()`,
  )

test('pictures are pasted and dropped, and ten at most are sent at once', async ({ browser, request }, { project }) => {
  const [amina, brian] = [await createMember(request, 'Amina', place), await createMember(request, 'Brian', place)]
  await matchMembers(request, amina, brian)
  const page = await openConversationAs(await browser.newContext(project.use), amina, brian)
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  const pictures = page.getByRole('dialog').getByRole('img', { name: /^Picture \d+$/ })

  await field.focus()
  await give(page, 'paste', 1)
  await expect(pictures).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await field.focus()
  await give(page, 'drop', 11)
  await expect(page.getByText('You can send up to 10 pictures at a time.')).toBeVisible()
  await expect(pictures).toHaveCount(10)
  await page.getByRole('dialog').getByRole('button', { name: 'Send 10 pictures' }).click()
  const sent = page.getByRole('log').getByRole('button', { name: 'Open your picture' })
  await expect(sent).toHaveCount(10)
  await expect(page.getByText('Failed to send message')).toHaveCount(0)
  await page.reload()
  await expect(sent).toHaveCount(10)
})
