// The parts of a browser that the chat client needs: storage that survives a reload, and pages that can be discarded.
import { createRequire } from 'node:module'
import { build } from 'esbuild'
import type * as socketClient from 'socket.io-client'
import { sendAttachment, syncOverSocket } from '#features/chat/contract.ts'
import type { PageSession, PageControl, PageObserver } from '../browser/page-api.ts'
import { folderAliases } from '../bundling/build-server.ts'
import { replaceModules } from '../bundling/replace-modules.ts'
import { type FaultName, replacementsFor } from './faults.ts'

const load = createRequire(import.meta.url)

/** The program of a page. Called once per page, so that pages share no state. */
export type PageBundle = (...world: unknown[]) => void
/** Modules that a run replaces, because it needs no database in the browser. */
const replacedParts = { 'platform/web/client/member-database.ts': 'tests/chaos/browser/member-database.ts' }
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
  'keptFiles',
]

/** Bundles the client for the browser, with the named fault if there is one. */
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
    // Shared by all pages, because it has no state.
    external: ['socket.io-client'],
    alias: folderAliases,
    supported: { 'dynamic-import': false },
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env': '{}', globalThis: 'world' },
    plugins: [replaceModules({ ...replacedParts, ...replacementsFor('page', fault) })],
    logLevel: 'warning',
  })
  const text = outputFiles[0]?.text ?? ''
  // oxlint-disable-next-line typescript/no-implied-eval -- runs the bundle above with the globals of a browser
  return new Function(...names, text) as PageBundle
}

/** End of the URL of a request that turns an upload into a message. */
const attachmentsPath = sendAttachment.path.slice(sendAttachment.path.lastIndexOf('/'))

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
  page: PageControl
  /** How often the pages of this device have asked the server for missed messages. */
  comparisons(): number
  /** Discards the page at once and opens a new one. */
  reload(): void
  close(): void
}

/** A page whose timers and calls end when it is closed, like those of a browser tab. The storage in `kept` outlives it. */
const openPage = (
  program: PageBundle,
  address: string,
  account: PageSession,
  kept: { items: KeptItems; files: Map<string, unknown> },
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
  // A closed page must not write.
  const storage = new Proxy(kept.items, {
    get: (target, key) =>
      !isOpen && typeof key === 'string' && ['setItem', 'removeItem', 'clear'].includes(key)
        ? () => {}
        : typeof Reflect.get(target, key) === 'function'
          ? (Reflect.get(target, key) as (...given: unknown[]) => unknown).bind(target)
          : Reflect.get(target, key),
  })
  const asBrowser = async (...given: Parameters<typeof fetch>): Promise<Response> => {
    const never = new Promise<Response>(() => {})
    const [address] = given
    if (typeof address === 'string' && address.endsWith(attachmentsPath)) witness.sendsFile()
    try {
      const response = await fetch(...given)
      return isOpen ? response : await never
    } catch (error) {
      if (!isOpen) return never
      throw error
    }
  }
  const io = (load('socket.io-client') as typeof socketClient).io
  const module: { exports: { startPage?: (account: PageSession, witness: PageObserver) => PageControl } } = { exports: {} }
  const nothing = () => {}
  const element = { addEventListener: nothing, removeEventListener: nothing }
  const own = {
    location: { origin: address, href: `${address}/` },
    document: { ...element, cookie: '', visibilityState: 'visible', documentElement: {}, querySelector: () => null },
    navigator: { languages: ['en'], onLine: true },
    fetch: asBrowser,
    setTimeout: (work: () => void, ms?: number, ...given: []) => setTimeout(whileOpen(work), ms, ...given),
    // Intervals run faster, so that a run does not wait half a minute for the periodic comparison.
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
    kept.files,
  )
  const page = module.exports.startPage?.(account, {
    acknowledged: whileOpen(witness.acknowledged),
    heard: whileOpen(witness.heard),
    changed: whileOpen(witness.changed),
    sendsFile: witness.sendsFile,
  })
  if (page === undefined) throw new Error('the page did not begin')
  const close = () => {
    isOpen = false
    for (const socket of sockets) socket.disconnect()
  }
  return { page, close }
}

/** Opens a member's browser at `address`. */
export const openDevice = (program: PageBundle, address: string, account: PageSession, witness: PageObserver, hurry: number): Device => {
  const kept = { items: new KeptItems(), files: new Map<string, unknown>() }
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
