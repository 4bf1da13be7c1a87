// A browser as far as conversations need one: storage that outlives its pages, and pages that can be thrown away.
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import type * as socketClient from 'socket.io-client'
import { syncOverSocket } from '#features/chat/contract.ts'
import type { Account, Page, PageObserver } from '../browser/page-api.ts'
import { folderAliases } from '../bundling/build-server.ts'
import { replaceModules } from '../bundling/replace-modules.ts'
import { type FaultName, replacementsFor } from './faults.ts'

const load = createRequire(import.meta.url)

/** The program of a page; called anew for each, so that none shares anything with another but its words. */
export type PageBundle = (...world: unknown[]) => void
const names = [
  'module',
  'require',
  'world',
  'window',
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'navigator',
  'addEventListener',
  'removeEventListener',
  'fetch',
  'setTimeout',
  'setInterval',
  'console',
]

/** Bundles the client as the browser gets it, with a fault if one is named. */
export const bundlePage = async (fault?: FaultName): Promise<PageBundle> => {
  const { outputFiles } = await build({
    entryPoints: ['tests/chaos/browser/page.ts'],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    jsx: 'automatic',
    conditions: ['browser'],
    // One of them serves all pages: it keeps nothing of its own.
    external: ['socket.io-client'],
    alias: folderAliases,
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}', globalThis: 'world' },
    plugins: [replaceModules(replacementsFor('page', fault))],
    logLevel: 'warning',
  })
  const text = outputFiles[0]?.text ?? ''
  // oxlint-disable-next-line typescript/no-implied-eval -- what was bundled above, with the names a browser would give it
  return new Function(...names, text) as PageBundle
}

class KeptItems {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value)
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key)
  }
}

export interface Device {
  page: Page
  /** How often its pages have asked the server what they missed. */
  comparisons(): number
  /** Throws the page away in the middle of whatever it does and begins it anew. */
  reload(): void
  close(): void
}

/** A page whose timers, calls and storage end with it, as those of a closed tab do. */
const openPage = (
  program: PageBundle,
  address: string,
  account: Account,
  kept: KeptItems,
  witness: PageObserver,
  hurry: number,
  onComparison: () => void,
) => {
  let isOpen = true
  const sockets: { disconnect(): void; io?: { reconnection(on: boolean): void } }[] = []
  const whileOpen =
    <A extends unknown[]>(work: (...given: A) => void) =>
    (...given: A): void => {
      if (isOpen) work(...given)
    }
  // A closed page writes nothing any more.
  const storage = new Proxy(kept, {
    get: (target, key) =>
      !isOpen && typeof key === 'string' && ['setItem', 'removeItem', 'clear'].includes(key)
        ? () => {}
        : typeof Reflect.get(target, key) === 'function'
          ? (Reflect.get(target, key) as (...given: unknown[]) => unknown).bind(target)
          : Reflect.get(target, key),
  })
  const asBrowser = async (...given: Parameters<typeof fetch>): Promise<Response> => {
    const never = new Promise<Response>(() => {})
    try {
      const response = await fetch(...given)
      return isOpen ? response : await never
    } catch (error) {
      if (!isOpen) return never
      throw error
    }
  }
  const io = (load('socket.io-client') as typeof socketClient).io
  const module: { exports: { startPage?: (account: Account, witness: PageObserver) => Page } } = { exports: {} }
  const nothing = () => {}
  const element = { addEventListener: nothing, removeEventListener: nothing }
  const own = {
    location: { origin: address, href: `${address}/` },
    document: { ...element, cookie: '', visibilityState: 'visible', documentElement: {} },
    navigator: { languages: ['en'], onLine: true },
    fetch: asBrowser,
    // The same rhythm, faster: what is compared every half minute need not be waited for so long.
    setTimeout: (work: () => void, ms?: number, ...given: []) => setTimeout(whileOpen(work), ms, ...given),
    setInterval: (work: () => void, ms = 0) => setInterval(whileOpen(work), ms / hurry),
    console: { ...console, warn: nothing, error: nothing, log: nothing },
  }
  // Defined rather than assigned, because newer versions of Node have a `navigator` that cannot be assigned.
  const world: object = Object.defineProperties(Object.create(globalThis), Object.getOwnPropertyDescriptors({ ...own, ...element }))
  const require = (name: string): unknown => {
    if (name !== 'socket.io-client') return load(name)
    return {
      io: (...given: Parameters<typeof io>) => {
        const socket = io(given[0] as string, { ...given[1], forceNew: true })
        sockets.push(socket)
        socket.onAnyOutgoing((name) => name === syncOverSocket.name && onComparison())
        return socket
      },
    }
  }
  program(
    module,
    require,
    world,
    { ...element, location: own.location },
    own.document,
    own.location,
    storage,
    new KeptItems(),
    own.navigator,
    nothing,
    nothing,
    own.fetch,
    own.setTimeout,
    own.setInterval,
    own.console,
  )
  const page = module.exports.startPage?.(account, {
    acknowledged: whileOpen(witness.acknowledged),
    heard: whileOpen(witness.heard),
    changed: whileOpen(witness.changed),
  })
  if (page === undefined) throw new Error('the page did not begin')
  const close = () => {
    isOpen = false
    for (const socket of sockets) socket.disconnect()
  }
  return { page, close }
}

/** A member's browser at `address`. */
export const openDevice = (program: PageBundle, address: string, account: Account, witness: PageObserver, hurry: number): Device => {
  const kept = new KeptItems()
  let comparisons = 0
  const open = () => openPage(program, address, account, kept, witness, hurry, () => (comparisons += 1))
  let { page, close } = open()
  return {
    get page() {
      return page
    },
    comparisons: () => comparisons,
    reload: () => {
      close()
      ;({ page, close } = open())
    },
    close: () => close(),
  }
}
