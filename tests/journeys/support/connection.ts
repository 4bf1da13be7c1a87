import type { Page } from './journey.ts'

/** Resolves when a page has its live connection; call it before the page is opened. Events from before are not sent to it. */
export const waitUntilConnected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => (String(payload).startsWith('40') ? resolve() : undefined)),
    )
  })
