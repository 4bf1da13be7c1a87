import type { Person } from '../support/people/people.ts'
import type { TestApp } from '../support/app/test-app.ts'
import { changes, reads } from './reads.ts'

/** One thing somebody was told: the question, and the answer as bytes, a line for each page. */
export interface Told {
  by: string
  text: string
}

const mostPages = 1000

const ask = async (testApp: TestApp, viewer: Person | undefined, url: string): Promise<Told> => {
  const pages: string[] = []
  for (let address = url; pages.length < mostPages;) {
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
  return { by: url, text: pages.join('\n') }
}

/** What was sent to a member without being asked, in order: events to sockets and mails, since the testApp was opened. */
const pushedTo = (testApp: TestApp, viewer: Person): Told[] => [
  ...testApp.published
    .filter(({ to }) => to === 'everybody' || to.includes(viewer.id))
    .map(({ name, payload }, index) => ({ by: `event ${index + 1}`, text: `${name} ${JSON.stringify(payload)}` })),
  ...testApp.mails
    .filter(({ to }) => to.address === viewer.email)
    .map((mail, index) => ({ by: `mail ${index + 1}`, text: JSON.stringify(mail) })),
]

/** Every answer a viewer gets to the questions of the table about some members, but for the paths `without`, and all that was sent to them. */
export const observe = async (
  testApp: TestApp,
  viewer: Person | undefined,
  about: readonly string[],
  { changing = false, without = [] }: { changing?: boolean; without?: readonly string[] } = {},
): Promise<Told[]> => {
  const urls = new Set(
    Object.entries(changing ? { ...reads, ...changes } : reads).flatMap(([path, questions]) =>
      without.includes(path) ? [] : about.flatMap((id) => questions(id)),
    ),
  )
  const told: Told[] = []
  for (const url of urls) told.push(await ask(testApp, viewer, url))
  await testApp.runJobs()
  if (viewer !== undefined) told.push(...pushedTo(testApp, viewer))
  return told
}

/** What a member quotes of a movement follows from the id of what was moved. */
const reference = /\btxn-[\da-f]{16}\b/g
const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g

/**
 * The same bytes for the same answer in two runs: ids the service drew get numbers by their first appearance, cursors that hold one and
 * the signatures of photo addresses go. Ids of the cast are fixed and stay.
 */
export const normalise = (told: readonly Told[], cast: ReadonlySet<string>): Told[] => {
  const numbers = new Map<string, number>()
  const name = (id: string) => {
    if (cast.has(id)) return id
    numbers.set(id, numbers.get(id) ?? numbers.size + 1)
    return `id ${numbers.get(id)}`
  }
  const cursor = (whole: string, value: string) =>
    Buffer.from(value, 'base64url').toString('latin1').match(uuid) === null ? whole : '"next_cursor":"…"'
  return told.map(({ by, text }) => ({
    by: by.replaceAll(uuid, name),
    text: text
      .replaceAll(/"next_cursor":"([^"]+)"/g, cursor)
      .replaceAll(/(\/photos\/[^"?]+)\?[^"]*/g, '$1')
      .replaceAll(reference, name)
      .replaceAll(uuid, name),
  }))
}
