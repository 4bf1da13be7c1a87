import type { Page } from './journey.ts'

/** What this browser keeps for reading without a connection, as text. */
export const readBrowserStore = (page: Page, store: 'conversations' | 'queries' = 'conversations'): Promise<string> =>
  page.evaluate<string>(`new Promise((done) => {
    const asked = indexedDB.open('ndloo')
    asked.onupgradeneeded = () => asked.transaction.abort()
    asked.onerror = () => done('nothing')
    asked.onsuccess = () => {
      const all = asked.result.transaction('${store}').objectStore('${store}').getAll()
      all.onsuccess = () => { asked.result.close(); done(JSON.stringify(all.result)) }
    }
  })`)
