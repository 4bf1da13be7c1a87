// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { en as platform } from '#platform/shared/i18n/locales/en.ts'
import { fakeServer, json } from '#tests/support/web/fake-server.ts'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { reportMember } from '../contract.ts'
import { en as moderation } from '../locales/en.ts'
import { ReportButton } from './ReportButton.tsx'
import { ReportScreen } from './ReportScreen.tsx'

const uid = '35bfda1c-7995-4b0a-a349-d2af8f814a00'
const reason = 'He asked me for money, twice.'
const user = userEvent.setup({ delay: null })
const onBlock = vi.fn<() => Promise<void>>()
const onUnblock = vi.fn<() => Promise<void>>()
let server: ReturnType<typeof fakeServer>
beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {})
  onBlock.mockReset().mockResolvedValue()
  onUnblock.mockReset().mockResolvedValue()
  server = fakeServer()
})
afterEach(cleanup)

const words = { moderation, platform }
const Reported = ({ blocked }: { blocked?: true | undefined }) => {
  const [isBlocked, setBlocked] = useState<boolean | undefined>(blocked)
  return (
    <ReportScreen
      uid={uid}
      name="Brian"
      isBlocked={isBlocked}
      onBlock={() => onBlock().then(() => setBlocked(true))}
      onUnblock={() => onUnblock().then(() => setBlocked(false))}
    />
  )
}
const show = (blocked?: true) => renderScreen(<Reported blocked={blocked} />, words)
const alsoBlock = () => user.click(screen.getByRole('checkbox'))
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Reason for the report')
const submit = () => user.click(screen.getByRole('button', { name: 'Submit report' }))
const accept = () => server.on(reportMember, () => json({ data: { message: 'ok' } }))
const refused = (status: number, data: object) => Object.assign(new Response(null, { status }), { data })

const press = async (choice: string) => {
  await user.click(screen.getByRole('button', { name: 'Report Brian' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Abuse' }))
  dialog.getByText('Are you Sure? Block this user to prevent them from sending you messages. Or, just report them?')
  const [button] = dialog.getAllByRole('button', { name: choice })
  if (button !== undefined) await user.click(button)
}
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

it('blocks when "Block and Report" is pressed, and opens the form after', async () => {
  const order: string[] = []
  onBlock.mockImplementation(async () => void order.push('block'))
  await renderScreen(<ReportButton name="Brian" onBlock={onBlock} onReport={() => order.push('report')} />, words)
  await press('Block and Report')
  await closed()
  expect(order).toEqual(['block', 'report'])
  for (const choice of ['Report Only', 'Cancel']) {
    await press(choice)
    await closed()
  }
  expect(order).toEqual(['block', 'report', 'report'])
})

it('keeps the dialog open when the block is refused', async () => {
  onBlock.mockRejectedValueOnce(refused(503, { message: 'We are away for a moment.' }))
  const onReport = vi.fn()
  await renderScreen(<ReportButton name="Brian" onBlock={onBlock} onReport={onReport} />, words)
  await press('Block and Report')
  expect(await screen.findByText('We are away for a moment.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Report Abuse' })).toBeTruthy()
  expect(onReport).not.toHaveBeenCalled()
})

it('after a block, asks for a reason that may be left out', async () => {
  await show(true)
  expect(screen.getByText('You have blocked Brian.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'No, thanks' })).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(onUnblock).toHaveBeenCalledOnce()
  expect(await screen.findByRole('checkbox')).toBeTruthy()
})

it.each([
  ['', 'Please provide a reason for the report'],
  ['   ', 'Please provide a reason for the report'],
  ['too short', 'Please write at least 10 characters.'],
])('does not send %j, shows the error and focuses the field', async (content, sentence) => {
  await show()
  if (content !== '') await user.type(field(), content)
  await submit()
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(field())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(server.seen).toEqual([])
})

it('sends the reason and category once, confirms, and clears the form', async () => {
  let respond: (response: Response) => void = () => {}
  server.on(reportMember, () => new Promise((resolve) => (respond = resolve)))
  await show()
  expect(screen.getByText('You’re reporting Brian.')).toBeTruthy()
  await user.selectOptions(screen.getByRole('combobox'), 'Scam or asking for money')
  await user.type(field(), `  ${reason}`)
  await submit()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit report' }).getAttribute('aria-busy')).toBe('true'))
  await submit()
  respond(json({ data: { message: 'ok' } }))
  expect(await screen.findByText('Report submitted successfully')).toBeTruthy()
  expect(server.seen.map(({ params, body }) => [params, body])).toEqual([[{ id: uid }, { content: reason, category: 'scam' }]])
  await waitFor(() => expect(field().value).toBe(''))
  expect(onBlock).not.toHaveBeenCalled()
})

it('keeps the text after a failure, and shows the message of the server', async () => {
  server.on(reportMember, () => json({ message: 'Please come back tomorrow.' }, 429))
  await show()
  await alsoBlock()
  await user.type(field(), reason)
  await submit()
  expect(await screen.findByText('Failed to submit report. Please try again.')).toBeTruthy()
  expect(screen.getByText('Please come back tomorrow.')).toBeTruthy()
  expect(field().value).toBe(reason)
  expect(onBlock).not.toHaveBeenCalled()
})

it('sends one report for a double click', async () => {
  accept()
  await show()
  await alsoBlock()
  await user.type(field(), reason)
  await user.dblClick(screen.getByRole('button', { name: 'Submit report' }))
  expect(await screen.findByText('You’ve blocked this member. You won’t see each other any more.')).toBeTruthy()
  expect([server.seen.length, onBlock.mock.calls.length]).toEqual([1, 1])
})

it('blocks after the report is sent, and can unblock again', async () => {
  accept()
  await show()
  await alsoBlock()
  await user.type(field(), reason)
  await submit()
  expect(await screen.findByText('You’ve blocked this member. You won’t see each other any more.')).toBeTruthy()
  expect(onBlock).toHaveBeenCalledOnce()
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByText('You’ve unblocked this member.')).toBeTruthy()
  expect(onUnblock).toHaveBeenCalledOnce()
})

it('reports a failed block, and retries only the block', async () => {
  accept()
  onBlock.mockRejectedValueOnce(refused(503, { message: 'We are away for a moment.' }))
  await show()
  await alsoBlock()
  await user.type(field(), reason)
  await submit()
  expect(await screen.findByText('We are away for a moment.')).toBeTruthy()
  expect(field().value).toBe('')
  await user.click(screen.getByRole('button', { name: 'Block now' }))
  expect(await screen.findByText('You’ve blocked this member. You won’t see each other any more.')).toBeTruthy()
  expect([server.seen.length, onBlock.mock.calls.length]).toEqual([1, 2])
})

it.each([undefined, 'somebody'])('shows an empty state for the id %s', async (id) => {
  await renderScreen(<ReportScreen uid={id} isBlocked={undefined} onBlock={onBlock} onUnblock={onUnblock} />, words)
  expect(screen.getByText('Who do you want to report?')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})
