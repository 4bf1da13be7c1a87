import { expect, type Page } from '@playwright/test'

export interface FaultWatch {
  /** Fails when the page broke the policy, logged an error, failed a request or called another origin. */
  clean(): void
}

/** Records everything a page must not do in normal use. */
export const watchForFaults = (page: Page, allowed: readonly RegExp[] = []): FaultWatch => {
  const faults: string[] = []
  const note = (fault: string) => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault)
  }
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|missing translation/i.test(message.text()))
      note(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => note(`error: ${error.message}`))
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(page.url() === 'about:blank' ? request.url() : page.url()).origin)
      note(`elsewhere: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  return { clean: () => expect(faults).toEqual([]) }
}
