import { createRouter } from '@tanstack/react-router'
import { isDataSaverOn } from '#platform/web/client/loading/data-saver.ts'
import { NotFoundScreen } from './layouts/NotFoundScreen.tsx'
import { FailureScreen } from './layouts/FailureScreen.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Keeps search parameters as strings; the router's default would read `uid=42` as a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))
const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** Creates the router over `routes/`; tests pass their own history. */
export const createAppRouter = (options: Pick<Parameters<typeof createRouter>[0], 'history'> = {}) => {
  const router = createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailureScreen,
    ...options,
  })
  const { preloadRoute } = router
  // Links call this whenever a pointer or the focus comes near, so that a change of the data saver applies at once.
  router.preloadRoute = (place) => (isDataSaverOn() ? Promise.resolve(undefined) : preloadRoute(place))
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
