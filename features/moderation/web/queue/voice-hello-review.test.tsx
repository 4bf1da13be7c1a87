// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listVoiceHellosToReview, type ReviewedVoiceHello, reviewVoiceHello } from '#features/voice-hello/contract.ts'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as moderation } from '../../locales/en.ts'
import { VoiceHelloReviewScreen } from './VoiceHelloReviewScreen.tsx'

// Texts of other features that this test looks for.
const words = { moderation, platform, members: { conduct: { fake: 'A false identity.' } }, voice_hello: { of: '{name}’s voice hello' } }
const user = userEvent.setup({ delay: null })
const waiting = (id: string, firstname: string): ReviewedVoiceHello => ({
  id,
  audio: `/voice-hellos/review/${id}/hello.ogg`,
  seconds: 3,
  peaks: '8'.repeat(48),
  created_at: '2026-03-02T09:00:00.000Z',
  shown: false,
  member: { id: `member-${id}`, firstname, lastname: 'X', age: 30 },
})
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  server = fakeServer()
})
afterEach(cleanup)

it('approves one hello and rejects another with a reason', async () => {
  let left = [waiting('1', 'Brian'), waiting('2', 'Diego')]
  server.on(listVoiceHellosToReview, () => json({ data: { voice_hellos: left, next_cursor: null } }))
  server.on(reviewVoiceHello, ({ params }) => {
    left = left.filter(({ id }) => id !== params.id)
    return new Response(null, { status: 204 })
  })
  await renderScreen(<VoiceHelloReviewScreen />, words)
  expect(await screen.findByRole('group', { name: 'Brian’s voice hello' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve: Brian, 30' }))
  await user.click(screen.getByRole('button', { name: 'Reject: Diego, 30' }))
  await user.click(await screen.findByRole('button', { name: /^1\. / }))
  expect(await screen.findByText('All voice hellos are checked.')).toBeTruthy()
  const sent = server.seen
    .filter(({ endpoint }) => endpoint === reviewVoiceHello)
    .map(({ params, body }) => ({ ...params, ...(body as object) }))
  expect(sent).toEqual([
    { id: '1', verdict: 'approve', reason: null },
    { id: '2', verdict: 'reject', reason: expect.any(String) },
  ])
})
