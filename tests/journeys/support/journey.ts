import { type BrowserContext, expect, test as base } from '@playwright/test'

export * from '@playwright/test'

/** The settings of a context that a test opens itself, with the service worker that the configuration leaves out. */
export const withServiceWorker = <T extends object>(use: T) => ({ ...use, serviceWorkers: 'allow' as const })

/** Records forbidden behaviour on all pages of a context. */
const observe = (context: BrowserContext, origin: string, note: (trespass: string) => void): void => {
  const elsewhere = (url: string) => {
    const { protocol, host } = new URL(url)
    if (/^(http|ws)s?:$/.test(protocol) && host !== new URL(origin).host) note(`elsewhere: ${url}`)
  }
  context.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) note(`policy: ${message.text()}`)
  })
  context.on('request', (request) => elsewhere(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => elsewhere(socket.url())))
}

/** Checks in every journey, on every page: no violation of the content security policy, no request to another origin. */
export const test = base.extend<{ trespasses: string[] }>({
  trespasses: [
    async ({ browser, baseURL }, use) => {
      const found: string[] = []
      const watched = (context: BrowserContext) => observe(context, baseURL ?? '', (trespass) => void found.push(trespass))
      browser.on('context', watched)
      await use(found)
      browser.off('context', watched)
      expect(found, 'violations of the policy and requests to another origin').toEqual([])
    },
    { auto: true },
  ],
})
