// Made by `npm run generate schema` from the migrations; never edited.
import type { ColumnType } from 'kysely'

/** Read as a string, written as either. */
export type BigInteger = ColumnType<string, string | number | bigint, string | number | bigint>
export type Timestamp = ColumnType<Date, Date, Date>
/** Read parsed, written as JSON text. */
export type Json = ColumnType<unknown, string, string>
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

export interface AccessTokensTables {
  access_token: {
    id: string
    member_id: string
    kind: string
    name: string
    scopes: string[]
    token_hash: Buffer
    beginning: string
    created_at: Timestamp
    expires_at: Timestamp
    last_used_on: string | null
  }
}

export interface AccountTables {
  data_export: {
    id: string
    member_id: string
    storage_key: string | null
    requested_at: Timestamp
    expires_at: Timestamp | null
  }
}

export interface AdminTables {
  money_proposal: {
    id: string
    kind: string
    deposit_id: string | null
    member_id: string | null
    amount_cents: BigInteger
    enabled: boolean | null
    limit_cents: BigInteger | null
    rule_version: number | null
    reason: string
    proposed_by: string | null
    proposed_at: Timestamp
    state: string
    decided_by: string | null
    decided_at: Timestamp | null
    answer: Generated<string>
  }
  money_rule: {
    id: Generated<number>
    enabled: Generated<boolean>
    limit_cents: Generated<BigInteger>
    version: Generated<number>
  }
  recovery_code: {
    member_id: string
    code_hash: Buffer
    used_at: Timestamp | null
  }
  second_factor: {
    member_id: string
    secret: Buffer
    last_step: Generated<BigInteger>
    confirmed_at: Timestamp | null
    created_at: Timestamp
  }
}

export interface AuditTables {
  audit_entry: {
    id: string
    admin_id: string | null
    action: string
    subject_kind: string
    subject_id: string | null
    reason: string
    details: Json | null
    at: Timestamp
  }
}

export interface AuthTables {
  address_mail: {
    key: Buffer
    kind: string
    known: boolean
    asked_at: Timestamp
  }
  ban: {
    key: Buffer
    decision_id: string
    at: Timestamp
    key_name: string | null
    earlier_decisions: Generated<string[]>
  }
  ban_key: {
    name: string
    sealed: Buffer
    created_at: Timestamp
  }
  code: {
    member_id: string
    purpose: string
    code_hash: Buffer
    attempts: Generated<number>
    sent_at: Timestamp
    expires_at: Timestamp
    key_hash: Buffer | null
  }
  credential: {
    member_id: string
    password_hash: string | null
    updated_at: Timestamp
  }
  email_change: {
    member_id: string
    email: string
    asked_at: Timestamp
  }
  email_undo: {
    id: string
    member_id: string
    email: string
    changed_at: Timestamp
  }
  failed_attempt: {
    key: Buffer
    failed: number
    expires_at: Timestamp
  }
  known_device: {
    member_id: string
    fingerprint: Buffer
    used_at: Timestamp
  }
  registration: {
    token_hash: Buffer
    member_id: string
    password_hash: string
    given: Json
    created_at: Timestamp
    invitation_id: string | null
  }
  session: {
    id: string
    member_id: string
    token_hash: Buffer
    remember: boolean
    device: string
    created_at: Timestamp
    last_used_at: Timestamp
    expires_at: Timestamp
    country: string | null
    second_factor_at: Timestamp | null
    fresh_at: Timestamp | null
    signed_on_at: Timestamp | null
  }
}

export interface BlocksTables {
  block: {
    from_id: string
    to_id: string
    at: Timestamp
    told: Generated<boolean>
    ended: Json | null
  }
}

export interface BoostsTables {
  attention: {
    member_id: string
    hour: number
    shown: number
    viewed: number
  }
  attention_start: {
    only_one: Generated<boolean>
    since: Timestamp
  }
  boost: {
    id: string
    member_id: string
    intent: string
    plan_id: string
    period_days: number
    price_cents: number
    run_started_at: Timestamp
    starts_at: Timestamp
    ends_at: Timestamp
    created_at: Timestamp
  }
  boost_plan: {
    id: string
    period_days: number
    price_cents: number
    position: number
    active: Generated<boolean>
  }
  cards_seen: {
    member_id: string
    day: string
    cards: number
  }
}

export interface BrandTables {
  brand: {
    single: Generated<boolean>
    name: string | null
    colours: Json | null
    font: Generated<string>
    support_email: string | null
    social_urls: Generated<Json>
    logo: string | null
    version: Generated<number>
  }
}

export interface CallsTables {
  call: {
    id: string
    caller_id: string
    callee_id: string
    kind: string
    state: Generated<string>
    reason: string | null
    unheard: Generated<boolean>
    pays_credits: Generated<boolean>
    counted: string | null
    started_at: Timestamp
    answered_at: Timestamp | null
    connected_at: Timestamp | null
    ended_at: Timestamp | null
  }
  call_seat: {
    member_id: string
    call_id: string
    device: string | null
    connection: string | null
    session_id: string | null
    seen_at: Timestamp
    away_at: Timestamp | null
  }
}

export interface ChatTables {
  attachment: {
    id: string
    conversation_id: string
    seq: BigInteger
    sender_id: string | null
    kind: string
    upload_id: string
    storage_key: string
    key_name: string
    sealed_key: Buffer
    bytes: number
    tenths: number | null
    peaks: string | null
    width: number | null
    height: number | null
    blur: string | null
    veiled: Generated<boolean>
    created_at: Timestamp
    released_at: Timestamp | null
  }
  attachment_hold: {
    attachment_id: string
    report_id: string
  }
  conversation: {
    id: string
    low_id: string
    high_id: string
    state: string
    requested_by: string | null
    last_seq: Generated<BigInteger>
    last_at: Timestamp
    created_at: Timestamp
    last_change: Generated<BigInteger>
    opened_at: Timestamp | null
  }
  message: {
    conversation_id: string
    seq: BigInteger
    id: string
    sender_id: string | null
    kind: string
    body: string
    created_at: Timestamp
    liked_photo_id: string | null
    liked_answer: Buffer | null
    reply_to_seq: BigInteger | null
    edited_at: Timestamp | null
    deleted_at: Timestamp | null
    change: Generated<BigInteger>
    attachment: string | null
  }
  message_reaction: {
    conversation_id: string
    seq: BigInteger
    member_id: string
    emoji: string
  }
  message_version: {
    conversation_id: string
    seq: BigInteger
    change: BigInteger
    body: string
    replaced_at: Timestamp
  }
  opener_offer: {
    member_id: string
    other_id: string
    sentence: string
    offered_on: string
  }
  opener_sent: {
    member_id: string
    sentence: string
  }
  participant: {
    conversation_id: string
    member_id: string
    peer_id: string
    last_at: Timestamp
    delivered_seq: Generated<BigInteger>
    read_seq: Generated<BigInteger>
    unread: Generated<number>
    first_sent_at: Timestamp | null
    noticed_seq: BigInteger | null
    closing_at: Timestamp | null
  }
  sender_limit: {
    member_id: string
    until: Timestamp
  }
}

export interface DepositsTables {
  deposit: {
    id: string
    member_id: string
    intent: string
    channel: string
    reference: string
    provider_id: string | null
    currency: string
    amount: BigInteger
    rate_id: BigInteger
    deposit_rate: string
    usd_cents: BigInteger
    expires_at: Timestamp
    checkout_url: string | null
    status: Generated<string>
    reason: string | null
    provider_status: string | null
    journal_id: string | null
    next_check_at: Timestamp | null
    checks: Generated<number>
    created_at: Timestamp
    settled_at: Timestamp | null
    credited_amount: BigInteger | null
    credited_cents: BigInteger | null
    owed_cents: Generated<BigInteger>
    doubt: Json | null
  }
  deposit_channel: {
    currency: string
    channel: string
    min_amount: BigInteger
    max_amount: BigInteger
    enabled: Generated<boolean>
  }
  exchange_rate: {
    id: Generated<BigInteger>
    currency: string
    mid: string
    spread_bps: number
    deposit_rate: string
    source: string
    valid_from: Timestamp
  }
  provider_notice: {
    id: Generated<BigInteger>
    channel: string
    dedupe: string
    event: string
    reference: string | null
    content: Json
    deliveries: Generated<number>
    received_at: Timestamp
  }
  reconciliation: {
    id: string
    channel: string
    from_at: Timestamp
    until_at: Timestamp
    at: Timestamp
    listed: number
    foreign_count: number
    failure: string | null
  }
  reconciliation_difference: {
    reconciliation_id: string
    reference: string
    kind: string
    ours: string | null
    theirs: string | null
  }
}

export interface GiftsTables {
  gift: {
    id: string
    plan_id: string
    from_id: string
    to_id: string
    price_cents: number
    note: string | null
    status: Generated<string>
    credits: BigInteger | null
    intent: string
    end_intent: string | null
    created_at: Timestamp
    expires_at: Timestamp
    ended_at: Timestamp | null
    conversion: number | null
  }
  gift_plan: {
    id: string
    names: Json
    icon: string
    price_cents: number
    position: number
    active: Generated<boolean>
    picture: string | null
  }
}

export interface ImportsTables {
  imported_member: {
    external_hash: Buffer
    member_id: string | null
    state: string
    key_hash: Buffer | null
    invite_at: Timestamp | null
    imported_at: Timestamp
    expires_at: Timestamp
  }
  imported_photo: {
    member_id: string
    position: number
    path: string
  }
}

export interface KnownContactsTables {
  known_contact: {
    member_id: string
    hash: Buffer
    kind: string
    owner_id: string | null
    added_at: Timestamp
  }
  known_contact_key: {
    id: string
    key_name: string
    sealed_key: Buffer
  }
}

export interface MatchesTables {
  daily_pick: {
    member_id: string
    day: string
    place: number
    other_id: string
    suggested: boolean
  }
  match_filter: {
    member_id: string
    filter: Json
    resume: Json | null
    updated_at: Timestamp
  }
  newcomer_alert: {
    member_id: string
    since: Timestamp
    time_zone: string | null
    counts_from: string
    due_at: Timestamp
    last_sent_at: Timestamp | null
  }
}

export interface MembersTables {
  active_day: {
    day: string
    slot: number
    members: number
  }
  card: {
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
  deletion: {
    member_id: string
    status_before: string
    requested_at: Timestamp
    erase_at: Timestamp
  }
  member: {
    id: string
    status: string
    role: Generated<string>
    email: string | null
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
    terms_accepted_at: Timestamp | null
    verified_at: Timestamp | null
    created_at: Timestamp
    notifications: Generated<boolean>
    requests_from: Generated<string>
    shows_reads: Generated<boolean>
    boosted_until: Timestamp | null
    sees_activity: Generated<boolean>
    activity_shown_at: Timestamp | null
    sees_reads: Generated<boolean>
    reads_shown_at: Timestamp | null
    languages: Generated<string[]>
    shows_sensitive: Generated<boolean>
    shuffle_salt: Generated<string | null>
    suggests: Generated<boolean>
    has_voice_hello: Generated<boolean>
    proven_phone: string | null
    photo_checked_at: Timestamp | null
    checked_photo_id: string | null
    private_mode: Generated<boolean>
    requests_checked: Generated<boolean>
    hides_from_known: Generated<boolean>
    blurs_photos: Generated<boolean>
  }
  presence: {
    member_id: string
    last_active: Timestamp
    counted_on: string | null
  }
  recent_match: {
    member_id: string
    other_id: string
    day: number
  }
  suspension: {
    member_id: string
    decision_id: string
    kind: string
    until: Timestamp | null
    reason: string
    status_before: string
    at: Timestamp
  }
  vocabulary_entry: {
    list: string
    id: string
    version: number
    names: Json | null
    subject: string | null
    sensitive: boolean
    added_at: Timestamp
    retired_at: Timestamp | null
  }
}

export interface ModerationTables {
  appeal: {
    decision_id: string
    member_id: string
    case_id: string
    content: string
    state: Generated<string>
    answer: Generated<string>
    created_at: Timestamp
    decided_at: Timestamp | null
    seen_at: Timestamp | null
  }
  decision: {
    id: string
    case_id: string | null
    member_id: string
    admin_id: string | null
    kind: string
    reason: string
    words: Generated<string>
    note: Generated<string>
    until: Timestamp | null
    photo_ids: Generated<string[]>
    created_at: Timestamp
    seen_at: Timestamp | null
    reversed_at: Timestamp | null
    voice_hello_id: string | null
    photo_check_id: string | null
  }
  report: {
    id: string
    reporter_id: string | null
    reported_id: string
    category: string | null
    content: string
    state: Generated<string>
    created_at: Timestamp
    closed_at: Timestamp | null
    case_id: string | null
    outcome: string | null
    may_hold: Generated<boolean>
    network: Buffer | null
    signs: Json | null
  }
  report_case: {
    id: string
    kind: string
    member_id: string
    state: Generated<string>
    owner_id: string | null
    version: Generated<number>
    score: number
    opened_at: Timestamp
    changed_at: Timestamp
    decided_at: Timestamp | null
  }
  report_evidence: {
    report_id: string
    profile: Json
    photos: Json
    messages: Json
    taken_at: Timestamp
  }
}

export interface NotificationsTables {
  notification: {
    id: string
    member_id: string
    name: string
    kind: string
    said: Json
    about_id: string | null
    path: string | null
    in_app: boolean
    created_at: Timestamp
    read_at: Timestamp | null
    mailed_at: Timestamp | null
  }
  notification_choice: {
    member_id: string
    kind: string
    in_app: boolean
    email: boolean
    push: boolean
  }
  notification_key: {
    member_id: string
    fingerprint: Buffer
  }
  push_delivery: {
    notification_id: string
    subscription_id: string
  }
  push_subscription: {
    id: string
    member_id: string
    session_id: string
    endpoint: string
    p256dh: string
    auth: string
    created_at: Timestamp
  }
}

export interface OnboardingTables {
  onboarding: {
    member_id: string
    state: string
    steps: Json
    updated_at: Timestamp
  }
}

export interface OutcomesTables {
  meeting_question: {
    member_id: string
    other_id: string
    times: number
    asked_on: string
    state: string
  }
  outcome_count: {
    day: string
    shown_order: string
    measure: string
    slot: number
    members: number
  }
  outcome_progress: {
    only_row: Generated<boolean>
    replies_until: Timestamp
    viewers_until: string | null
  }
}

export interface PasskeysTables {
  passkey: {
    id: string
    member_id: string
    credential_id: Buffer
    public_key: Buffer
    user_handle: Buffer
    counter: BigInteger
    transports: string[]
    name: string
    backed_up: boolean
    created_at: Timestamp
    last_used_at: Timestamp | null
  }
  passkey_challenge: {
    challenge: Buffer
    purpose: string
    member_id: string | null
    session_id: string | null
    user_handle: Buffer | null
    expires_at: Timestamp
  }
}

export interface PhoneLoginTables {
  phone_code: {
    key: Buffer
    code_hash: Buffer
    attempts: Generated<number>
    sent_at: Timestamp
    expires_at: Timestamp
  }
  sandbox_sms: {
    id: Generated<BigInteger>
    to_phone: string
    text_body: string
    sent_at: Timestamp
  }
  sms_count: {
    scope: string
    since: Timestamp
    sent: number
    last_at: Timestamp
  }
}

export interface PhotoCheckTables {
  photo_check: {
    id: string
    member_id: string
    poses: string[]
    times: number[]
    state: string
    reason: string | null
    photo_id: string | null
    created_at: Timestamp
    queued_at: Timestamp
    checked_at: Timestamp | null
    decided_at: Timestamp | null
  }
  photo_check_challenge: {
    member_id: string
    id: string
    poses: string[]
    created_at: Timestamp
    expires_at: Timestamp
  }
  photo_check_frames: {
    photo_check_id: string
    storage_key: string
    key_name: string
    sealed_key: Buffer
    hashes: string[]
    delete_after: Timestamp | null
  }
}

export interface PhotosTables {
  photo: {
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
    removed_at: Timestamp | null
  }
  refused_picture: {
    photo_id: string
    hash: string
    at: Timestamp
  }
}

export interface PlacesTables {
  place: {
    member_id: string
    cell_row: number
    cell_col: number
    source: string
    changed_at: Timestamp
    changes_today: Generated<number>
    changes_day: string
  }
}

export interface PlatformTables {
  file_key: {
    name: string
    sealed: Buffer
    created_at: Timestamp
  }
  installation: {
    singleton: Generated<boolean>
    mode: string
    created_at: Generated<Timestamp>
    seeded_at: Timestamp | null
    timeline: number | null
  }
  job: {
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
  lease: {
    name: string
    holder: string
    until: Timestamp
  }
  sandbox_mail: {
    id: Generated<BigInteger>
    to_address: string
    subject: string
    text_body: string
    html_body: string
    sent_at: Timestamp
  }
  secret_use: {
    mark: string
    used_at: Timestamp
  }
  sql_function: {
    name: string
    hash: string
    applied_at: Timestamp
  }
  sql_function_release: {
    hash: string
    applied_at: Timestamp
  }
}

export interface ProfileFieldsTables {
  profile_answer: {
    member_id: string
    answers: Json
  }
  profile_field: {
    id: string
    version: number
    position: number
    kind: string
    labels: Json
    unit: string
    least: number | null
    most: number | null
    required: boolean
    visible_to: string
    filterable: boolean
    choices: Json
    retired_at: Timestamp | null
  }
}

export interface ProfilesTables {
  profile_view: {
    viewer_id: string
    seen_id: string
    at: Timestamp
  }
}

export interface ReactionsTables {
  likes_seen: {
    member_id: string
    seen_at: Timestamp
  }
  reaction: {
    from_id: string
    to_id: string
    kind: number
    matched: Generated<boolean>
    at: Timestamp
  }
}

export interface RegistrationTables {
  applicant: {
    member_id: string
    hold_id: string
    cause: string
    signals: Generated<Json>
    state: Generated<string>
    created_at: Timestamp
    decided_at: Timestamp | null
    decided_by: string | null
  }
  invitation: {
    id: string
    code: string
    member_id: string | null
    created_at: Timestamp
    expires_at: Timestamp
    withdrawn_at: Timestamp | null
    used_at: Timestamp | null
    used_by: string | null
  }
  mail_domain: {
    domain: string
    held: boolean
  }
  registration_rules: {
    single: Generated<boolean>
    mode: Generated<string>
    member_codes: Generated<number>
    member_days: Generated<number>
    proof: Generated<string>
  }
  sign_up_rate: {
    slot: Timestamp
    count: number
  }
  sign_up_trace: {
    member_id: string
    network: Buffer
    number_block: Buffer
    signals: Generated<Json>
    at: Timestamp
  }
  used_proof: {
    nonce: string
    until: Timestamp
  }
}

export interface SandboxTables {
  sandbox_payment: {
    id: string
    provider: string
    reference: string
    content: Json
    created_at: Timestamp
  }
}

export interface SharedDatesTables {
  shared_date: {
    id: string
    member_id: string
    other_id: string | null
    token_hash: Buffer
    place: string
    words: string
    at: Timestamp
    zone: string
    check_at: Timestamp
    answer: string | null
    check_answer: string | null
    checked_at: Timestamp | null
    ends_at: Timestamp
    created_at: Timestamp
  }
}

export interface SiteTables {
  help_number: {
    id: string
    country: string
    kind: string
    number: string
    source: string
    dated: string
  }
  text_override: {
    locale: string
    key: string
    text: string
    revision: BigInteger
  }
}

export interface StaffSignOnTables {
  staff_identity: {
    issuer: string
    subject: string
    member_id: string
    created_at: Timestamp
    signed_on_at: Timestamp | null
  }
  staff_log_out: {
    token_hash: Buffer
    expires_at: Timestamp
  }
  staff_session: {
    session_id: string
    provider_session_hash: Buffer
    identity_hash: Buffer
    expires_at: Timestamp
  }
  staff_sign_on_try: {
    state_hash: Buffer
    secret_hash: Buffer
    again: boolean
    expires_at: Timestamp
  }
}

export interface SubscriptionsTables {
  entitlement: {
    member_id: string
    plan_id: string
    period_start: Timestamp
    period_end: Timestamp
    messages_used: Generated<number>
    calls_used: Generated<number>
    messages: number | null
    calls: number | null
    gift_conversion: number | null
    gift_gain_cents: Generated<BigInteger>
  }
  plan: {
    id: string
    name: string
    price_cents: number
    period_days: number
    messages: number
    calls: number
    gift_conversion: number
    position: number
    active: Generated<boolean>
    names: Generated<Json>
  }
  plan_period: {
    id: string
    member_id: string
    plan_id: string
    intent: string
    bought_at: Timestamp
    starts_at: Timestamp
    ends_at: Timestamp
    paid_cents: number
    messages: number
    calls: number
    gift_conversion: number
    left_at: Timestamp | null
    credited_cents: Generated<number>
  }
}

export interface SuggestionsTables {
  suggestion: {
    member_id: string
    others: string[]
    made_at: Timestamp
  }
  training_run: {
    id: string
    started_at: Timestamp
    ended_at: Timestamp | null
    outcome: string | null
    members: Generated<number>
    likes: Generated<number>
    suggested: Generated<number>
    peak_mb: Generated<number>
  }
}

export interface TownFiguresTables {
  town_area: {
    cell_row: number
    cell_col: number
    band: number
  }
  town_day: {
    day: string
    active: number | null
    sign_ups: number | null
    matches: number | null
    first_messages: number | null
    answered: number | null
    reports: number | null
    deposits_usd: number | null
    spent_usd: number | null
    spent_credits: number | null
  }
  town_place: {
    country: string
    city: string
    gender: number
    week: number | null
    month: number | null
  }
  town_progress: {
    id: Generated<number>
    places_on: string | null
    areas_on: string | null
  }
  town_queue: {
    queue: string
    oldest: Timestamp
  }
}

export interface UploadsTables {
  upload: {
    member_id: string
    id: string
    bytes: number
    received: Generated<number>
    created_at: Timestamp
  }
  upload_part: {
    member_id: string
    upload_id: string
    at: number
    content: Buffer
  }
}

export interface VoiceHelloTables {
  refused_recording: {
    voice_hello_id: string
    hash: Buffer
    at: Timestamp
  }
  voice_hello: {
    id: string
    member_id: string | null
    upload_id: string
    storage_key: string
    key_name: string
    sealed_key: Buffer
    tenths: number
    peaks: string
    hash: Buffer
    review: string
    shown: boolean
    created_at: Timestamp
    removed_at: Timestamp | null
    released_at: Timestamp | null
  }
  voice_hello_hold: {
    voice_hello_id: string
    report_id: string
  }
}

export interface WalletTables {
  account: {
    member_id: string | null
    currency: string
    id: Generated<BigInteger>
    path: string
    class: Generated<string>
    bounded: Generated<boolean>
    closed_at: Timestamp | null
  }
  account_balance: {
    account_id: BigInteger
    posted: Generated<BigInteger>
    floor: Generated<BigInteger | null>
    version: Generated<BigInteger>
  }
  asset: {
    code: string
    scale: number
  }
  credit_price: {
    id: Generated<number>
    credits_per_usd: number
    cents_per_100_credits: number
    valid_from: Timestamp
  }
  idempotent_call: {
    member_id: string
    key: string
    request_hash: Buffer
    started_at: Timestamp
    status: number | null
    content_type: string | null
    answer: string | null
    intent: string | null
  }
  journal: {
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
  posting: {
    account_id: BigInteger
    journal_id: string
    amount: BigInteger
    balance_after: BigInteger | null
    account_version: BigInteger | null
  }
}

export interface WebhooksTables {
  webhook_delivery: {
    id: string
    endpoint_id: string
    type: string
    member_id: string | null
    payload: string
    state: string
    attempts: Generated<number>
    next_at: Timestamp
    leased_until: Timestamp | null
    retry_until: Timestamp
    last_tried_at: Timestamp | null
    last_status: number | null
    last_answer: string | null
    created_at: Timestamp
  }
  webhook_endpoint: {
    id: string
    url: string
    description: string
    types: string[]
    enabled: boolean
    stopped: string | null
    failing_since: Timestamp | null
    created_at: Timestamp
  }
  webhook_secret: {
    id: string
    endpoint_id: string
    sealed: Buffer
    created_at: Timestamp
    ends_at: Timestamp | null
  }
}

export interface DB extends AccessTokensTables, AccountTables, AdminTables, AuditTables, AuthTables, BlocksTables, BoostsTables, BrandTables, CallsTables, ChatTables, DepositsTables, GiftsTables, ImportsTables, KnownContactsTables, MatchesTables, MembersTables, ModerationTables, NotificationsTables, OnboardingTables, OutcomesTables, PasskeysTables, PhoneLoginTables, PhotoCheckTables, PhotosTables, PlacesTables, PlatformTables, ProfileFieldsTables, ProfilesTables, ReactionsTables, RegistrationTables, SandboxTables, SharedDatesTables, SiteTables, StaffSignOnTables, SubscriptionsTables, SuggestionsTables, TownFiguresTables, UploadsTables, VoiceHelloTables, WalletTables, WebhooksTables {}
