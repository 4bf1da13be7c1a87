// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { renderScreen } from '#tests/support/web/render-screen.tsx'
import { en as reactions } from '../locales/en.ts'
import { DislikeButton } from './ReactionButtons.tsx'

afterEach(cleanup)

it('shows another chance as a way back, unlike the dislike that it takes back', async () => {
  const iconOf = async (reaction: 'none' | 'disliked', label: string) => {
    await renderScreen(<DislikeButton name="Brian" reaction={reaction} onReact={() => {}} variant="photo" />, { reactions })
    return screen.getByRole('button', { name: label }).querySelector('svg')?.classList.value
  }
  expect(await iconOf('none', 'Pass on Brian')).toMatch(/\blucide-x\b/)
  expect(await iconOf('disliked', 'Give Brian another chance')).toMatch(/\blucide-rotate-ccw\b/)
})
