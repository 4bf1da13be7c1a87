import { buildSync } from 'esbuild'
import { expect, test } from 'vitest'

type Listener = (event: { request: object; respondWith: (answer: Promise<unknown>) => void }) => void

/** Starts the worker as a browser does, and returns its answer to an event of fetching: undefined if it leaves the request to the browser. */
const startWorker = () => {
  const built = buildSync({
    entryPoints: ['apps/web/worker/service-worker.js'],
    bundle: true,
    write: false,
    define: { __RELEASE__: JSON.stringify({ version: 'test', files: [] }), __OFFLINE_TEXTS__: '{}' },
  })
  const listeners = new Map<string, Listener>()
  const origin = 'https://ndloo.example'
  const worker = { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener), location: { origin } }
  const shell = 'the shell'
  const caches = { match: () => Promise.resolve(shell) }
  const fetchNothing = () => Promise.reject(new Error('no connection'))
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- runs the built file as a browser would
  new Function('self', 'caches', 'fetch', built.outputFiles[0]?.text ?? '')(worker, caches, fetchNothing)
  return {
    shell,
    navigate: async (path: string): Promise<unknown> => {
      let answer: Promise<unknown> | undefined
      const request = { method: 'GET', mode: 'navigate', url: `${origin}${path}` }
      listeners.get('fetch')?.({ request, respondWith: (given) => void (answer = given) })
      return answer
    },
  }
}

test('the shell of the application answers its own pages without a connection, and no page of the server', async () => {
  const { navigate, shell } = startWorker()
  for (const path of ['/dashboard/messages', '/login', '/datenschutz']) expect(await navigate(path)).toBe(shell)
  for (const path of [
    '/date/a-token',
    '/date/a-token?lang=fr',
    '/photos/1/2/480.webp',
    '/exports/1/ndloo.zip',
    '/attachments/1/2/voice.ogg',
    '/api/docs',
  ])
    expect([path, await navigate(path)]).toEqual([path, undefined])
})
