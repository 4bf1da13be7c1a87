// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { en } from '#platform/shared/i18n/locales/en.ts'
import { setCatalogues } from '#tests/support/web/render-screen.tsx'
import { RouterLink } from '../RouterLink.tsx'
import { BackLink } from './BackLink.tsx'

const openAt = async (path: string) => {
  setCatalogues({ platform: en })
  const root = createRootRoute()
  const page = (at: string) =>
    createRoute({
      getParentRoute: () => root,
      path: at,
      component: () => (
        <>
          <h1>{at}</h1>
          <RouterLink href="/receipt">Open</RouterLink>
          <BackLink parent="/wallet" />
        </>
      ),
    })
  const router = createRouter({
    routeTree: root.addChildren([page('/wallet'), page('/receipt'), page('/notifications')]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  render(<RouterProvider router={router as never} />)
  return userEvent.setup()
}

afterEach(cleanup)

it('goes to the screen before', async () => {
  const user = await openAt('/notifications')
  await user.click(screen.getByRole('link', { name: 'Open' }))
  await screen.findByRole('heading', { name: '/receipt' })
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: '/notifications' })).toBeTruthy()
})

it('goes to the screen above when it was opened directly', async () => {
  const user = await openAt('/receipt')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: '/wallet' })).toBeTruthy()
})
