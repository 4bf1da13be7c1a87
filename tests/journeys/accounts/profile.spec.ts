import { expect, test } from '../support/journey.ts'
import sharp from 'sharp'
import { callApi, storeSession, createMember } from '../support/people.ts'
import { tabTo } from '../support/keyboard.ts'
import { expectNoOverflow, findAxeViolations } from '../support/page-checks.ts'
import { watchForFaults } from '../support/watch.ts'

const picture = async (name: string, background: string, width: number, height: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

test(
  'photos are cropped, put in order, uploaded and removed; the profile is edited and nothing is lost',
  { tag: '@main' },
  async ({ page, request }) => {
    test.slow()
    const xena = await createMember(request, 'Xena', { lat: 7.32, lng: 13.58 })
    const images = async () => {
      const { data } = (await (await callApi(request, xena, 'GET', `/profile/${xena.id}`)).json()) as {
        data: { person: { images: { id: string; width: number; height: number }[] } }
      }
      return data.person.images
    }
    const shapes = async () => (await images()).map(({ width, height }) => `${width}x${height}`)
    const seen = watchForFaults(page)
    await storeSession(page, xena)
    await page.goto('/dashboard/profile')

    // Without a photo, the upload area is shown outside edit mode too.
    await page
      .getByLabel('Choose photos')
      .setInputFiles([await picture('wide.jpg', 'teal', 1600, 1000), await picture('square.jpg', 'maroon', 900, 900)])
    const chosen = page.getByRole('list', { name: 'Chosen photos' })
    await page.getByRole('button', { name: 'Crop photo 1' }).click()
    const crop = page.getByRole('dialog', { name: 'Crop the photo' })
    await crop.getByRole('slider', { name: 'Zoom' }).press('ArrowRight')
    await crop.getByRole('slider', { name: 'Left to right' }).press('End')
    expect(await findAxeViolations(page)).toEqual([])
    await crop.getByRole('button', { name: 'Use this photo' }).press('Enter')
    await expect(crop).toBeHidden()
    await page.getByRole('button', { name: 'Move photo 2 forward' }).click()
    await expect(chosen.getByRole('img').first()).toHaveAttribute('alt', 'Photo 1: square.jpg')
    // Pressed by key, because the photo appears in the same place, where a press within 400 ms would count as the second of a double press.
    await page.getByRole('button', { name: 'Upload 2 photos' }).press('Enter')
    await expect(page.getByRole('region', { name: 'Photos' })).toBeVisible()
    const [square, cut] = await images()
    expect([square?.width, square?.height]).toEqual([900, 900])
    expect((cut?.width ?? 0) / (cut?.height ?? 1)).toBeCloseTo(0.8, 2)

    await page.getByRole('button', { name: 'Show photo 1 full screen' }).click()
    await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img', { name: 'Photo 1 of 2: Xena' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Photos' }).getByRole('img', { name: 'Photo 2 of 2: Xena' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Photos' })).toBeHidden()

    await page.getByRole('button', { name: 'Edit profile' }).click()
    const before = await shapes()
    await page.getByRole('button', { name: 'Move photo 2 forward' }).click()
    await expect.poll(shapes).toEqual(before.toReversed())
    await page.getByLabel('Bio').fill('I repair radios and sing in the choir.')
    await page.getByRole('link', { name: 'My Matches' }).first().click()
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByLabel('Bio')).toHaveValue('I repair radios and sing in the choir.')
    expect(await findAxeViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Remove photo 2' }).click()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('list', { name: 'My photos' }).getByRole('img')).toHaveCount(2)
    await page.getByRole('button', { name: 'Remove photo 2' }).click()
    await expect(page.getByRole('list', { name: 'My photos' }).getByRole('img')).toHaveCount(1)
    // The server removes the photo when the toast closes by itself. A toast over a control has become small, without a Close button.
    await expect.poll(async () => (await images()).length).toBe(1)
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(page.getByText('Profile updated successfully')).toBeVisible()
    await expect(page.getByText('I repair radios and sing in the choir.')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('img', { name: 'Photo 1 of 1: Xena' })).toBeVisible()
    expect(await shapes()).toEqual([before[1]])
    seen.clean()
  },
)

test('interests, languages and a question are chosen from lists, and others read them in their own language', async ({ page, request }) => {
  const wanjiku = await createMember(request, 'Wanjiku', { lat: -1.28, lng: 36.82 })
  const yaw = await createMember(request, 'Yaw', { lat: -1.28, lng: 36.82 })
  const seen = watchForFaults(page)
  await storeSession(page, wanjiku)
  await page.setViewportSize({ width: 320, height: 720 })
  await page.goto('/dashboard/profile')
  await page.getByRole('button', { name: 'Edit profile' }).click()

  // By keyboard alone: Enter in the search chooses and does not submit, the space bar switches a chip.
  const interests = page.getByRole('searchbox', { name: 'Search interests' })
  await interests.fill('church choir')
  await interests.press('Enter')
  // A row of chips longer than the phone scrolls by itself and does not widen the page.
  for (const chosen of ['programming', 'protecting nature', 'dancing', 'board games']) {
    await interests.fill(chosen)
    await interests.press('Enter')
  }
  await interests.fill('gril')
  await tabTo(page, page.getByRole('checkbox', { name: 'Grilled fish' }))
  await page.keyboard.press('Space')
  await interests.fill('')
  await expect(page.getByText('Only you see: Church choir')).toBeVisible()
  const languages = page.getByRole('searchbox', { name: 'Search languages' })
  await languages.fill('kikuyu')
  await languages.press('Enter')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('combobox', { name: 'Question' }).selectOption({ label: 'My perfect Sunday' })
  await page.getByRole('textbox', { name: 'Answer' }).fill('Chapati and no plans.')
  await page.getByRole('checkbox', { name: 'Not sure yet' }).press('Space')
  await expectNoOverflow(page, 'edit profile at 320 px')
  expect(await findAxeViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Profile updated successfully')).toBeVisible()
  await expect(page.getByText('Church choir (Only you see this)')).toBeVisible()

  seen.clean()

  const reader = await page.context().newPage()
  await page.close()
  await storeSession(reader, yaw)
  await reader.addInitScript("localStorage.setItem('preferred-language', 'fr')")
  await reader.goto(`/dashboard/user/${wanjiku.id}/profile`)
  await expect(reader.getByRole('heading', { name: 'Mon dimanche parfait' })).toBeVisible()
  for (const words of ['Poisson braisé', 'Kikuyu', 'Je ne sais pas encore', 'Chapati and no plans.'])
    await expect(reader.getByText(words, { exact: true })).toBeVisible()
  await expect(reader.getByText('Chorale d’église')).toHaveCount(0)
})
