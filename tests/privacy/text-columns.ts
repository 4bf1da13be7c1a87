// Every table with text: whose rows they are, and which columns others may see. The sweep fails for a table or column that is missing here.
import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

interface TextTable {
  /** Column with the owner of a row; absent for rows without an owner. */
  of?: string
  /** Columns that cannot hold a marker, with the reason. */
  fixed?: Record<string, string>
  /** JSON columns with a fixed structure, as a function of the marker. */
  json?: Record<string, (marker: string) => unknown>
}

const listed = 'one of a list'
const forever = 'a trigger lets nobody change it'
const books = 'what a provider and our books say about a payment'
const sandbox = 'plays the providers of the demo'

const textTables: Record<string, TextTable> = {
  account: { of: 'member_id', fixed: { currency: listed, path: forever, class: listed } },
  address_mail: { fixed: { kind: listed } },
  appeal: { of: 'member_id', fixed: { state: listed } },
  asset: { fixed: { code: 'an ISO code' } },
  audit_entry: { fixed: { action: forever, subject_kind: forever, subject_id: forever, reason: forever, details: forever } },
  ban: { fixed: { key_name: 'names a key' } },
  ban_key: { fixed: { name: 'names a key' } },
  boost: { of: 'member_id' },
  call: { fixed: { kind: listed, state: listed, reason: listed, counted: listed } },
  call_seat: { of: 'member_id', fixed: { connection: 'names a socket' } },
  code: { of: 'member_id', fixed: { purpose: listed } },
  conversation: { fixed: { state: listed } },
  credential: { of: 'member_id' },
  data_export: { of: 'member_id' },
  decision: { of: 'member_id', fixed: { kind: listed } },
  deletion: { of: 'member_id', fixed: { status_before: listed } },
  deposit: { of: 'member_id', fixed: { channel: listed, currency: listed, status: listed } },
  deposit_channel: { fixed: { currency: listed, channel: listed } },
  email_change: { of: 'member_id' },
  entitlement: { of: 'member_id', fixed: { plan_id: 'names a plan' } },
  exchange_rate: { fixed: { currency: forever, source: forever } },
  gift: { of: 'from_id', fixed: { status: listed } },
  gift_plan: { fixed: { names: 'the same for everybody', icon: 'the same for everybody' } },
  idempotent_call: { of: 'member_id' },
  installation: { fixed: { mode: listed } },
  job: { fixed: { kind: 'names a handler' } },
  journal: { fixed: { kind: forever, key: forever, channel: forever, details: forever } },
  lease: { fixed: { name: 'names what is done for all processes' } },
  match_filter: { of: 'member_id' },
  member: {
    of: 'id',
    fixed: { status: listed, role: listed, country: 'an ISO code', requests_from: listed },
    json: { prompts: (marker) => [{ question: marker, answer: marker }] },
  },
  message: { of: 'sender_id', fixed: { kind: listed } },
  notification: { of: 'member_id', fixed: { kind: listed, name: 'names a notice' } },
  notification_choice: { of: 'member_id', fixed: { kind: listed } },
  photo: { of: 'member_id', fixed: { review: listed } },
  place: { of: 'member_id', fixed: { source: listed } },
  plan: { fixed: { id: 'the same for everybody', name: 'the same for everybody', names: 'the same for everybody' } },
  plan_period: { of: 'member_id', fixed: { plan_id: 'names a plan', intent: 'a number of ours' } },
  provider_notice: { fixed: { channel: listed } },
  reconciliation: { fixed: { channel: listed, failure: books } },
  reconciliation_difference: { fixed: { kind: listed, reference: books, ours: books, theirs: books } },
  push_subscription: { of: 'member_id' },
  registration: { of: 'member_id' },
  report: { of: 'reporter_id', fixed: { category: listed, state: listed, outcome: listed } },
  report_case: { of: 'member_id', fixed: { kind: listed, state: listed } },
  report_evidence: {},
  sandbox_mail: {
    fixed: Object.fromEntries(['to_address', 'subject', 'text_body', 'html_body'].map((column) => [column, 'the mailbox of the demo'])),
  },
  sandbox_payment: { fixed: { id: sandbox, provider: sandbox, reference: sandbox, content: sandbox } },
  secret_use: { fixed: { mark: 'tells one secret of the service from others' } },
  session: { of: 'member_id' },
  suspension: { of: 'member_id', fixed: { kind: listed, status_before: listed } },
}

/** Columns of a member that other members may see. */
const profile = ['member.firstname', 'member.lastname', 'member.city', 'member.bio', 'member.interests', 'member.prompts', 'photo.blur']
const nameAndPhoto = ['member.firstname', 'member.lastname', 'photo.blur']

/** Columns whose markers each viewer may see. */
export const mayMeet = {
  'a visitor': [],
  'a guest': profile,
  'a stranger': profile,
  'somebody they like': profile,
  'their match': [...profile, 'message.body', 'gift.note'],
  'somebody they block': [],
  'somebody who blocks them': nameAndPhoto,
} satisfies Record<string, readonly string[]>

export interface TextColumn {
  table: string
  column: string
  type: string
}

/** Reads all text, JSON and text array columns from the database catalogue. */
export const textColumns = async (db: Database): Promise<TextColumn[]> => {
  const { rows } = await sql<TextColumn>`
    select table_name as table, column_name as column, case data_type when 'ARRAY' then udt_name else data_type end as type
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%'
      and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'xml') or udt_name in ('citext', '_text', '_varchar', '_jsonb'))
    order by table_name, ordinal_position`.execute(db)
  return rows
}

/** Unlisted tables, and listed columns that do not exist. */
export const outOfStep = (columns: readonly TextColumn[]): string[] => {
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const stale = Object.entries(textTables).flatMap(([table, { fixed = {}, json = {} }]) =>
    [...Object.keys(fixed), ...Object.keys(json)].map((column) => `${table}.${column}`).filter((name) => !names.has(name)),
  )
  return [...new Set([...columns.filter(({ table }) => !(table in textTables)).map(({ table }) => table), ...stale])]
}

/** A marker long enough to be unique, whose first letter reveals nothing. */
export const markerOf = ({ table, column }: Pick<TextColumn, 'table' | 'column'>): string => `zq_${table}_${column}_qz`

/** Writes markers into every text column of a member's rows. Returns the columns without a row. */
export const writeMarkers = async (db: Database, memberId: string, columns: readonly TextColumn[]): Promise<string[]> => {
  const without: string[] = []
  for (const one of columns) {
    const { of, fixed = {}, json = {} } = textTables[one.table] ?? {}
    if (one.column in fixed) continue
    const marker = markerOf(one)
    // Unique columns need a different text per row.
    const text = sql`${marker}::text || row_number`
    const value = one.type.startsWith('json')
      ? sql`${JSON.stringify(json[one.column]?.(marker) ?? { note: marker })}::jsonb`
      : one.type.startsWith('_')
        ? sql`array[${text}]`
        : text
    const rows = of === undefined ? sql`true` : sql`${sql.ref(of)} = ${memberId}`
    const { numAffectedRows } = await sql`
      with numbered as (select ctid as at, row_number() over () from ${sql.table(one.table)} where ${rows})
      update ${sql.table(one.table)} set ${sql.ref(one.column)} = ${value} from numbered where ctid = numbered.at`.execute(db)
    if (numAffectedRows === 0n) without.push(`${one.table}.${one.column}`)
  }
  return without
}
