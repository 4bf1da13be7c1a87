// Every table with text: whose rows they are, and which columns others may see. The sweep fails for a table or column that is missing here.
import { sql } from 'kysely'
import type { Database } from '#platform/server/db/database.ts'

interface TextTable {
  /** Column with the owner of a row; absent for rows without an owner. */
  of?: string
  /** Columns that cannot hold a marker, with the reason. */
  fixed?: Record<string, string>
  /** For each JSON column with a fixed structure, a function that builds a value with the marker. */
  json?: Record<string, (marker: string) => unknown>
}

const enumeration = 'one of a list'
const immutable = 'a trigger lets nobody change it'
const reconciliationText = 'what a provider and our books say about a payment'
const sandboxOnly = 'plays the providers of the demo'

const textTables: Record<string, TextTable> = {
  access_token: { of: 'member_id', fixed: { kind: enumeration, scopes: enumeration } },
  account: { of: 'member_id', fixed: { currency: enumeration, path: immutable, class: enumeration } },
  address_mail: { fixed: { kind: enumeration } },
  applicant: { of: 'member_id', fixed: { cause: enumeration, state: enumeration, signals: 'codes and counts' } },
  appeal: { of: 'member_id', fixed: { state: enumeration } },
  asset: { fixed: { code: 'an ISO code' } },
  attachment: { of: 'sender_id', fixed: { kind: enumeration, key_name: 'names a key' } },
  audit_entry: { fixed: { action: immutable, subject_kind: immutable, subject_id: immutable, reason: immutable, details: immutable } },
  ban: { fixed: { key_name: 'names a key' } },
  ban_key: { fixed: { name: 'names a key' } },
  block: { of: 'from_id', fixed: { ended: 'codes and times of what undoing restores' } },
  boost: { of: 'member_id' },
  call: { fixed: { kind: enumeration, state: enumeration, reason: enumeration, counted: enumeration } },
  call_seat: { of: 'member_id', fixed: { connection: 'names a socket' } },
  code: { of: 'member_id', fixed: { purpose: enumeration } },
  conversation: { fixed: { state: enumeration } },
  credential: { of: 'member_id' },
  data_export: { of: 'member_id' },
  decision: { of: 'member_id', fixed: { kind: enumeration } },
  deletion: { of: 'member_id', fixed: { status_before: enumeration } },
  deposit: { of: 'member_id', fixed: { channel: enumeration, currency: enumeration, status: enumeration } },
  brand: {
    fixed: Object.fromEntries(
      ['name', 'colours', 'font', 'support_email', 'social_urls', 'logo'].map((column) => [column, 'set by the operator']),
    ),
  },
  deposit_channel: { fixed: { currency: enumeration, channel: enumeration } },
  money_proposal: { of: 'member_id', fixed: { kind: enumeration, state: enumeration } },
  email_change: { of: 'member_id' },
  email_undo: { of: 'member_id' },
  entitlement: { of: 'member_id', fixed: { plan_id: 'names a plan' } },
  exchange_rate: { fixed: { currency: immutable, source: immutable } },
  file_key: { fixed: { name: 'names a key' } },
  gift: { of: 'from_id', fixed: { status: enumeration } },
  gift_plan: { fixed: { names: 'the same for everybody', icon: 'the same for everybody', picture: 'the same for everybody' } },
  help_number: {
    fixed: { country: 'an ISO code', kind: enumeration, number: 'the same for everybody', source: 'the same for everybody' },
  },
  text_override: {
    fixed: { locale: 'a code of a language', key: 'names a text', text: 'the same for everybody' },
  },
  idempotent_call: { of: 'member_id' },
  imported_member: { of: 'member_id', fixed: { state: enumeration } },
  imported_photo: { of: 'member_id' },
  invitation: { of: 'member_id' },
  installation: { fixed: { mode: enumeration } },
  job: { fixed: { kind: 'names a handler' } },
  journal: { fixed: { kind: immutable, key: immutable, channel: immutable, details: immutable } },
  lease: { fixed: { name: 'names what is done for all processes' } },
  match_filter: { of: 'member_id' },
  meeting_question: { of: 'member_id', fixed: { state: enumeration } },
  member: {
    of: 'id',
    fixed: { status: enumeration, role: enumeration, country: 'an ISO code', requests_from: enumeration },
    json: { prompts: (marker) => [{ question: marker, answer: marker }] },
  },
  message: { of: 'sender_id', fixed: { kind: enumeration, attachment: enumeration } },
  message_reaction: { of: 'member_id', fixed: { emoji: enumeration } },
  message_version: {},
  newcomer_alert: { of: 'member_id', fixed: { time_zone: 'a name the server knows' } },
  notification: { of: 'member_id', fixed: { kind: enumeration, name: 'names a notice' } },
  notification_choice: { of: 'member_id', fixed: { kind: enumeration } },
  onboarding: { of: 'member_id', fixed: { state: enumeration, steps: 'words of a list' } },
  opener_offer: { of: 'member_id', fixed: { sentence: 'a key of a list' } },
  opener_sent: { of: 'member_id', fixed: { sentence: 'a key of a list' } },
  town_place: { fixed: { country: 'an ISO code', city: 'a city of the list, with many members' } },
  town_queue: { fixed: { queue: enumeration } },
  outcome_count: { fixed: { shown_order: enumeration, measure: enumeration } },
  passkey: { of: 'member_id', fixed: { transports: enumeration } },
  mail_domain: { fixed: { domain: 'set by the operator' } },
  passkey_challenge: { of: 'member_id', fixed: { purpose: enumeration } },
  photo: { of: 'member_id', fixed: { review: enumeration } },
  place: { of: 'member_id', fixed: { source: enumeration } },
  plan: { fixed: { id: 'the same for everybody', name: 'the same for everybody', names: 'the same for everybody' } },
  plan_period: { of: 'member_id', fixed: { plan_id: 'names a plan', intent: 'a number of ours' } },
  profile_answer: { of: 'member_id', json: { answers: (marker) => ({ motto000: marker }) } },
  profile_field: {
    fixed: Object.fromEntries(
      ['id', 'kind', 'labels', 'unit', 'visible_to', 'choices'].map((column) => [column, 'the same for everybody']),
    ),
  },
  provider_notice: { fixed: { channel: enumeration } },
  reconciliation: { fixed: { channel: enumeration, failure: reconciliationText } },
  reconciliation_difference: {
    fixed: { kind: enumeration, reference: reconciliationText, ours: reconciliationText, theirs: reconciliationText },
  },
  push_subscription: { of: 'member_id' },
  registration_rules: { fixed: { mode: enumeration, proof: enumeration } },
  registration: { of: 'member_id' },
  report: {
    of: 'reporter_id',
    fixed: {
      category: enumeration,
      state: enumeration,
      outcome: enumeration,
      signs: 'names of signs, numbers, and words of a fixed table',
    },
  },
  report_case: { of: 'member_id', fixed: { kind: enumeration, state: enumeration } },
  report_evidence: {},
  sandbox_mail: {
    fixed: Object.fromEntries(['to_address', 'subject', 'text_body', 'html_body'].map((column) => [column, 'the mailbox of the demo'])),
  },
  sandbox_sms: { fixed: { to_phone: 'the phones of the demo', text_body: 'the phones of the demo' } },
  sandbox_payment: { fixed: { id: sandboxOnly, provider: sandboxOnly, reference: sandboxOnly, content: sandboxOnly } },
  secret_use: { fixed: { mark: 'tells one secret of the service from others' } },
  session: { of: 'member_id' },
  known_contact: { of: 'member_id', fixed: { kind: enumeration } },
  known_contact_key: { fixed: { id: 'always the same', key_name: 'names a key' } },
  shared_date: { of: 'member_id', fixed: { zone: 'names a time zone', answer: enumeration, check_answer: enumeration } },
  sign_up_trace: { of: 'member_id', fixed: { signals: 'codes and counts' } },
  staff_identity: { of: 'member_id' },
  sms_count: { fixed: { scope: 'a country, or a keyed hash of a number' } },
  sql_function: { fixed: { name: 'an SQL function of the release', hash: 'tells its contents from others' } },
  sql_function_release: { fixed: { hash: 'tells the contents of a release from others' } },
  suspension: { of: 'member_id', fixed: { kind: enumeration, status_before: enumeration } },
  training_run: { fixed: { outcome: enumeration } },
  photo_check: { of: 'member_id', fixed: { state: enumeration, reason: enumeration, poses: enumeration } },
  photo_check_challenge: { of: 'member_id', fixed: { poses: enumeration } },
  photo_check_frames: { fixed: { storage_key: 'names a file', key_name: 'names a key', hashes: 'tells frames from others' } },
  used_proof: { fixed: { nonce: 'random' } },
  webhook_delivery: { of: 'member_id', fixed: { type: enumeration, state: enumeration } },
  webhook_endpoint: { fixed: { types: enumeration, stopped: enumeration } },
  vocabulary_entry: {
    fixed: Object.fromEntries(['list', 'id', 'names', 'subject'].map((column) => [column, 'the same for everybody'])),
  },
  voice_hello: { of: 'member_id', fixed: { review: enumeration, key_name: 'names a key', peaks: 'heights of sound' } },
}

/** Columns of a member that other members may see. */
const profile = [
  'member.firstname',
  'member.lastname',
  'member.city',
  'member.bio',
  'member.interests',
  'member.prompts',
  'member.languages',
  'photo.blur',
  'profile_answer.answers',
]
const nameAndPhoto = ['member.firstname', 'member.lastname', 'photo.blur']

/** Columns whose markers each viewer may see. */
export const visibleColumns = {
  'a visitor': [],
  'a guest': profile,
  'a stranger': profile,
  'somebody they like': profile,
  'their match': [...profile, 'message.body', 'attachment.blur', 'gift.note'],
  'somebody they block': [],
  'somebody who blocks them': nameAndPhoto,
} satisfies Record<string, readonly string[]>

export interface TextColumn {
  table: string
  column: string
  type: string
}

/** Reads all text, JSON and text array columns from the database catalogue. */
export const readTextColumns = async (db: Database): Promise<TextColumn[]> => {
  const { rows } = await sql<TextColumn>`
    select table_name as table, column_name as column, case data_type when 'ARRAY' then udt_name else data_type end as type
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely%' and not (select relispartition from pg_class where oid = to_regclass(table_name))
      and (data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'xml') or udt_name in ('citext', '_text', '_varchar', '_jsonb'))
    order by table_name, ordinal_position`.execute(db)
  return rows
}

/** Returns the tables that are missing in the list above, and the columns in it that do not exist. */
export const findUnlistedTables = (columns: readonly TextColumn[]): string[] => {
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  const stale = Object.entries(textTables).flatMap(([table, { fixed = {}, json = {} }]) =>
    [...Object.keys(fixed), ...Object.keys(json)].map((column) => `${table}.${column}`).filter((name) => !names.has(name)),
  )
  return [...new Set([...columns.filter(({ table }) => !(table in textTables)).map(({ table }) => table), ...stale])]
}

/** A marker long enough to be unique, whose first letter reveals nothing. */
export const markerFor = ({ table, column }: Pick<TextColumn, 'table' | 'column'>): string => `zq_${table}_${column}_qz`

/** Writes markers into every text column of a member's rows. Returns the columns without a row. */
export const writeMarkers = async (db: Database, memberId: string, columns: readonly TextColumn[]): Promise<string[]> => {
  const without: string[] = []
  for (const one of columns) {
    const { of, fixed = {}, json = {} } = textTables[one.table] ?? {}
    if (one.column in fixed) continue
    const marker = markerFor(one)
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
