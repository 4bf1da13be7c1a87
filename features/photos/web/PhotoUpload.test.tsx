// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { uploadPhotos } from '../contract.ts'
import { en as photos } from '../locales/en.ts'
import { fileProblem } from './chosen-files.ts'
import { PhotoUpload } from './PhotoUpload.tsx'

const person = userEvent.setup({ delay: null, applyAccept: false })
const onUploaded = vi.fn()
const picture = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const choose = (...files: File[]) => person.upload(screen.getByLabelText(/^Choose/), files)
const previews = () => within(screen.getByRole('list', { name: 'Chosen photos' })).getAllByRole('img')

let server: ReturnType<typeof fakeServer>
beforeEach(async () => {
  onUploaded.mockReset()
  let made = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${(made += 1)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  server = fakeServer()
  await renderScreen(<PhotoUpload onUploaded={onUploaded} />, { photos, platform })
})
afterEach(cleanup)

describe('upload', () => {
  it('shows the chosen files and removes one', async () => {
    await choose(picture('a.jpg'), picture('b.png', 'image/png'))
    expect(previews()).toHaveLength(2)
    await person.click(screen.getByRole('button', { name: 'Remove chosen photo 1' }))
    expect(previews().map((image) => image.getAttribute('alt'))).toEqual(['Photo 1: b.png'])
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:1')
  })
  it('refuses other file types by name', async () => {
    await choose(picture('a.gif', 'image/gif'))
    expect(await screen.findByText('a.gif isn’t a png, jpg or jpeg picture.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Upload/ })).toBeNull()
  })
  it('submits once under an overlay and passes the stored photos on', async () => {
    let answer: (response: Response) => void = () => {}
    server.on(uploadPhotos, () => new Promise((resolve) => (answer = resolve)))
    await choose(picture('a.jpg'), picture('b.jpg'))
    await person.click(screen.getByRole('button', { name: 'Upload 2 photos' }))
    // The overlay is wider than the content it covers, so that its rounded corners show no corner of a button.
    expect((await screen.findByText('Uploading')).className).toMatch(/(?:^| )-inset-\d/)
    expect(screen.getByText('Choose more photos').closest('[inert]')).not.toBeNull()
    await waitFor(() => expect(server.seen).toHaveLength(1))
    answer(json({ data: { images: [{ id: 'p' }] } }))
    await waitFor(() => expect(onUploaded).toHaveBeenCalledWith([{ id: 'p' }]))
    await waitFor(() => expect(screen.queryByText('Uploading')).toBeNull())
    expect(screen.queryByRole('list', { name: 'Chosen photos' })).toBeNull()
  })
  it('keeps the chosen files after a server error', async () => {
    server.on(uploadPhotos, () => json({ message: 'This picture cannot be read.' }, 422))
    await choose(picture('a.jpg'))
    await person.click(screen.getByRole('button', { name: 'Upload photo' }))
    expect(await screen.findByText('This picture cannot be read.')).toBeTruthy()
    expect(previews()).toHaveLength(1)
    expect(onUploaded).not.toHaveBeenCalled()
  })
})

describe('a file', () => {
  it('must be png or jpeg and at most 10 MB', () => {
    const big = picture('a.jpg')
    Object.defineProperty(big, 'size', { value: 10 * 1024 * 1024 + 1 })
    expect(fileProblem(picture('a.jpeg'))).toBeNull()
    expect(fileProblem(picture('a.JPG', ''))).toBeNull()
    expect(fileProblem(picture('a.svg', 'image/svg+xml'))).toBe('wrongKind')
    expect(fileProblem(big)).toBe('tooLarge')
  })
})
