import type { Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { getEndpointsThatWrite, readOnlyGets } from './get-endpoints.ts'

/** One observed output: the request, and the response as text with a line per page. */
export interface ObservedOutput {
  source: string
  text: string
}

const maxPages = 1000

const readAllPages = async (testApp: TestApp, viewer: Person | undefined, url: string): Promise<ObservedOutput> => {
  const pages: string[] = []
  for (let address = url; pages.length < maxPages;) {
    const response = await testApp.app.inject({
      url: `/api${address}`,
      headers: viewer === undefined ? {} : { authorization: `Bearer ${viewer.token}` },
    })
    if (response.statusCode >= 500) throw new Error(`${address}: ${response.payload}`)
    pages.push(`${response.statusCode} ${response.payload}`)
    const cursor = /"next_cursor":"([^"]+)"/.exec(response.payload)?.[1]
    if (cursor === undefined) break
    address = `${url}${url.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`
  }
  return { source: url, text: pages.join('\n') }
}

/** Events and mails sent to a member since the app was opened, in order. */
const eventsAndMails = (testApp: TestApp, viewer: Person): ObservedOutput[] => [
  ...testApp.published
    .filter(({ to }) => to === 'everybody' || to.includes(viewer.id))
    .map(({ name, payload }, index) => ({ source: `event ${index + 1}`, text: `${name} ${JSON.stringify(payload)}` })),
  ...testApp.mails
    .filter(({ to }) => to.address === viewer.email)
    .map((mail, index) => ({ source: `mail ${index + 1}`, text: JSON.stringify(mail) })),
]

/**
 * Collects the responses a viewer gets to all listed requests about some members, except the paths in `without`, and all events and mails.
 */
export const observeAll = async (
  testApp: TestApp,
  viewer: Person | undefined,
  about: readonly string[],
  { changing = false, without = [] }: { changing?: boolean; without?: readonly string[] } = {},
): Promise<ObservedOutput[]> => {
  const urls = new Set(
    Object.entries(changing ? { ...readOnlyGets, ...getEndpointsThatWrite } : readOnlyGets).flatMap(([path, questions]) =>
      without.includes(path) ? [] : about.flatMap((id) => questions(id)),
    ),
  )
  const observed: ObservedOutput[] = []
  for (const url of urls) observed.push(await readAllPages(testApp, viewer, url))
  await testApp.runJobs()
  if (viewer !== undefined) observed.push(...eventsAndMails(testApp, viewer))
  return observed
}

/** A transaction reference is derived from the id of its subject. */
const reference = /\btxn-[\da-f]{16}\b/g
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/**
 * Makes the outputs of two runs comparable: random ids become numbers by first appearance; cursors that contain one, and signatures of
 * photo URLs, are removed. Fixed ids stay.
 */
export const normalizeOutputs = (told: readonly ObservedOutput[], cast: ReadonlySet<string>): ObservedOutput[] => {
  const numbers = new Map<string, number>()
  const name = (id: string) => {
    if (cast.has(id)) return id
    numbers.set(id, numbers.get(id) ?? numbers.size + 1)
    return `id ${numbers.get(id)}`
  }
  const cursor = (whole: string, value: string) =>
    Buffer.from(value, 'base64url').toString('latin1').match(uuid) === null ? whole : '"next_cursor":"…"'
  return told.map(({ source, text }) => ({
    source: source.replaceAll(uuid, name),
    text: text
      .replaceAll(/"next_cursor":"([^"]+)"/g, cursor)
      .replaceAll(/(\/photos\/[^"?]+)\?[^"]*/g, '$1')
      .replaceAll(reference, name)
      .replaceAll(uuid, name),
  }))
}
