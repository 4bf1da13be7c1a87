// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import type { Attachment } from '#features/chat/contract.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as audio } from '#platform/web/audio/locales/en.ts'
import { en as moderation } from '../../locales/en.ts'
import { EvidenceAttachment } from './EvidenceAttachment.tsx'

const words = { moderation, audio }
afterEach(cleanup)

const picture: Attachment = {
  kind: 'picture',
  image_160: '/attachments/review/1/160.webp',
  image_480: '/attachments/review/1/480.webp',
  image_1080: '/attachments/review/1/1080.webp',
  image_blur: 'data:image/webp;base64,AAAA',
  width: 640,
  height: 800,
  veiled: false,
}

it('shows a reported picture only when the moderator asks for it', async () => {
  const { container } = await renderScreen(<EvidenceAttachment kind="picture" attachment={picture} />, words)
  expect([...container.querySelectorAll('img')].map(({ src }) => src)).toEqual([picture.image_blur])
  await userEvent.click(screen.getByRole('button', { name: 'Show the picture' }))
  expect(screen.getByRole('img', { name: 'Picture' }).getAttribute('src')).toMatch(/\/attachments\/review\/1\/1080\.webp$/)
})

it('plays a reported voice note, and loads nothing before', async () => {
  const url = '/attachments/review/1/audio.ogg'
  const { container } = await renderScreen(
    <EvidenceAttachment kind="voice" attachment={{ kind: 'voice', audio: url, seconds: 3, peaks: '0f'.repeat(24) }} />,
    words,
  )
  const player = await screen.findByRole('group', { name: 'Voice note' })
  expect(within(player).getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(player.textContent).toContain('0:03')
  expect(container.innerHTML).not.toContain(url)
})

it('says that the file was deleted before the report', async () => {
  await renderScreen(<EvidenceAttachment kind="voice" attachment={null} />, words)
  expect(screen.getByText('Voice note: File deleted before the report')).toBeTruthy()
})
