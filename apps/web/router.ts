import { createRouter } from '@tanstack/react-router'
import { NotFoundScreen } from './layouts/NotFoundScreen.tsx'
import { FailureScreen } from './layouts/FailureScreen.tsx'
import { routeTree } from './routeTree.gen.ts'

/** Search parameters stay the strings they are; the router's own way would read `uid=42` as a number. */
const parseSearch = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search))
const stringifySearch = (search: Record<string, unknown>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const words = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return words === '' ? '' : `?${words}`
}

/** The router over the site map in `routes/`; tests pass a history of their own. */
export const createAppRouter = (options: Pick<Parameters<typeof createRouter>[0], 'history'> = {}) =>
  createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    scrollRestoration: true,
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: FailureScreen,
    ...options,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
