// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button } from '../Button.tsx'
import { Dialog } from './Dialog.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(cleanup)

const Question = ({ sheet = false, onBlock = vi.fn() }: { sheet?: boolean; onBlock?: () => void }) => {
  const [open, setOpen] = useState(false)
  const block = <Button onClick={onBlock}>Yes, block</Button>
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {sheet ? (
        <Sheet open={open} onOpenChange={setOpen} title="Block Brian?" closeLabel="Close" footer={block}>
          Text
        </Sheet>
      ) : (
        <Dialog open={open} onOpenChange={setOpen} title="Block Brian?" description="For good." closeLabel="Close" actions={block} />
      )}
    </>
  )
}

/** Whether `second` comes after `first` in the document, and so is drawn above it in the same layer. */
const isAfter = (first: Element, second: Element): boolean =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test.each([false, true])('a dialog has a name, traps the focus and restores it (sheet: %s)', async (sheet) => {
  const user = userEvent.setup()
  const onBlock = vi.fn()
  render(<Question sheet={sheet} onBlock={onBlock} />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await user.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Block Brian?' })
  const isInside = () => waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await isInside()
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab()
    // Focus wraps in the next frame.
    await isInside()
  }
  await user.click(screen.getByRole('button', { name: 'Yes, block' }))
  expect(onBlock).toHaveBeenCalledOnce()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(opener))
})

test('a dialog over a sheet dims the sheet too', async () => {
  const user = userEvent.setup()
  const Nested = () => (
    <Sheet open onOpenChange={() => {}} title="Gifts" closeLabel="Close the gifts">
      <Question />
    </Sheet>
  )
  render(<Nested />)
  const sheet = await screen.findByRole('dialog', { name: 'Gifts' })
  await user.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = await screen.findByRole('dialog', { name: 'Block Brian?' })
  const dims = [...document.querySelectorAll('.bg-scrim')].filter((scrim) => isAfter(sheet, scrim) && isAfter(scrim, dialog))
  expect(dims).toHaveLength(1)
})

test('the close button closes it', async () => {
  const user = userEvent.setup()
  render(<Question />)
  await user.click(screen.getByRole('button', { name: 'Open' }))
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
