// Faults that a run has to find. They live here alone: a copy of a module is changed while it is bundled, or the schema of the run's own database.
import { readFile } from 'node:fs/promises'
import type { Plugin } from 'esbuild'
import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

export const faults = [
  'no-unique-key',
  'ack-before-commit',
  'publish-before-commit',
  'resume-by-time',
  'no-heads',
  'new-id-per-attempt',
] as const
export type Fault = (typeof faults)[number]

export interface Change {
  file: RegExp
  /** Replaced text and its replacement. */
  texts: [old: string | RegExp, changed: string][]
}

const page: Partial<Record<Fault, Change>> = {
  // What is newer than the newest known is fetched, and what is missing before it is not.
  'resume-by-time': {
    file: /features\/chat\/web\/thread-queries\.ts$/,
    texts: [
      [
        /const page = async \(uid: string, query: ([^,]+), signal\?: AbortSignal\) =>\s+(\(await fetched[\s\S]*?\)\)\.data)\n/,
        `const page = async (uid: string, query: $1, signal?: AbortSignal) => {
  const answer = $2
  const thread = known(uid)?.thread
  const newest = [...(thread?.messages ?? []), ...(thread?.ahead ?? [])].map(({ created_at }) => created_at).sort().at(-1)
  if (query.before !== undefined || newest === undefined) return answer
  return { ...answer, messages: answer.messages.filter(({ created_at }) => created_at > newest) }
}
`,
      ],
    ],
  },
  'no-heads': {
    file: /features\/chat\/web\/live-chat\.ts$/,
    texts: [
      ['const { behind } = await request(', 'const { behind } = { behind: {} as Record<string, number> } ?? await request('],
      ['threads.refreshThreads()', ''],
      ['threads.refreshUnread(ownId())', ''],
    ],
  },
  'new-id-per-attempt': {
    file: /features\/chat\/web\/outbox\.ts$/,
    texts: [
      // The first try has the id it was written with, each after it another; what is stored in the end is what the screen shows.
      [
        'const message = await transmit(uid, pending)',
        'const message = await transmit(uid, attempt === 0 ? pending : { ...pending, id: newId() })',
      ],
      [
        'if (ownId() === owner) void settle(uid, message)',
        `if (ownId() === owner) {
        setPending(uid, pending.id, { state: 'sent' })
        setPending(uid, pending.id, { id: message.id })
        void settle(uid, message)
      }`,
      ],
      ['body: written }, { signal: patient() }', 'body: { ...written, id: newId() } }, { signal: patient() }'],
    ],
  },
}

const server: Partial<Record<Fault, Change>> = {
  // The answer, and the telling, leave a moment before the commit.
  'ack-before-commit': {
    file: /features\/chat\/server\/store-together\.ts$/,
    texts: [
      [
        'await storeMessages(db, batch)',
        `await new Promise<Awaited<ReturnType<typeof storeMessages>>>((resolve, reject) => {
          db.transaction().execute(async (tx) => {
            resolve(await storeMessages(tx, batch))
            await new Promise((later) => setTimeout(later, 100))
          }).catch(reject)
        })`,
      ],
    ],
  },
  'publish-before-commit': {
    file: /features\/chat\/server\/(send-message|store-together)\.ts$/,
    texts: [
      [
        'await storeMessages(db, batch)',
        `await db.transaction().execute(async (tx) => {
          const stored = await storeMessages(tx, batch)
          const { early } = globalThis as unknown as { early: (written: unknown, stored: unknown) => void }
          batch.forEach((written, index) => early(written, stored[index]))
          await new Promise((later) => setTimeout(later, 100))
          return stored
        })`,
      ],
      [
        '  const { stored, accepted } = await store(',
        `  Object.assign(globalThis, {
    early: (written: Written, { outcome, message }: Stored) => {
      if (outcome !== 'sent' || message === undefined) return
      realtime.publish([written.to], messageEvent, { uid: written.from, message: presentMessage(message) })
      realtime.publish([written.from], messageEvent, { uid: written.to, message: presentMessage(message) })
    },
  })
  const { stored, accepted } = await store(`,
      ],
    ],
  },
}

/** Changes a module while it is bundled. */
export const plant = ({ file, texts }: Change): Plugin => ({
  name: 'fault',
  setup: ({ onLoad, onEnd }) => {
    const planted = new Set<unknown>()
    onLoad({ filter: file }, async ({ path }) => {
      let contents = await readFile(path, 'utf8')
      for (const [old, changed] of texts) {
        const next = contents.replace(old, changed)
        if (next !== contents) planted.add(old)
        contents = next
      }
      return { contents, loader: 'ts' }
    })
    onEnd(() => {
      for (const [old] of texts) if (!planted.has(old)) throw new Error(`the fault could not be planted: ${String(old)}`)
    })
  },
})
const nothing: Plugin = { name: 'no fault', setup: () => {} }
const plantOne = (change: Change | undefined): Plugin => (change === undefined ? nothing : plant(change))

/** A plugin that plants what belongs into the page. */
export const plantInPage = (fault: Fault): Plugin => plantOne(page[fault])
/** A plugin that plants what belongs into the server. */
export const plantInServer = (fault: Fault): Plugin => plantOne(server[fault])

/** Plants what belongs into the schema of the run's own database: the same id is stored as often as it comes. */
export const plantInSchema = async (fault: Fault, db: Database): Promise<void> => {
  if (fault !== 'no-unique-key') return
  const { rows } = await sql<{ text: string }>`select pg_get_functiondef('send_message'::regproc) as text`.execute(db)
  const text = rows[0]?.text ?? ''
  const changed = text.replace('on conflict (sender_id, id) do nothing', '')
  if (changed === text) throw new Error('the fault could not be planted: send_message')
  await sql`drop index message_sender`.execute(db)
  await sql.raw(changed).execute(db)
}
