import { networkInterfaces } from 'node:os'
import type { BrowserContext, Page } from '@playwright/test'

/** Records every signal that the pages of a context receive. */
export const recordSignals = (context: BrowserContext): string[] => {
  const receivedSignals: string[] = []
  context.on('page', (page) =>
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).startsWith('42["call:signal"')) receivedSignals.push(String(payload))
      }),
    ),
  )
  return receivedSignals
}

const ownAddresses = Object.values(networkInterfaces()).flatMap((all = []) =>
  all.filter(({ internal }) => !internal).map(({ address }) => address),
)

/** The received lines that contain an address other than the relay's. */
export const findRevealingLines = (receivedSignals: readonly string[]): string[] =>
  receivedSignals
    .flatMap((frame) => frame.split(/\\r\\n|"/))
    .filter(
      (line) =>
        /\.local\b/.test(line) ||
        ownAddresses.some((address) => line.includes(address)) ||
        (/^(?:a=)?candidate:./.test(line) && !/ typ relay raddr 0\.0\.0\.0 rport 0(?: |$)/.test(line)) ||
        / IN IP[46] (?!0\.0\.0\.0$)/.test(line),
    )

/** The kinds of local and remote addresses of a page's connections, such as `local relay`. */
export const readAddressKinds = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const found = new Set()
    for (const peer of peers)
      for (const entry of (await peer.getStats()).values())
        if (/-candidate$/.test(entry.type)) found.add(entry.type.split('-')[0] + ' ' + entry.candidateType)
    return [...found].sort()
  })()`)
