import type { Page } from './journey.ts'

/** Resolves when a page has its live connection. Call it before the page is opened, because a page gets no earlier events. */
export const waitUntilConnected = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => (String(payload).startsWith('40') ? resolve() : undefined)),
    )
  })
