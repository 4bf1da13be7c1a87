// Made by `npm run db:schema` from the migrations; never edited.
import type { ColumnType } from 'kysely'

/** Read as a string, written as either. */
type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>
type Timestamp = ColumnType<Date, Date, Date>
/** Read parsed, written as JSON text. */
type Json = ColumnType<unknown, string, string>
type Generated<T> = T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

interface Account {
  member_id: string | null
  currency: string
  id: Generated<BigInteger>
  path: string
  class: Generated<string>
  bounded: Generated<boolean>
  closed_at: Timestamp | null
}

interface AccountBalance {
  account_id: BigInteger
  posted: Generated<BigInteger>
  floor: Generated<BigInteger | null>
  version: Generated<BigInteger>
}

interface Asset {
  code: string
  scale: number
}

interface Block {
  from_id: string
  to_id: string
  at: Timestamp
}

interface Card {
  id: string
  tile: number | null
  country: number
  gender: number
  seek: number
  birth: string
  min_age: number
  max_age: number
  cell_lat: number | null
  cell_lng: number | null
  rank: number
}

interface Code {
  member_id: string
  purpose: string
  code_hash: Buffer
  attempts: Generated<number>
  sent_at: Timestamp
  expires_at: Timestamp
}

interface Conversation {
  id: string
  low_id: string
  high_id: string
  state: string
  requested_by: string | null
  last_seq: Generated<BigInteger>
  last_at: Timestamp
  created_at: Timestamp
}

interface Credential {
  member_id: string
  password_hash: string | null
  updated_at: Timestamp
}

interface CreditPrice {
  id: Generated<number>
  credits_per_usd: number
  cents_per_100_credits: number
  valid_from: Timestamp
}

interface DataExport {
  id: string
  member_id: string
  storage_key: string | null
  requested_at: Timestamp
  expires_at: Timestamp | null
}

interface Deletion {
  member_id: string
  status_before: string
  requested_at: Timestamp
  erase_at: Timestamp
}

interface EmailChange {
  member_id: string
  email: string
  asked_at: Timestamp
}

interface Entitlement {
  member_id: string
  plan_id: string
  period_start: Timestamp
  period_end: Timestamp
  messages_used: Generated<number>
  calls_used: Generated<number>
}

interface FailedAttempt {
  key: Buffer
  failed: number
  expires_at: Timestamp
}

interface IdempotentCall {
  member_id: string
  key: string
  request_hash: Buffer
  started_at: Timestamp
  status: number | null
  content_type: string | null
  answer: string | null
}

interface Installation {
  singleton: Generated<boolean>
  mode: string
  created_at: Generated<Timestamp>
  seeded_at: Timestamp | null
}

interface Job {
  id: Generated<BigInteger>
  kind: string
  payload: Json
  dedupe: string | null
  run_at: Timestamp
  attempts: Generated<number>
  max_attempts: Generated<number>
  locked_until: Timestamp | null
  last_error: string | null
  done_at: Timestamp | null
  created_at: Generated<Timestamp>
}

interface Journal {
  id: string
  kind: string
  key: string
  request_hash: Buffer
  at: Timestamp
  channel: string
  details: Json | null
  legs: number
  xact: Generated<string>
}

interface KnownDevice {
  member_id: string
  fingerprint: Buffer
  used_at: Timestamp
}

interface MatchFilter {
  member_id: string
  filter: Json
  resume: Json | null
  updated_at: Timestamp
}

interface Member {
  id: string
  status: string
  role: Generated<string>
  email: string
  phone: string
  phone_country: string
  firstname: string
  lastname: string
  gender: number
  birth: string
  birth_estimated: Generated<boolean>
  country: string
  city: string | null
  tile: number | null
  cell_lat: number | null
  cell_lng: number | null
  has_photo: Generated<boolean>
  bio: Generated<string>
  looking_for: Generated<string[]>
  interests: Generated<string[]>
  prompts: Generated<Json>
  seek: Generated<number>
  min_age: Generated<number>
  max_age: Generated<number>
  shows_lastname: Generated<boolean>
  shows_birth: Generated<boolean>
  shows_activity: Generated<boolean>
  locale: Generated<string>
  terms_version: string
  terms_accepted_at: Timestamp
  verified_at: Timestamp | null
  created_at: Timestamp
  notifications: Generated<boolean>
  requests_from: Generated<string>
  shows_reads: Generated<boolean>
}

interface Message {
  conversation_id: string
  seq: BigInteger
  id: string
  sender_id: string | null
  kind: string
  body: string
  created_at: Timestamp
}

interface Participant {
  conversation_id: string
  member_id: string
  peer_id: string
  last_at: Timestamp
  delivered_seq: Generated<BigInteger>
  read_seq: Generated<BigInteger>
  unread: Generated<number>
  first_sent_at: Timestamp | null
}

interface Photo {
  id: string
  member_id: string
  position: number
  storage_key: string
  width: number
  height: number
  blur: string
  hash: string
  review: string
  shown: boolean
  created_at: Timestamp
}

interface Place {
  member_id: string
  cell_row: number
  cell_col: number
  source: string
  changed_at: Timestamp
  changes_today: Generated<number>
  changes_day: string
}

interface Plan {
  id: string
  name: string
  price_cents: number
  period_days: number
  messages: number
  calls: number
  gift_conversion: number
  position: number
  active: Generated<boolean>
}

interface Posting {
  account_id: BigInteger
  journal_id: string
  amount: BigInteger
  balance_after: BigInteger | null
  account_version: BigInteger | null
}

interface Presence {
  member_id: string
  last_active: Timestamp
}

interface ProfileView {
  viewer_id: string
  seen_id: string
  at: Timestamp
}

interface Reaction {
  from_id: string
  to_id: string
  kind: number
  matched: Generated<boolean>
  at: Timestamp
}

interface Report {
  id: string
  reporter_id: string | null
  reported_id: string
  category: string | null
  content: string
  state: Generated<string>
  created_at: Timestamp
  closed_at: Timestamp | null
}

interface ReportEvidence {
  report_id: string
  profile: Json
  photos: Json
  messages: Json
  taken_at: Timestamp
}

interface SandboxMail {
  id: Generated<BigInteger>
  to_address: string
  subject: string
  text_body: string
  html_body: string
  sent_at: Timestamp
}

interface Session {
  id: string
  member_id: string
  token_hash: Buffer
  remember: boolean
  device: string
  created_at: Timestamp
  last_used_at: Timestamp
  expires_at: Timestamp
  country: string | null
}

export interface DB {
  account: Account
  account_balance: AccountBalance
  asset: Asset
  block: Block
  card: Card
  code: Code
  conversation: Conversation
  credential: Credential
  credit_price: CreditPrice
  data_export: DataExport
  deletion: Deletion
  email_change: EmailChange
  entitlement: Entitlement
  failed_attempt: FailedAttempt
  idempotent_call: IdempotentCall
  installation: Installation
  job: Job
  journal: Journal
  known_device: KnownDevice
  match_filter: MatchFilter
  member: Member
  message: Message
  participant: Participant
  photo: Photo
  place: Place
  plan: Plan
  posting: Posting
  presence: Presence
  profile_view: ProfileView
  reaction: Reaction
  report: Report
  report_evidence: ReportEvidence
  sandbox_mail: SandboxMail
  session: Session
}
