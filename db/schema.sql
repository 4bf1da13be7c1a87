-- Made by `npm run generate schema` from the migrations and SQL functions; never edited.

table access_token
  id uuid not null
  member_id uuid not null
  kind text not null
  name text not null
  scopes text[] not null
  token_hash bytea not null
  beginning text not null
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  last_used_on date
  constraint access_token_kind_check CHECK ((kind = ANY (ARRAY['personal'::text, 'service'::text])))
  constraint access_token_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint access_token_pkey PRIMARY KEY (id)
  constraint access_token_token_hash_key UNIQUE (token_hash)

table account
  member_id uuid
  currency text not null
  id bigint not null identity
  path text not null
  class text not null default 'liability'::text
  bounded boolean not null default true
  closed_at timestamp with time zone
  constraint account_class_check CHECK ((class = ANY (ARRAY['asset'::text, 'liability'::text, 'equity'::text, 'revenue'::text, 'expense'::text, 'exchange'::text])))
  constraint account_currency_fkey FOREIGN KEY (currency) REFERENCES asset(code)
  constraint account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE RESTRICT
  constraint account_members_are_bounded CHECK (((member_id IS NULL) OR bounded))
  constraint account_path_check CHECK ((path ~ '^[a-z0-9_-]+(:[a-z0-9_-]+)*$'::text))
  constraint account_path_key UNIQUE (path)
  constraint account_pkey PRIMARY KEY (id)

table account_balance
  account_id bigint not null
  posted bigint not null default 0
  floor bigint default 0
  version bigint not null default 0
  constraint account_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
  constraint account_balance_pkey PRIMARY KEY (account_id)
  constraint insufficient_funds CHECK (((floor IS NULL) OR (posted >= floor)))

table active_day
  day date not null
  slot smallint not null
  members integer not null
  constraint active_day_members_check CHECK ((members > 0))
  constraint active_day_pkey PRIMARY KEY (day, slot)
  constraint active_day_slot_check CHECK (((slot >= 0) AND (slot <= 15)))

table address_mail
  key bytea not null
  kind text not null
  known boolean not null
  asked_at timestamp with time zone not null

table appeal
  decision_id uuid not null
  member_id uuid not null
  case_id uuid not null
  content text not null
  state text not null default 'open'::text
  answer text not null default ''::text
  created_at timestamp with time zone not null
  decided_at timestamp with time zone
  seen_at timestamp with time zone
  constraint appeal_case_id_fkey FOREIGN KEY (case_id) REFERENCES report_case(id) ON DELETE CASCADE
  constraint appeal_decision_id_fkey FOREIGN KEY (decision_id) REFERENCES decision(id) ON DELETE CASCADE
  constraint appeal_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint appeal_pkey PRIMARY KEY (decision_id)
  constraint appeal_state_check CHECK ((state = ANY (ARRAY['open'::text, 'upheld'::text, 'reversed'::text])))

table applicant
  member_id uuid not null
  hold_id uuid not null
  cause text not null
  signals jsonb not null default '[]'::jsonb
  state text not null default 'waiting'::text
  created_at timestamp with time zone not null
  decided_at timestamp with time zone
  decided_by uuid
  constraint applicant_cause_check CHECK ((cause = ANY (ARRAY['approval'::text, 'invitation'::text, 'closed'::text, 'risk'::text])))
  constraint applicant_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id) ON DELETE SET NULL
  constraint applicant_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint applicant_pkey PRIMARY KEY (member_id)
  constraint applicant_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'refused'::text])))

table asset
  code text not null
  scale smallint not null
  constraint asset_code_check CHECK ((code ~ '^[A-Z]{3,8}$'::text))
  constraint asset_pkey PRIMARY KEY (code)
  constraint asset_scale_check CHECK (((scale >= 0) AND (scale <= 8)))

table attachment
  id uuid not null
  conversation_id uuid not null
  seq bigint not null
  sender_id uuid
  kind text not null
  upload_id uuid not null
  storage_key text not null
  key_name text not null
  sealed_key bytea not null
  bytes integer not null
  tenths integer
  peaks text
  width integer
  height integer
  blur text
  veiled boolean not null default false
  created_at timestamp with time zone not null
  released_at timestamp with time zone
  constraint attachment_bytes_check CHECK ((bytes > 0))
  constraint attachment_conversation_id_seq_key UNIQUE (conversation_id, seq)
  constraint attachment_key_name_fkey FOREIGN KEY (key_name) REFERENCES file_key(name)
  constraint attachment_pkey PRIMARY KEY (id)
  constraint attachment_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES member(id)
  constraint attachment_storage_key_key UNIQUE (storage_key)

table attachment_hold
  attachment_id uuid not null
  report_id uuid not null
  constraint attachment_hold_attachment_id_fkey FOREIGN KEY (attachment_id) REFERENCES attachment(id)
  constraint attachment_hold_pkey PRIMARY KEY (attachment_id, report_id)
  constraint attachment_hold_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id) ON DELETE CASCADE

table attention
  member_id uuid not null
  hour integer not null
  shown integer not null
  viewed integer not null
  partition by RANGE (hour)
  constraint attention_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint attention_pkey PRIMARY KEY (member_id, hour)

table attention_start
  only_one boolean not null default true
  since timestamp with time zone not null
  constraint attention_start_only_one_check CHECK (only_one)
  constraint attention_start_pkey PRIMARY KEY (only_one)

table audit_entry
  id uuid not null
  admin_id uuid
  action text not null
  subject_kind text not null
  subject_id text
  reason text not null
  details jsonb
  at timestamp with time zone not null
  constraint audit_entry_action_check CHECK ((action ~ '^[a-z_]+(\.[a-z_]+)+$'::text))
  constraint audit_entry_pkey PRIMARY KEY (id)
  constraint audit_entry_subject_kind_check CHECK ((subject_kind ~ '^[a-z_]+$'::text))

table ban
  key bytea not null
  decision_id uuid not null
  at timestamp with time zone not null
  key_name text
  earlier_decisions uuid[] not null default '{}'::uuid[]
  constraint ban_key_name_fkey FOREIGN KEY (key_name) REFERENCES ban_key(name)
  constraint ban_pkey PRIMARY KEY (key)

table ban_key
  name text not null
  sealed bytea not null
  created_at timestamp with time zone not null
  constraint ban_key_pkey PRIMARY KEY (name)

table block
  from_id uuid not null
  to_id uuid not null
  at timestamp with time zone not null
  told boolean not null default false
  ended jsonb
  constraint block_check CHECK ((from_id <> to_id))
  constraint block_from_id_fkey FOREIGN KEY (from_id) REFERENCES member(id) ON DELETE CASCADE
  constraint block_pkey PRIMARY KEY (from_id, to_id)
  constraint block_to_id_fkey FOREIGN KEY (to_id) REFERENCES member(id) ON DELETE CASCADE

table boost
  id uuid not null
  member_id uuid not null
  intent text not null
  plan_id uuid not null
  period_days smallint not null
  price_cents integer not null
  run_started_at timestamp with time zone not null
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  created_at timestamp with time zone not null
  constraint boost_check CHECK (((run_started_at <= starts_at) AND (starts_at < ends_at)))
  constraint boost_intent_key UNIQUE (intent)
  constraint boost_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint boost_pkey PRIMARY KEY (id)
  constraint boost_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES boost_plan(id)

table boost_plan
  id uuid not null
  period_days smallint not null
  price_cents integer not null
  position smallint not null
  active boolean not null default true
  constraint boost_plan_period_days_check CHECK (((period_days >= 1) AND (period_days <= 365)))
  constraint boost_plan_pkey PRIMARY KEY (id)
  constraint boost_plan_price_cents_check CHECK ((price_cents > 0))

table brand
  single boolean not null default true
  name text
  colours jsonb
  font text not null default 'own'::text
  support_email text
  social_urls jsonb not null default '{}'::jsonb
  logo text
  version integer not null default 0
  constraint brand_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 30)))
  constraint brand_pkey PRIMARY KEY (single)
  constraint brand_single_check CHECK (single)

table call
  id uuid not null
  caller_id uuid not null
  callee_id uuid not null
  kind text not null
  state text not null default 'ringing'::text
  reason text
  unheard boolean not null default false
  pays_credits boolean not null default false
  counted text
  started_at timestamp with time zone not null
  answered_at timestamp with time zone
  connected_at timestamp with time zone
  ended_at timestamp with time zone
  constraint call_callee_id_fkey FOREIGN KEY (callee_id) REFERENCES member(id) ON DELETE RESTRICT
  constraint call_caller_id_fkey FOREIGN KEY (caller_id) REFERENCES member(id) ON DELETE RESTRICT
  constraint call_check CHECK ((caller_id <> callee_id))
  constraint call_check1 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL)))
  constraint call_check2 CHECK (((state = 'ended'::text) = (reason IS NOT NULL)))
  constraint call_check3 CHECK (((state <> 'answered'::text) OR (answered_at IS NOT NULL)))
  constraint call_check4 CHECK (((counted IS NULL) OR (answered_at IS NOT NULL)))
  constraint call_check5 CHECK (((connected_at IS NULL) OR (answered_at IS NOT NULL)))
  constraint call_counted_check CHECK ((counted = ANY (ARRAY['plan'::text, 'credits'::text])))
  constraint call_kind_check CHECK ((kind = ANY (ARRAY['voice'::text, 'video'::text])))
  constraint call_pkey PRIMARY KEY (id)
  constraint call_reason_check CHECK ((reason = ANY (ARRAY['declined'::text, 'busy'::text, 'cancelled'::text, 'missed'::text, 'ended'::text, 'failed'::text, 'lost'::text, 'closed'::text])))
  constraint call_state_check CHECK ((state = ANY (ARRAY['ringing'::text, 'answered'::text, 'ended'::text])))

table call_seat
  member_id uuid not null
  call_id uuid not null
  device uuid
  connection text
  session_id uuid
  seen_at timestamp with time zone not null
  away_at timestamp with time zone
  constraint call_seat_call_id_fkey FOREIGN KEY (call_id) REFERENCES call(id) ON DELETE CASCADE
  constraint call_seat_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE RESTRICT
  constraint call_seat_pkey PRIMARY KEY (member_id)

table card
  id uuid not null
  tile integer
  country smallint not null
  gender smallint not null
  seek smallint not null
  birth date not null
  min_age smallint not null
  max_age smallint not null
  cell_lat real
  cell_lng real
  rank integer not null
  constraint card_id_fkey FOREIGN KEY (id) REFERENCES member(id) ON DELETE CASCADE
  constraint card_pkey PRIMARY KEY (id)

table cards_seen
  member_id uuid not null
  day date not null
  cards integer not null
  partition by RANGE (day)
  constraint cards_seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint cards_seen_pkey PRIMARY KEY (member_id, day)

table code
  member_id uuid not null
  purpose text not null
  code_hash bytea not null
  attempts smallint not null default 0
  sent_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  key_hash bytea
  constraint code_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint code_pkey PRIMARY KEY (member_id, purpose)
  constraint code_purpose_check CHECK ((purpose = ANY (ARRAY['verify-email'::text, 'login'::text, 'reset-password'::text, 'change-email'::text])))

table conversation
  id uuid not null
  low_id uuid not null
  high_id uuid not null
  state text not null
  requested_by uuid
  last_seq bigint not null default 0
  last_at timestamp with time zone not null
  created_at timestamp with time zone not null
  last_change bigint not null default 0
  opened_at timestamp with time zone
  constraint conversation_check CHECK ((low_id < high_id))
  constraint conversation_high_id_fkey FOREIGN KEY (high_id) REFERENCES member(id) ON DELETE CASCADE
  constraint conversation_low_id_fkey FOREIGN KEY (low_id) REFERENCES member(id) ON DELETE CASCADE
  constraint conversation_low_id_high_id_key UNIQUE (low_id, high_id)
  constraint conversation_pkey PRIMARY KEY (id)
  constraint conversation_state_check CHECK ((state = ANY (ARRAY['request'::text, 'open'::text, 'declined'::text, 'closed'::text])))

table credential
  member_id uuid not null
  password_hash text
  updated_at timestamp with time zone not null
  constraint credential_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint credential_pkey PRIMARY KEY (member_id)

table credit_price
  id integer not null identity
  credits_per_usd integer not null
  cents_per_100_credits integer not null
  valid_from timestamp with time zone not null
  constraint credit_price_cents_per_100_credits_check CHECK ((cents_per_100_credits > 0))
  constraint credit_price_check CHECK ((((credits_per_usd)::bigint * cents_per_100_credits) <= 10000))
  constraint credit_price_credits_per_usd_check CHECK ((credits_per_usd > 0))
  constraint credit_price_pkey PRIMARY KEY (id)

table daily_pick
  member_id uuid not null
  day date not null
  place smallint not null
  other_id uuid not null
  suggested boolean not null
  partition by RANGE (day)
  constraint daily_pick_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint daily_pick_other_id_fkey FOREIGN KEY (other_id) REFERENCES member(id) ON DELETE CASCADE
  constraint daily_pick_pkey PRIMARY KEY (member_id, day, place)

table data_export
  id uuid not null
  member_id uuid not null
  storage_key text
  requested_at timestamp with time zone not null
  expires_at timestamp with time zone
  constraint data_export_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint data_export_member_id_key UNIQUE (member_id)
  constraint data_export_pkey PRIMARY KEY (id)

table decision
  id uuid not null
  case_id uuid
  member_id uuid not null
  admin_id uuid
  kind text not null
  reason text not null
  words text not null default ''::text
  note text not null default ''::text
  until timestamp with time zone
  photo_ids uuid[] not null default '{}'::uuid[]
  created_at timestamp with time zone not null
  seen_at timestamp with time zone
  reversed_at timestamp with time zone
  voice_hello_id uuid
  photo_check_id uuid
  constraint decision_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES member(id) ON DELETE SET NULL
  constraint decision_case_id_fkey FOREIGN KEY (case_id) REFERENCES report_case(id) ON DELETE SET NULL
  constraint decision_kind_check CHECK ((kind = ANY (ARRAY['dismiss'::text, 'warn'::text, 'remove_photo'::text, 'suspend'::text, 'ban'::text])))
  constraint decision_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint decision_pkey PRIMARY KEY (id)

table deletion
  member_id uuid not null
  status_before text not null
  requested_at timestamp with time zone not null
  erase_at timestamp with time zone not null
  constraint deletion_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint deletion_pkey PRIMARY KEY (member_id)
  constraint deletion_status_before_check CHECK ((status_before = ANY (ARRAY['active'::text, 'paused'::text])))

table deposit
  id uuid not null
  member_id uuid not null
  intent text not null
  channel text not null
  reference text not null
  provider_id text
  currency text not null
  amount bigint not null
  rate_id bigint not null
  deposit_rate numeric(20,8) not null
  usd_cents bigint not null
  expires_at timestamp with time zone not null
  checkout_url text
  status text not null default 'created'::text
  reason text
  provider_status text
  journal_id uuid
  next_check_at timestamp with time zone
  checks integer not null default 0
  created_at timestamp with time zone not null
  settled_at timestamp with time zone
  credited_amount bigint
  credited_cents bigint
  owed_cents bigint not null default 0
  doubt jsonb
  constraint deposit_amount_check CHECK ((amount > 0))
  constraint deposit_channel_provider_id_key UNIQUE (channel, provider_id)
  constraint deposit_check CHECK (((status <> ALL (ARRAY['settled'::text, 'reversed'::text])) OR (journal_id IS NOT NULL)))
  constraint deposit_credited_amount_check CHECK ((credited_amount > 0))
  constraint deposit_credited_cents_check CHECK ((credited_cents > 0))
  constraint deposit_currency_channel_fkey FOREIGN KEY (currency, channel) REFERENCES deposit_channel(currency, channel)
  constraint deposit_currency_fkey FOREIGN KEY (currency) REFERENCES asset(code)
  constraint deposit_intent_key UNIQUE (intent)
  constraint deposit_journal_id_key UNIQUE (journal_id)
  constraint deposit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
  constraint deposit_owed_cents_check CHECK ((owed_cents >= 0))
  constraint deposit_pkey PRIMARY KEY (id)
  constraint deposit_rate_id_fkey FOREIGN KEY (rate_id) REFERENCES exchange_rate(id)
  constraint deposit_reference_key UNIQUE (reference)
  constraint deposit_status_check CHECK ((status = ANY (ARRAY['created'::text, 'open'::text, 'settled'::text, 'failed'::text, 'review'::text, 'reversed'::text, 'refunded'::text])))
  constraint deposit_usd_cents_check CHECK ((usd_cents > 0))

table deposit_channel
  currency text not null
  channel text not null
  min_amount bigint not null
  max_amount bigint not null
  enabled boolean not null default true
  constraint deposit_channel_check CHECK ((max_amount >= min_amount))
  constraint deposit_channel_currency_fkey FOREIGN KEY (currency) REFERENCES asset(code)
  constraint deposit_channel_min_amount_check CHECK ((min_amount > 0))
  constraint deposit_channel_pkey PRIMARY KEY (currency, channel)

table email_change
  member_id uuid not null
  email text not null
  asked_at timestamp with time zone not null
  constraint email_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint email_change_pkey PRIMARY KEY (member_id)

table email_undo
  id uuid not null
  member_id uuid not null
  email text not null
  changed_at timestamp with time zone not null
  constraint email_undo_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint email_undo_pkey PRIMARY KEY (id)

table entitlement
  member_id uuid not null
  plan_id text not null
  period_start timestamp with time zone not null
  period_end timestamp with time zone not null
  messages_used integer not null default 0
  calls_used integer not null default 0
  messages integer
  calls integer
  gift_conversion smallint
  gift_gain_cents bigint not null default 0
  constraint entitlement_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint entitlement_pkey PRIMARY KEY (member_id)
  constraint entitlement_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)

table exchange_rate
  id bigint not null identity
  currency text not null
  mid numeric(20,8) not null
  spread_bps integer not null
  deposit_rate numeric(20,8) not null
  source text not null
  valid_from timestamp with time zone not null
  constraint exchange_rate_check CHECK ((deposit_rate >= mid))
  constraint exchange_rate_currency_fkey FOREIGN KEY (currency) REFERENCES asset(code)
  constraint exchange_rate_currency_valid_from_key UNIQUE (currency, valid_from)
  constraint exchange_rate_mid_check CHECK ((mid > (0)::numeric))
  constraint exchange_rate_pkey PRIMARY KEY (id)
  constraint exchange_rate_spread_bps_check CHECK (((spread_bps >= 0) AND (spread_bps <= 2000)))

table failed_attempt
  key bytea not null
  failed integer not null
  expires_at timestamp with time zone not null
  constraint failed_attempt_pkey PRIMARY KEY (key)

table file_key
  name text not null
  sealed bytea not null
  created_at timestamp with time zone not null
  constraint file_key_pkey PRIMARY KEY (name)

table gift
  id uuid not null
  plan_id uuid not null
  from_id uuid not null
  to_id uuid not null
  price_cents integer not null
  note text
  status text not null default 'open'::text
  credits bigint
  intent text not null
  end_intent text
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  ended_at timestamp with time zone
  conversion smallint
  constraint gift_check CHECK ((from_id <> to_id))
  constraint gift_check1 CHECK (((status = 'open'::text) = (ended_at IS NULL)))
  constraint gift_check2 CHECK (((status = 'redeemed'::text) = (credits IS NOT NULL)))
  constraint gift_conversion_check CHECK (((conversion >= 0) AND (conversion <= 100)))
  constraint gift_credits_check CHECK ((credits > 0))
  constraint gift_from_id_fkey FOREIGN KEY (from_id) REFERENCES member(id) ON DELETE RESTRICT
  constraint gift_pkey PRIMARY KEY (id)
  constraint gift_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES gift_plan(id)
  constraint gift_price_cents_check CHECK ((price_cents > 0))
  constraint gift_status_check CHECK ((status = ANY (ARRAY['open'::text, 'redeemed'::text, 'declined'::text, 'returned'::text])))
  constraint gift_to_id_fkey FOREIGN KEY (to_id) REFERENCES member(id) ON DELETE RESTRICT

table gift_plan
  id uuid not null
  names jsonb not null
  icon text not null
  price_cents integer not null
  position smallint not null
  active boolean not null default true
  picture text
  constraint gift_plan_names_check CHECK ((names ? 'en'::text))
  constraint gift_plan_pkey PRIMARY KEY (id)
  constraint gift_plan_price_cents_check CHECK ((price_cents > 0))

table help_number
  id uuid not null
  country text not null
  kind text not null
  number text not null
  source text not null
  dated date not null
  constraint help_number_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
  constraint help_number_country_kind_number_key UNIQUE (country, kind, number)
  constraint help_number_kind_check CHECK ((kind = ANY (ARRAY['emergency'::text, 'police'::text, 'violence'::text])))
  constraint help_number_pkey PRIMARY KEY (id)

table idempotent_call
  member_id uuid not null
  key text not null
  request_hash bytea not null
  started_at timestamp with time zone not null
  status smallint
  content_type text
  answer text
  intent text
  constraint idempotent_call_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255)))
  constraint idempotent_call_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint idempotent_call_pkey PRIMARY KEY (member_id, key)

table imported_member
  external_hash bytea not null
  member_id uuid
  state text not null
  key_hash bytea
  invite_at timestamp with time zone
  imported_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  constraint imported_member_key_hash_key UNIQUE (key_hash)
  constraint imported_member_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE SET NULL
  constraint imported_member_member_id_key UNIQUE (member_id)
  constraint imported_member_pkey PRIMARY KEY (external_hash)
  constraint imported_member_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'confirmed'::text, 'replaced'::text, 'removed'::text])))

table imported_photo
  member_id uuid not null
  position smallint not null
  path text not null
  constraint imported_photo_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint imported_photo_pkey PRIMARY KEY (member_id, "position")

table installation
  singleton boolean not null default true
  mode text not null
  created_at timestamp with time zone not null default now()
  seeded_at timestamp with time zone
  timeline integer
  constraint installation_mode_check CHECK ((mode = ANY (ARRAY['demo'::text, 'real'::text])))
  constraint installation_pkey PRIMARY KEY (singleton)
  constraint installation_singleton_check CHECK (singleton)

table invitation
  id uuid not null
  code text not null
  member_id uuid
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  withdrawn_at timestamp with time zone
  used_at timestamp with time zone
  used_by uuid
  constraint invitation_code_key UNIQUE (code)
  constraint invitation_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint invitation_pkey PRIMARY KEY (id)
  constraint invitation_used_by_fkey FOREIGN KEY (used_by) REFERENCES member(id) ON DELETE SET NULL

table job
  id bigint not null identity
  kind text not null
  payload jsonb not null
  dedupe text
  run_at timestamp with time zone not null
  attempts integer not null default 0
  max_attempts integer not null default 8
  locked_until timestamp with time zone
  last_error text
  done_at timestamp with time zone
  created_at timestamp with time zone not null default now()
  constraint job_dedupe_key UNIQUE (dedupe)
  constraint job_pkey PRIMARY KEY (id)

table journal
  id uuid not null
  kind text not null
  key text not null
  request_hash bytea not null
  at timestamp with time zone not null
  channel text not null
  details jsonb
  legs smallint not null
  xact xid8 not null default pg_current_xact_id()
  constraint journal_key_check CHECK (((length(key) >= 3) AND (length(key) <= 200)))
  constraint journal_key_key UNIQUE (key)
  constraint journal_legs_check CHECK ((legs >= 2))
  constraint journal_pkey PRIMARY KEY (id)

table known_contact
  member_id uuid not null
  hash bytea not null
  kind text not null
  owner_id uuid
  added_at timestamp with time zone not null
  constraint known_contact_kind_check CHECK ((kind = ANY (ARRAY['number'::text, 'address'::text])))
  constraint known_contact_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint known_contact_pkey PRIMARY KEY (member_id, hash)

table known_contact_key
  id text not null
  key_name text not null
  sealed_key bytea not null
  constraint known_contact_key_id_check CHECK ((id = 'own'::text))
  constraint known_contact_key_key_name_fkey FOREIGN KEY (key_name) REFERENCES file_key(name)
  constraint known_contact_key_pkey PRIMARY KEY (id)

table known_device
  member_id uuid not null
  fingerprint bytea not null
  used_at timestamp with time zone not null
  constraint known_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint known_device_pkey PRIMARY KEY (member_id, fingerprint)

table lease
  name text not null
  holder uuid not null
  until timestamp with time zone not null
  constraint lease_pkey PRIMARY KEY (name)

table likes_seen
  member_id uuid not null
  seen_at timestamp with time zone not null
  constraint likes_seen_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint likes_seen_pkey PRIMARY KEY (member_id)

table mail_domain
  domain text not null
  held boolean not null
  constraint mail_domain_pkey PRIMARY KEY (domain)

table match_filter
  member_id uuid not null
  filter jsonb not null
  resume jsonb
  updated_at timestamp with time zone not null
  constraint match_filter_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint match_filter_pkey PRIMARY KEY (member_id)

table meeting_question
  member_id uuid not null
  other_id uuid not null
  times smallint not null
  asked_on date not null
  state text not null
  constraint meeting_question_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint meeting_question_other_id_fkey FOREIGN KEY (other_id) REFERENCES member(id) ON DELETE CASCADE
  constraint meeting_question_pkey PRIMARY KEY (member_id, other_id)
  constraint meeting_question_state_check CHECK ((state = ANY (ARRAY['open'::text, 'later'::text, 'done'::text])))

table member
  id uuid not null
  status text not null
  role text not null default 'user'::text
  email text
  phone text not null
  phone_country text not null
  firstname text not null
  lastname text not null
  gender smallint not null
  birth date not null
  birth_estimated boolean not null default true
  country text not null
  city text
  tile integer
  cell_lat real
  cell_lng real
  has_photo boolean not null default false
  bio text not null default ''::text
  looking_for text[] not null default '{}'::text[]
  interests text[] not null default '{}'::text[]
  prompts jsonb not null default '[]'::jsonb
  seek smallint not null default 7
  min_age smallint not null default 19
  max_age smallint not null default 120
  shows_lastname boolean not null default true
  shows_birth boolean not null default true
  shows_activity boolean not null default true
  locale text not null default 'en'::text
  terms_version text not null
  terms_accepted_at timestamp with time zone
  verified_at timestamp with time zone
  created_at timestamp with time zone not null
  notifications boolean not null default true
  requests_from text not null default 'everyone'::text
  shows_reads boolean not null default true
  boosted_until timestamp with time zone
  sees_activity boolean not null default true
  activity_shown_at timestamp with time zone
  sees_reads boolean not null default true
  reads_shown_at timestamp with time zone
  languages text[] not null default '{}'::text[]
  shows_sensitive boolean not null default false
  shuffle_salt uuid default gen_random_uuid()
  suggests boolean not null default true
  has_voice_hello boolean not null default false
  proven_phone text
  photo_checked_at timestamp with time zone
  checked_photo_id uuid
  private_mode boolean not null default false
  requests_checked boolean not null default false
  hides_from_known boolean not null default false
  blurs_photos boolean not null default false
  constraint member_check CHECK ((min_age <= max_age))
  constraint member_gender_check CHECK ((((gender >= 0) AND (gender <= 13)) AND (gender <> ALL (ARRAY[3, 8]))))
  constraint member_pkey PRIMARY KEY (id)
  constraint member_requests_from_check CHECK ((requests_from = ANY (ARRAY['everyone'::text, 'photo'::text, 'nobody'::text])))
  constraint member_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'moderator'::text, 'support'::text, 'finance'::text, 'analyst'::text, 'user'::text, 'guest'::text])))
  constraint member_seek_check CHECK (((((seek >= 1) AND (seek <= 16383)) OR (seek = 16391)) AND (((seek)::integer & 264) = 0)))
  constraint member_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'paused'::text, 'held'::text, 'suspended'::text, 'deleted'::text])))

table message
  conversation_id uuid not null
  seq bigint not null
  id uuid not null
  sender_id uuid
  kind text not null
  body text not null
  created_at timestamp with time zone not null
  liked_photo_id uuid
  liked_answer bytea
  reply_to_seq bigint
  edited_at timestamp with time zone
  deleted_at timestamp with time zone
  change bigint not null default 0
  attachment text
  constraint message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE
  constraint message_pkey PRIMARY KEY (conversation_id, seq)

table message_reaction
  conversation_id uuid not null
  seq bigint not null
  member_id uuid not null
  emoji text not null
  constraint message_reaction_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE
  constraint message_reaction_emoji_check CHECK ((emoji = ANY (ARRAY['❤️'::text, '😂'::text, '😮'::text, '😢'::text, '👍'::text, '🙏'::text])))
  constraint message_reaction_pkey PRIMARY KEY (conversation_id, seq, member_id)

table message_version
  conversation_id uuid not null
  seq bigint not null
  change bigint not null
  body text not null
  replaced_at timestamp with time zone not null
  constraint message_version_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE
  constraint message_version_pkey PRIMARY KEY (conversation_id, seq, change)

table money_proposal
  id uuid not null
  kind text not null
  deposit_id uuid
  member_id uuid
  amount_cents bigint not null
  enabled boolean
  limit_cents bigint
  rule_version integer
  reason text not null
  proposed_by uuid
  proposed_at timestamp with time zone not null
  state text not null
  decided_by uuid
  decided_at timestamp with time zone
  answer text not null default ''::text
  constraint money_proposal_kind_check CHECK ((kind = ANY (ARRAY['credit'::text, 'refunded'::text, 'rule'::text])))
  constraint money_proposal_pkey PRIMARY KEY (id)
  constraint money_proposal_state_check CHECK ((state = ANY (ARRAY['alone'::text, 'open'::text, 'confirmed'::text, 'refused'::text, 'expired'::text])))

table money_rule
  id smallint not null default 1
  enabled boolean not null default false
  limit_cents bigint not null default 10000
  version integer not null default 1
  constraint money_rule_id_check CHECK ((id = 1))
  constraint money_rule_limit_cents_check CHECK ((limit_cents >= 0))
  constraint money_rule_pkey PRIMARY KEY (id)

table newcomer_alert
  member_id uuid not null
  since timestamp with time zone not null
  time_zone text
  counts_from date not null
  due_at timestamp with time zone not null
  last_sent_at timestamp with time zone
  constraint newcomer_alert_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint newcomer_alert_pkey PRIMARY KEY (member_id)

table notification
  id uuid not null
  member_id uuid not null
  name text not null
  kind text not null
  said jsonb not null
  about_id uuid
  path text
  in_app boolean not null
  created_at timestamp with time zone not null
  read_at timestamp with time zone
  mailed_at timestamp with time zone
  constraint notification_about_id_fkey FOREIGN KEY (about_id) REFERENCES member(id) ON DELETE CASCADE
  constraint notification_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint notification_pkey PRIMARY KEY (id)

table notification_choice
  member_id uuid not null
  kind text not null
  in_app boolean not null
  email boolean not null
  push boolean not null
  constraint notification_choice_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint notification_choice_pkey PRIMARY KEY (member_id, kind)

table notification_key
  member_id uuid not null
  fingerprint bytea not null
  constraint notification_key_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint notification_key_pkey PRIMARY KEY (member_id, fingerprint)

table onboarding
  member_id uuid not null
  state text not null
  steps jsonb not null
  updated_at timestamp with time zone not null
  constraint onboarding_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint onboarding_pkey PRIMARY KEY (member_id)

table opener_offer
  member_id uuid not null
  other_id uuid not null
  sentence text not null
  offered_on date not null
  constraint opener_offer_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint opener_offer_other_id_fkey FOREIGN KEY (other_id) REFERENCES member(id) ON DELETE CASCADE
  constraint opener_offer_pkey PRIMARY KEY (member_id, other_id, sentence)

table opener_sent
  member_id uuid not null
  sentence text not null
  constraint opener_sent_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint opener_sent_pkey PRIMARY KEY (member_id, sentence)

table outcome_count
  day date not null
  shown_order text not null
  measure text not null
  slot smallint not null
  members integer not null
  constraint outcome_count_pkey PRIMARY KEY (day, shown_order, measure, slot)

table outcome_progress
  only_row boolean not null default true
  replies_until timestamp with time zone not null
  viewers_until date
  constraint outcome_progress_only_row_check CHECK (only_row)
  constraint outcome_progress_pkey PRIMARY KEY (only_row)

table participant
  conversation_id uuid not null
  member_id uuid not null
  peer_id uuid not null
  last_at timestamp with time zone not null
  delivered_seq bigint not null default 0
  read_seq bigint not null default 0
  unread integer not null default 0
  first_sent_at timestamp with time zone
  noticed_seq bigint
  closing_at timestamp with time zone
  constraint participant_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE
  constraint participant_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint participant_pkey PRIMARY KEY (conversation_id, member_id)
  constraint participant_unread_check CHECK ((unread >= 0))

table passkey
  id uuid not null
  member_id uuid not null
  credential_id bytea not null
  public_key bytea not null
  user_handle bytea not null
  counter bigint not null
  transports text[] not null
  name text not null
  backed_up boolean not null
  created_at timestamp with time zone not null
  last_used_at timestamp with time zone
  constraint passkey_counter_check CHECK ((counter >= 0))
  constraint passkey_credential_id_key UNIQUE (credential_id)
  constraint passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint passkey_pkey PRIMARY KEY (id)

table passkey_challenge
  challenge bytea not null
  purpose text not null
  member_id uuid
  session_id uuid
  user_handle bytea
  expires_at timestamp with time zone not null
  constraint passkey_challenge_check CHECK (((purpose = 'add'::text) = ((member_id IS NOT NULL) AND (session_id IS NOT NULL) AND (user_handle IS NOT NULL))))
  constraint passkey_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint passkey_challenge_pkey PRIMARY KEY (challenge)
  constraint passkey_challenge_purpose_check CHECK ((purpose = ANY (ARRAY['add'::text, 'log-in'::text])))

table phone_code
  key bytea not null
  code_hash bytea not null
  attempts smallint not null default 0
  sent_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  constraint phone_code_pkey PRIMARY KEY (key)

table photo
  id uuid not null
  member_id uuid not null
  position integer not null
  storage_key text not null
  width integer not null
  height integer not null
  blur text not null
  hash text not null
  review text not null
  shown boolean not null
  created_at timestamp with time zone not null
  removed_at timestamp with time zone
  constraint photo_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint photo_pkey PRIMARY KEY (id)
  constraint photo_review_check CHECK ((review = ANY (ARRAY['waiting'::text, 'approved'::text, 'removed'::text])))
  constraint photo_storage_key_key UNIQUE (storage_key)

table photo_check
  id uuid not null
  member_id uuid not null
  poses text[] not null
  times integer[] not null
  state text not null
  reason text
  photo_id uuid
  created_at timestamp with time zone not null
  queued_at timestamp with time zone not null
  checked_at timestamp with time zone
  decided_at timestamp with time zone
  constraint photo_check_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint photo_check_pkey PRIMARY KEY (id)
  constraint photo_check_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'checked'::text, 'stale'::text, 'refused'::text, 'ended'::text])))

table photo_check_challenge
  member_id uuid not null
  id uuid not null
  poses text[] not null
  created_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  constraint photo_check_challenge_id_key UNIQUE (id)
  constraint photo_check_challenge_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint photo_check_challenge_pkey PRIMARY KEY (member_id)

table photo_check_frames
  photo_check_id uuid not null
  storage_key text not null
  key_name text not null
  sealed_key bytea not null
  hashes text[] not null
  delete_after timestamp with time zone
  constraint photo_check_frames_key_name_fkey FOREIGN KEY (key_name) REFERENCES file_key(name)
  constraint photo_check_frames_photo_check_id_fkey FOREIGN KEY (photo_check_id) REFERENCES photo_check(id) ON DELETE CASCADE
  constraint photo_check_frames_pkey PRIMARY KEY (photo_check_id)
  constraint photo_check_frames_storage_key_key UNIQUE (storage_key)

table place
  member_id uuid not null
  cell_row integer not null
  cell_col integer not null
  source text not null
  changed_at timestamp with time zone not null
  changes_today smallint not null default 1
  changes_day date not null
  constraint place_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint place_pkey PRIMARY KEY (member_id)
  constraint place_source_check CHECK ((source = ANY (ARRAY['browser'::text, 'city'::text])))

table plan
  id text not null
  name text not null
  price_cents integer not null
  period_days smallint not null
  messages integer not null
  calls integer not null
  gift_conversion smallint not null
  position smallint not null
  active boolean not null default true
  names jsonb not null default '{}'::jsonb
  constraint plan_counts CHECK (((messages >= 0) AND (calls >= 0)))
  constraint plan_gift_conversion_check CHECK (((gift_conversion >= 0) AND (gift_conversion <= 100)))
  constraint plan_period_days_check CHECK ((period_days > 0))
  constraint plan_pkey PRIMARY KEY (id)
  constraint plan_price_cents_check CHECK ((price_cents >= 0))

table plan_period
  id uuid not null
  member_id uuid not null
  plan_id text not null
  intent text not null
  bought_at timestamp with time zone not null
  starts_at timestamp with time zone not null
  ends_at timestamp with time zone not null
  paid_cents integer not null
  messages integer not null
  calls integer not null
  gift_conversion smallint not null
  left_at timestamp with time zone
  credited_cents integer not null default 0
  constraint plan_period_check CHECK ((ends_at > starts_at))
  constraint plan_period_check1 CHECK (((credited_cents >= 0) AND (credited_cents <= paid_cents)))
  constraint plan_period_intent_check CHECK (((length(intent) >= 1) AND (length(intent) <= 200)))
  constraint plan_period_intent_key UNIQUE (intent)
  constraint plan_period_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint plan_period_paid_cents_check CHECK ((paid_cents > 0))
  constraint plan_period_pkey PRIMARY KEY (id)
  constraint plan_period_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)

table posting
  account_id bigint not null
  journal_id uuid not null
  amount bigint not null
  balance_after bigint
  account_version bigint
  constraint posting_amount_check CHECK ((amount <> 0))
  constraint posting_pkey PRIMARY KEY (account_id, journal_id)

table presence
  member_id uuid not null
  last_active timestamp with time zone not null
  counted_on date
  constraint presence_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint presence_pkey PRIMARY KEY (member_id)

table profile_answer
  member_id uuid not null
  answers jsonb not null
  constraint profile_answer_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint profile_answer_pkey PRIMARY KEY (member_id)

table profile_field
  id text not null
  version integer not null
  position integer not null
  kind text not null
  labels jsonb not null
  unit text not null
  least integer
  most integer
  required boolean not null
  visible_to text not null
  filterable boolean not null
  choices jsonb not null
  retired_at timestamp with time zone
  constraint profile_field_kind_check CHECK ((kind = ANY (ARRAY['choice'::text, 'choices'::text, 'number'::text, 'text'::text])))
  constraint profile_field_pkey PRIMARY KEY (id)
  constraint profile_field_visible_to_check CHECK ((visible_to = ANY (ARRAY['everybody'::text, 'matches'::text, 'nobody'::text])))

table profile_view
  viewer_id uuid not null
  seen_id uuid not null
  at timestamp with time zone not null
  constraint profile_view_pkey PRIMARY KEY (viewer_id, seen_id)
  constraint profile_view_seen_id_fkey FOREIGN KEY (seen_id) REFERENCES member(id) ON DELETE CASCADE
  constraint profile_view_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES member(id) ON DELETE CASCADE

table provider_notice
  id bigint not null identity
  channel text not null
  dedupe text not null
  event text not null
  reference text
  content jsonb not null
  deliveries integer not null default 1
  received_at timestamp with time zone not null
  constraint provider_notice_channel_dedupe_key UNIQUE (channel, dedupe)
  constraint provider_notice_pkey PRIMARY KEY (id)

table push_delivery
  notification_id uuid not null
  subscription_id uuid not null
  constraint push_delivery_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notification(id) ON DELETE CASCADE
  constraint push_delivery_pkey PRIMARY KEY (notification_id, subscription_id)
  constraint push_delivery_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES push_subscription(id) ON DELETE CASCADE

table push_subscription
  id uuid not null
  member_id uuid not null
  session_id uuid not null
  endpoint text not null
  p256dh text not null
  auth text not null
  created_at timestamp with time zone not null
  constraint push_subscription_endpoint_key UNIQUE (endpoint)
  constraint push_subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint push_subscription_pkey PRIMARY KEY (id)
  constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
  constraint push_subscription_session_id_key UNIQUE (session_id)

table reaction
  from_id uuid not null
  to_id uuid not null
  kind smallint not null
  matched boolean not null default false
  at timestamp with time zone not null
  constraint reaction_check CHECK ((from_id <> to_id))
  constraint reaction_from_id_fkey FOREIGN KEY (from_id) REFERENCES member(id) ON DELETE CASCADE
  constraint reaction_kind_check CHECK ((kind = ANY (ARRAY[1, 2])))
  constraint reaction_pkey PRIMARY KEY (from_id, to_id)
  constraint reaction_to_id_fkey FOREIGN KEY (to_id) REFERENCES member(id) ON DELETE CASCADE

table recent_match
  member_id uuid not null
  other_id uuid not null
  day integer not null
  constraint recent_match_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint recent_match_other_id_fkey FOREIGN KEY (other_id) REFERENCES member(id) ON DELETE CASCADE
  constraint recent_match_pkey PRIMARY KEY (member_id, other_id)

table reconciliation
  id uuid not null
  channel text not null
  from_at timestamp with time zone not null
  until_at timestamp with time zone not null
  at timestamp with time zone not null
  listed integer not null
  foreign_count integer not null
  failure text
  constraint reconciliation_check CHECK ((until_at > from_at))
  constraint reconciliation_pkey PRIMARY KEY (id)

table reconciliation_difference
  reconciliation_id uuid not null
  reference text not null
  kind text not null
  ours text
  theirs text
  constraint reconciliation_difference_kind_check CHECK ((kind = ANY (ARRAY['missing_here'::text, 'not_credited'::text, 'missing_there'::text, 'amount'::text])))
  constraint reconciliation_difference_pkey PRIMARY KEY (reconciliation_id, reference)
  constraint reconciliation_difference_reconciliation_id_fkey FOREIGN KEY (reconciliation_id) REFERENCES reconciliation(id) ON DELETE CASCADE

table recovery_code
  member_id uuid not null
  code_hash bytea not null
  used_at timestamp with time zone
  constraint recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES second_factor(member_id) ON DELETE CASCADE
  constraint recovery_code_pkey PRIMARY KEY (member_id, code_hash)

table refused_picture
  photo_id uuid not null
  hash bit(256) not null
  at timestamp with time zone not null
  constraint refused_picture_pkey PRIMARY KEY (photo_id, hash)

table refused_recording
  voice_hello_id uuid not null
  hash bytea not null
  at timestamp with time zone not null
  constraint refused_recording_pkey PRIMARY KEY (voice_hello_id)

table registration
  token_hash bytea not null
  member_id uuid not null
  password_hash text not null
  given jsonb not null
  created_at timestamp with time zone not null
  invitation_id uuid
  constraint registration_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint registration_pkey PRIMARY KEY (token_hash)

table registration_rules
  single boolean not null default true
  mode text not null default 'open'::text
  member_codes integer not null default 3
  member_days integer not null default 30
  proof text not null default 'auto'::text
  constraint registration_rules_member_codes_check CHECK (((member_codes >= 0) AND (member_codes <= 20)))
  constraint registration_rules_member_days_check CHECK (((member_days >= 0) AND (member_days <= 365)))
  constraint registration_rules_mode_check CHECK ((mode = ANY (ARRAY['open'::text, 'approval'::text, 'invitation'::text, 'closed'::text])))
  constraint registration_rules_pkey PRIMARY KEY (single)
  constraint registration_rules_single_check CHECK (single)

table report
  id uuid not null
  reporter_id uuid
  reported_id uuid not null
  category text
  content text not null
  state text not null default 'open'::text
  created_at timestamp with time zone not null
  closed_at timestamp with time zone
  case_id uuid
  outcome text
  may_hold boolean not null default false
  network bytea
  signs jsonb
  constraint report_case_id_fkey FOREIGN KEY (case_id) REFERENCES report_case(id) ON DELETE SET NULL
  constraint report_category_check CHECK ((category = ANY (ARRAY['fake'::text, 'scam'::text, 'harassment'::text, 'sexual'::text, 'underage'::text, 'threat'::text, 'impersonation'::text, 'other'::text])))
  constraint report_check CHECK (((state = 'closed'::text) = (closed_at IS NOT NULL)))
  constraint report_outcome_check CHECK ((outcome = ANY (ARRAY['acted'::text, 'no_breach'::text])))
  constraint report_pkey PRIMARY KEY (id)
  constraint report_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES member(id) ON DELETE CASCADE
  constraint report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES member(id) ON DELETE SET NULL
  constraint report_state_check CHECK ((state = ANY (ARRAY['open'::text, 'closed'::text])))

table report_case
  id uuid not null
  kind text not null
  member_id uuid not null
  state text not null default 'open'::text
  owner_id uuid
  version integer not null default 1
  score integer not null
  opened_at timestamp with time zone not null
  changed_at timestamp with time zone not null
  decided_at timestamp with time zone
  constraint report_case_check CHECK (((state = 'decided'::text) = (decided_at IS NOT NULL)))
  constraint report_case_kind_check CHECK ((kind = ANY (ARRAY['report'::text, 'appeal'::text])))
  constraint report_case_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint report_case_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES member(id) ON DELETE SET NULL
  constraint report_case_pkey PRIMARY KEY (id)
  constraint report_case_state_check CHECK ((state = ANY (ARRAY['open'::text, 'assigned'::text, 'decided'::text])))

table report_evidence
  report_id uuid not null
  profile jsonb not null
  photos jsonb not null
  messages jsonb not null
  taken_at timestamp with time zone not null
  constraint report_evidence_pkey PRIMARY KEY (report_id)
  constraint report_evidence_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id) ON DELETE CASCADE

table sandbox_mail
  id bigint not null identity
  to_address text not null
  subject text not null
  text_body text not null
  html_body text not null
  sent_at timestamp with time zone not null
  constraint sandbox_mail_pkey PRIMARY KEY (id)

table sandbox_payment
  id text not null
  provider text not null
  reference text not null
  content jsonb not null
  created_at timestamp with time zone not null
  constraint sandbox_payment_pkey PRIMARY KEY (id)
  constraint sandbox_payment_provider_reference_key UNIQUE (provider, reference)

table sandbox_sms
  id bigint not null identity
  to_phone text not null
  text_body text not null
  sent_at timestamp with time zone not null
  constraint sandbox_sms_pkey PRIMARY KEY (id)

table second_factor
  member_id uuid not null
  secret bytea not null
  last_step bigint not null default 0
  confirmed_at timestamp with time zone
  created_at timestamp with time zone not null
  constraint second_factor_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint second_factor_pkey PRIMARY KEY (member_id)

table secret_use
  mark text not null
  used_at timestamp with time zone not null
  constraint secret_use_pkey PRIMARY KEY (mark)

table sender_limit
  member_id uuid not null
  until timestamp with time zone not null
  constraint sender_limit_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint sender_limit_pkey PRIMARY KEY (member_id)

table session
  id uuid not null
  member_id uuid not null
  token_hash bytea not null
  remember boolean not null
  device text not null
  created_at timestamp with time zone not null
  last_used_at timestamp with time zone not null
  expires_at timestamp with time zone not null
  country text
  second_factor_at timestamp with time zone
  fresh_at timestamp with time zone
  signed_on_at timestamp with time zone
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint session_pkey PRIMARY KEY (id)
  constraint session_token_hash_key UNIQUE (token_hash)

table shared_date
  id uuid not null
  member_id uuid not null
  other_id uuid
  token_hash bytea not null
  place text not null
  words text not null
  at timestamp with time zone not null
  zone text not null
  check_at timestamp with time zone not null
  answer text
  check_answer text
  checked_at timestamp with time zone
  ends_at timestamp with time zone not null
  created_at timestamp with time zone not null
  constraint shared_date_answer_check CHECK ((answer = ANY (ARRAY['agreed'::text, 'declined'::text])))
  constraint shared_date_check_answer_check CHECK ((check_answer = ANY (ARRAY['well'::text, 'help'::text])))
  constraint shared_date_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint shared_date_other_id_fkey FOREIGN KEY (other_id) REFERENCES member(id) ON DELETE SET NULL
  constraint shared_date_pkey PRIMARY KEY (id)
  constraint shared_date_token_hash_key UNIQUE (token_hash)

table sign_up_rate
  slot timestamp with time zone not null
  count integer not null
  constraint sign_up_rate_pkey PRIMARY KEY (slot)

table sign_up_trace
  member_id uuid not null
  network bytea not null
  number_block bytea not null
  signals jsonb not null default '[]'::jsonb
  at timestamp with time zone not null
  constraint sign_up_trace_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint sign_up_trace_pkey PRIMARY KEY (member_id)

table sms_count
  scope text not null
  since timestamp with time zone not null
  sent integer not null
  last_at timestamp with time zone not null
  constraint sms_count_pkey PRIMARY KEY (scope, since)

table sql_function
  name text not null
  hash text not null
  applied_at timestamp with time zone not null
  constraint sql_function_pkey PRIMARY KEY (name)

table sql_function_release
  hash text not null
  applied_at timestamp with time zone not null
  constraint sql_function_release_pkey PRIMARY KEY (hash)

table staff_identity
  issuer text not null
  subject text not null
  member_id uuid not null
  created_at timestamp with time zone not null
  signed_on_at timestamp with time zone
  constraint staff_identity_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint staff_identity_member_id_key UNIQUE (member_id)
  constraint staff_identity_pkey PRIMARY KEY (issuer, subject)

table staff_log_out
  token_hash bytea not null
  expires_at timestamp with time zone not null
  constraint staff_log_out_pkey PRIMARY KEY (token_hash)

table staff_session
  session_id uuid not null
  provider_session_hash bytea not null
  identity_hash bytea not null
  expires_at timestamp with time zone not null
  constraint staff_session_pkey PRIMARY KEY (session_id)

table staff_sign_on_try
  state_hash bytea not null
  secret_hash bytea not null
  again boolean not null
  expires_at timestamp with time zone not null
  constraint staff_sign_on_try_pkey PRIMARY KEY (state_hash)

table suggestion
  member_id uuid not null
  others uuid[] not null
  made_at timestamp with time zone not null
  constraint suggestion_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint suggestion_others_check CHECK ((cardinality(others) <= 60))
  constraint suggestion_pkey PRIMARY KEY (member_id)

table suspension
  member_id uuid not null
  decision_id uuid not null
  kind text not null
  until timestamp with time zone
  reason text not null
  status_before text not null
  at timestamp with time zone not null
  constraint suspension_check CHECK (((kind = 'suspend'::text) OR (until IS NULL)))
  constraint suspension_kind_check CHECK ((kind = ANY (ARRAY['hold'::text, 'suspend'::text, 'ban'::text])))
  constraint suspension_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint suspension_pkey PRIMARY KEY (member_id)
  constraint suspension_status_before_check CHECK ((status_before = ANY (ARRAY['active'::text, 'paused'::text])))

table text_override
  locale text not null
  key text not null
  text text not null
  revision bigint not null
  constraint text_override_pkey PRIMARY KEY (locale, key)

table town_area
  cell_row smallint not null
  cell_col smallint not null
  band smallint not null
  constraint town_area_band_check CHECK ((band > 0))
  constraint town_area_pkey PRIMARY KEY (cell_row, cell_col)

table town_day
  day date not null
  active integer
  sign_ups integer
  matches integer
  first_messages integer
  answered integer
  reports integer
  deposits_usd integer
  spent_usd integer
  spent_credits integer
  constraint town_day_pkey PRIMARY KEY (day)

table town_place
  country text not null
  city text not null
  gender smallint not null
  week integer
  month integer
  constraint town_place_pkey PRIMARY KEY (country, city, gender)

table town_progress
  id smallint not null default 1
  places_on date
  areas_on date
  constraint town_progress_id_check CHECK ((id = 1))
  constraint town_progress_pkey PRIMARY KEY (id)

table town_queue
  queue text not null
  oldest timestamp with time zone not null
  constraint town_queue_pkey PRIMARY KEY (queue)

table training_run
  id uuid not null
  started_at timestamp with time zone not null
  ended_at timestamp with time zone
  outcome text
  members integer not null default 0
  likes integer not null default 0
  suggested integer not null default 0
  peak_mb integer not null default 0
  constraint training_run_pkey PRIMARY KEY (id)

table upload
  member_id uuid not null
  id uuid not null
  bytes integer not null
  received integer not null default 0
  created_at timestamp with time zone not null
  constraint upload_bytes_check CHECK ((bytes > 0))
  constraint upload_check CHECK (((received >= 0) AND (received <= bytes)))
  constraint upload_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint upload_pkey PRIMARY KEY (member_id, id)

table upload_part
  member_id uuid not null
  upload_id uuid not null
  at integer not null
  content bytea not null
  constraint upload_part_member_id_upload_id_fkey FOREIGN KEY (member_id, upload_id) REFERENCES upload(member_id, id) ON DELETE CASCADE
  constraint upload_part_pkey PRIMARY KEY (member_id, upload_id, at)

table used_proof
  nonce text not null
  until timestamp with time zone not null
  constraint used_proof_pkey PRIMARY KEY (nonce)

table vocabulary_entry
  list text not null
  id text not null
  version integer not null
  names jsonb
  subject text
  sensitive boolean not null
  added_at timestamp with time zone not null
  retired_at timestamp with time zone
  constraint vocabulary_entry_list_check CHECK ((list = ANY (ARRAY['interests'::text, 'prompts'::text, 'goals'::text, 'genders'::text])))
  constraint vocabulary_entry_pkey PRIMARY KEY (list, id)

table voice_hello
  id uuid not null
  member_id uuid
  upload_id uuid not null
  storage_key text not null
  key_name text not null
  sealed_key bytea not null
  tenths integer not null
  peaks text not null
  hash bytea not null
  review text not null
  shown boolean not null
  created_at timestamp with time zone not null
  removed_at timestamp with time zone
  released_at timestamp with time zone
  constraint voice_hello_key_name_fkey FOREIGN KEY (key_name) REFERENCES file_key(name)
  constraint voice_hello_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint voice_hello_pkey PRIMARY KEY (id)
  constraint voice_hello_review_check CHECK ((review = ANY (ARRAY['waiting'::text, 'approved'::text, 'removed'::text])))
  constraint voice_hello_storage_key_key UNIQUE (storage_key)
  constraint voice_hello_tenths_check CHECK ((tenths > 0))

table voice_hello_hold
  voice_hello_id uuid not null
  report_id uuid not null
  constraint voice_hello_hold_pkey PRIMARY KEY (voice_hello_id, report_id)
  constraint voice_hello_hold_report_id_fkey FOREIGN KEY (report_id) REFERENCES report(id) ON DELETE CASCADE
  constraint voice_hello_hold_voice_hello_id_fkey FOREIGN KEY (voice_hello_id) REFERENCES voice_hello(id)

table webhook_delivery
  id uuid not null
  endpoint_id uuid not null
  type text not null
  member_id uuid
  payload text not null
  state text not null
  attempts integer not null default 0
  next_at timestamp with time zone not null
  leased_until timestamp with time zone
  retry_until timestamp with time zone not null
  last_tried_at timestamp with time zone
  last_status integer
  last_answer text
  created_at timestamp with time zone not null
  constraint webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON DELETE CASCADE
  constraint webhook_delivery_pkey PRIMARY KEY (id)
  constraint webhook_delivery_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))

table webhook_endpoint
  id uuid not null
  url text not null
  description text not null
  types text[] not null
  enabled boolean not null
  stopped text
  failing_since timestamp with time zone
  created_at timestamp with time zone not null
  constraint webhook_endpoint_pkey PRIMARY KEY (id)
  constraint webhook_endpoint_stopped_check CHECK ((stopped = ANY (ARRAY['failing'::text, 'gone'::text])))

table webhook_secret
  id uuid not null
  endpoint_id uuid not null
  sealed bytea not null
  created_at timestamp with time zone not null
  ends_at timestamp with time zone
  constraint webhook_secret_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON DELETE CASCADE
  constraint webhook_secret_pkey PRIMARY KEY (id)

CREATE INDEX access_token_expires ON public.access_token USING btree (expires_at)
CREATE INDEX access_token_member ON public.access_token USING btree (member_id, created_at)
CREATE UNIQUE INDEX access_token_pkey ON public.access_token USING btree (id)
CREATE UNIQUE INDEX access_token_token_hash_key ON public.access_token USING btree (token_hash)
CREATE INDEX account_member ON public.account USING btree (member_id) WHERE (member_id IS NOT NULL)
CREATE UNIQUE INDEX account_path_key ON public.account USING btree (path)
CREATE UNIQUE INDEX account_pkey ON public.account USING btree (id)
CREATE UNIQUE INDEX account_balance_pkey ON public.account_balance USING btree (account_id)
CREATE UNIQUE INDEX active_day_pkey ON public.active_day USING btree (day, slot)
CREATE INDEX address_mail_asked ON public.address_mail USING btree (asked_at)
CREATE INDEX address_mail_key ON public.address_mail USING btree (key, asked_at)
CREATE UNIQUE INDEX appeal_case ON public.appeal USING btree (case_id)
CREATE INDEX appeal_member ON public.appeal USING btree (member_id)
CREATE UNIQUE INDEX appeal_pkey ON public.appeal USING btree (decision_id)
CREATE INDEX applicant_decided_by ON public.applicant USING btree (decided_by) WHERE (decided_by IS NOT NULL)
CREATE UNIQUE INDEX applicant_pkey ON public.applicant USING btree (member_id)
CREATE INDEX applicant_refused ON public.applicant USING btree (decided_at) WHERE (state = 'refused'::text)
CREATE INDEX applicant_waiting ON public.applicant USING btree (created_at, member_id) WHERE (state = 'waiting'::text)
CREATE UNIQUE INDEX asset_pkey ON public.asset USING btree (code)
CREATE UNIQUE INDEX attachment_conversation_id_seq_key ON public.attachment USING btree (conversation_id, seq)
CREATE UNIQUE INDEX attachment_pkey ON public.attachment USING btree (id)
CREATE INDEX attachment_released ON public.attachment USING btree (released_at) WHERE (released_at IS NOT NULL)
CREATE INDEX attachment_sender ON public.attachment USING btree (sender_id) WHERE (released_at IS NULL)
CREATE UNIQUE INDEX attachment_storage_key_key ON public.attachment USING btree (storage_key)
CREATE UNIQUE INDEX attachment_hold_pkey ON public.attachment_hold USING btree (attachment_id, report_id)
CREATE INDEX attachment_hold_report ON public.attachment_hold USING btree (report_id)
CREATE UNIQUE INDEX attention_pkey ON ONLY public.attention USING btree (member_id, hour)
CREATE UNIQUE INDEX attention_default_pkey ON public.attention_default USING btree (member_id, hour)
CREATE INDEX attention_due ON public.attention_default USING btree (hour)
CREATE UNIQUE INDEX attention_start_pkey ON public.attention_start USING btree (only_one)
CREATE INDEX audit_entry_action ON public.audit_entry USING btree (action, at DESC, id DESC)
CREATE INDEX audit_entry_admin ON public.audit_entry USING btree (admin_id, at DESC, id DESC)
CREATE INDEX audit_entry_at ON public.audit_entry USING btree (at DESC, id DESC)
CREATE UNIQUE INDEX audit_entry_pkey ON public.audit_entry USING btree (id)
CREATE INDEX audit_entry_subject ON public.audit_entry USING btree (subject_kind, subject_id, at DESC, id DESC)
CREATE INDEX ban_decision ON public.ban USING btree (decision_id)
CREATE INDEX ban_earlier_decisions ON public.ban USING gin (earlier_decisions)
CREATE UNIQUE INDEX ban_pkey ON public.ban USING btree (key)
CREATE UNIQUE INDEX ban_key_pkey ON public.ban_key USING btree (name)
CREATE INDEX block_list ON public.block USING btree (from_id, at DESC, to_id DESC)
CREATE UNIQUE INDEX block_pkey ON public.block USING btree (from_id, to_id)
CREATE INDEX block_reverse ON public.block USING btree (to_id, from_id)
CREATE UNIQUE INDEX boost_intent_key ON public.boost USING btree (intent)
CREATE INDEX boost_member ON public.boost USING btree (member_id, ends_at DESC)
CREATE UNIQUE INDEX boost_pkey ON public.boost USING btree (id)
CREATE UNIQUE INDEX boost_plan_pkey ON public.boost_plan USING btree (id)
CREATE UNIQUE INDEX brand_pkey ON public.brand USING btree (single)
CREATE INDEX call_made ON public.call USING btree (caller_id, started_at DESC, id DESC)
CREATE UNIQUE INDEX call_pkey ON public.call USING btree (id)
CREATE INDEX call_received ON public.call USING btree (callee_id, started_at DESC, id DESC)
CREATE INDEX call_seat_call ON public.call_seat USING btree (call_id)
CREATE UNIQUE INDEX call_seat_pkey ON public.call_seat USING btree (member_id)
CREATE INDEX card_country ON public.card USING btree (country, rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, cell_lat, cell_lng)
CREATE UNIQUE INDEX card_pkey ON public.card USING btree (id)
CREATE INDEX card_rank ON public.card USING btree (rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng)
CREATE INDEX card_region ON public.card USING btree (((((tile >> 16) << 12) + ((tile & 16383) >> 2))), rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng, tile)
CREATE INDEX card_tile ON public.card USING btree (tile, rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng)
CREATE UNIQUE INDEX cards_seen_pkey ON ONLY public.cards_seen USING btree (member_id, day)
CREATE UNIQUE INDEX cards_seen_default_pkey ON public.cards_seen_default USING btree (member_id, day)
CREATE INDEX cards_seen_due ON public.cards_seen_default USING btree (day)
CREATE INDEX code_expiry ON public.code USING btree (expires_at)
CREATE UNIQUE INDEX code_pkey ON public.code USING btree (member_id, purpose)
CREATE INDEX conversation_high ON public.conversation USING btree (high_id)
CREATE UNIQUE INDEX conversation_low_id_high_id_key ON public.conversation USING btree (low_id, high_id)
CREATE UNIQUE INDEX conversation_pkey ON public.conversation USING btree (id)
CREATE UNIQUE INDEX credential_pkey ON public.credential USING btree (member_id)
CREATE UNIQUE INDEX credit_price_pkey ON public.credit_price USING btree (id)
CREATE INDEX daily_pick_other ON ONLY public.daily_pick USING btree (other_id)
CREATE UNIQUE INDEX daily_pick_pkey ON ONLY public.daily_pick USING btree (member_id, day, place)
CREATE INDEX daily_pick_day ON public.daily_pick_default USING btree (day)
CREATE INDEX daily_pick_default_other ON public.daily_pick_default USING btree (other_id)
CREATE UNIQUE INDEX daily_pick_default_pkey ON public.daily_pick_default USING btree (member_id, day, place)
CREATE UNIQUE INDEX data_export_member_id_key ON public.data_export USING btree (member_id)
CREATE UNIQUE INDEX data_export_pkey ON public.data_export USING btree (id)
CREATE INDEX decision_admin ON public.decision USING btree (admin_id)
CREATE INDEX decision_case ON public.decision USING btree (case_id)
CREATE INDEX decision_member ON public.decision USING btree (member_id, created_at DESC)
CREATE UNIQUE INDEX decision_pkey ON public.decision USING btree (id)
CREATE INDEX deletion_due ON public.deletion USING btree (erase_at)
CREATE UNIQUE INDEX deletion_pkey ON public.deletion USING btree (member_id)
CREATE UNIQUE INDEX deposit_channel_provider_id_key ON public.deposit USING btree (channel, provider_id)
CREATE INDEX deposit_due ON public.deposit USING btree (next_check_at) WHERE (next_check_at IS NOT NULL)
CREATE UNIQUE INDEX deposit_intent_key ON public.deposit USING btree (intent)
CREATE UNIQUE INDEX deposit_journal_id_key ON public.deposit USING btree (journal_id)
CREATE INDEX deposit_member ON public.deposit USING btree (member_id, created_at DESC)
CREATE INDEX deposit_owed ON public.deposit USING btree (member_id) WHERE (owed_cents > 0)
CREATE UNIQUE INDEX deposit_pkey ON public.deposit USING btree (id)
CREATE UNIQUE INDEX deposit_reference_key ON public.deposit USING btree (reference)
CREATE INDEX deposit_review ON public.deposit USING btree (created_at) WHERE (status = 'review'::text)
CREATE UNIQUE INDEX deposit_channel_pkey ON public.deposit_channel USING btree (currency, channel)
CREATE INDEX email_change_asked ON public.email_change USING btree (asked_at)
CREATE UNIQUE INDEX email_change_pkey ON public.email_change USING btree (member_id)
CREATE INDEX email_undo_changed ON public.email_undo USING btree (changed_at)
CREATE INDEX email_undo_email ON public.email_undo USING btree (email)
CREATE INDEX email_undo_member ON public.email_undo USING btree (member_id)
CREATE UNIQUE INDEX email_undo_pkey ON public.email_undo USING btree (id)
CREATE UNIQUE INDEX entitlement_pkey ON public.entitlement USING btree (member_id)
CREATE UNIQUE INDEX exchange_rate_currency_valid_from_key ON public.exchange_rate USING btree (currency, valid_from)
CREATE UNIQUE INDEX exchange_rate_pkey ON public.exchange_rate USING btree (id)
CREATE INDEX failed_attempt_expiry ON public.failed_attempt USING btree (expires_at)
CREATE UNIQUE INDEX failed_attempt_pkey ON public.failed_attempt USING btree (key)
CREATE UNIQUE INDEX file_key_pkey ON public.file_key USING btree (name)
CREATE INDEX gift_due ON public.gift USING btree (expires_at) WHERE (status = 'open'::text)
CREATE UNIQUE INDEX gift_intent ON public.gift USING btree (intent)
CREATE UNIQUE INDEX gift_pkey ON public.gift USING btree (id)
CREATE INDEX gift_received ON public.gift USING btree (to_id, created_at DESC, id DESC)
CREATE INDEX gift_sent ON public.gift USING btree (from_id, created_at DESC, id DESC)
CREATE UNIQUE INDEX gift_plan_pkey ON public.gift_plan USING btree (id)
CREATE UNIQUE INDEX help_number_country_kind_number_key ON public.help_number USING btree (country, kind, number)
CREATE UNIQUE INDEX help_number_pkey ON public.help_number USING btree (id)
CREATE UNIQUE INDEX idempotent_call_pkey ON public.idempotent_call USING btree (member_id, key)
CREATE INDEX idempotent_call_refused ON public.idempotent_call USING btree (intent) WHERE (status >= 400)
CREATE INDEX idempotent_call_started ON public.idempotent_call USING btree (started_at)
CREATE INDEX imported_member_expires ON public.imported_member USING btree (expires_at) WHERE (state = 'waiting'::text)
CREATE UNIQUE INDEX imported_member_key_hash_key ON public.imported_member USING btree (key_hash)
CREATE UNIQUE INDEX imported_member_member_id_key ON public.imported_member USING btree (member_id)
CREATE UNIQUE INDEX imported_member_pkey ON public.imported_member USING btree (external_hash)
CREATE INDEX imported_member_uninvited ON public.imported_member USING btree (imported_at, external_hash) WHERE ((state = 'waiting'::text) AND (invite_at IS NULL))
CREATE UNIQUE INDEX imported_photo_pkey ON public.imported_photo USING btree (member_id, "position")
CREATE UNIQUE INDEX installation_pkey ON public.installation USING btree (singleton)
CREATE UNIQUE INDEX invitation_code_key ON public.invitation USING btree (code)
CREATE INDEX invitation_created ON public.invitation USING btree (created_at)
CREATE INDEX invitation_member ON public.invitation USING btree (member_id, created_at)
CREATE UNIQUE INDEX invitation_pkey ON public.invitation USING btree (id)
CREATE INDEX invitation_used_by ON public.invitation USING btree (used_by) WHERE (used_by IS NOT NULL)
CREATE UNIQUE INDEX job_dedupe_key ON public.job USING btree (dedupe)
CREATE INDEX job_done ON public.job USING btree (done_at) WHERE (done_at IS NOT NULL)
CREATE INDEX job_due ON public.job USING btree (run_at) WHERE (done_at IS NULL)
CREATE UNIQUE INDEX job_pkey ON public.job USING btree (id)
CREATE UNIQUE INDEX journal_key_key ON public.journal USING btree (key)
CREATE UNIQUE INDEX journal_pkey ON public.journal USING btree (id)
CREATE INDEX known_contact_hash ON public.known_contact USING btree (hash)
CREATE INDEX known_contact_owner ON public.known_contact USING btree (owner_id, member_id)
CREATE UNIQUE INDEX known_contact_pkey ON public.known_contact USING btree (member_id, hash)
CREATE UNIQUE INDEX known_contact_key_pkey ON public.known_contact_key USING btree (id)
CREATE UNIQUE INDEX known_device_pkey ON public.known_device USING btree (member_id, fingerprint)
CREATE INDEX known_device_used ON public.known_device USING btree (used_at)
CREATE UNIQUE INDEX lease_pkey ON public.lease USING btree (name)
CREATE UNIQUE INDEX likes_seen_pkey ON public.likes_seen USING btree (member_id)
CREATE UNIQUE INDEX mail_domain_pkey ON public.mail_domain USING btree (domain)
CREATE UNIQUE INDEX match_filter_pkey ON public.match_filter USING btree (member_id)
CREATE INDEX meeting_question_other ON public.meeting_question USING btree (other_id)
CREATE UNIQUE INDEX meeting_question_pkey ON public.meeting_question USING btree (member_id, other_id)
CREATE INDEX member_admins ON public.member USING btree (id) WHERE (role = 'admin'::text)
CREATE INDEX member_anybodys_lastname ON public.member USING btree (name_fold(lastname) COLLATE "C")
CREATE INDEX member_boosted_until ON public.member USING btree (boosted_until) WHERE (boosted_until IS NOT NULL)
CREATE UNIQUE INDEX member_email ON public.member USING btree (email)
CREATE INDEX member_email_start ON public.member USING btree (email COLLATE "C")
CREATE INDEX member_firstname ON public.member USING btree (name_fold(firstname) COLLATE "C")
CREATE INDEX member_joined ON public.member USING btree (created_at DESC, id DESC)
CREATE INDEX member_lastname ON public.member USING btree (name_fold(lastname) COLLATE "C") WHERE shows_lastname
CREATE UNIQUE INDEX member_pkey ON public.member USING btree (id)
CREATE UNIQUE INDEX member_proven_phone ON public.member USING btree (proven_phone) WHERE (proven_phone IS NOT NULL)
CREATE INDEX member_unverified ON public.member USING btree (created_at) WHERE (status = 'unverified'::text)
CREATE INDEX message_changed ON public.message USING btree (conversation_id, change) WHERE (change > 0)
CREATE UNIQUE INDEX message_pkey ON public.message USING btree (conversation_id, seq)
CREATE UNIQUE INDEX message_sender ON public.message USING btree (sender_id, id)
CREATE UNIQUE INDEX message_reaction_pkey ON public.message_reaction USING btree (conversation_id, seq, member_id)
CREATE UNIQUE INDEX message_version_pkey ON public.message_version USING btree (conversation_id, seq, change)
CREATE INDEX message_version_replaced ON public.message_version USING btree (replaced_at)
CREATE INDEX money_proposal_by ON public.money_proposal USING btree (proposed_by, member_id, proposed_at)
CREATE INDEX money_proposal_decided ON public.money_proposal USING btree (decided_at)
CREATE UNIQUE INDEX money_proposal_open ON public.money_proposal USING btree (kind, deposit_id) NULLS NOT DISTINCT WHERE (state = 'open'::text)
CREATE UNIQUE INDEX money_proposal_pkey ON public.money_proposal USING btree (id)
CREATE UNIQUE INDEX money_rule_pkey ON public.money_rule USING btree (id)
CREATE INDEX newcomer_alert_due ON public.newcomer_alert USING btree (due_at, member_id)
CREATE UNIQUE INDEX newcomer_alert_pkey ON public.newcomer_alert USING btree (member_id)
CREATE INDEX notification_about ON public.notification USING btree (about_id) WHERE (about_id IS NOT NULL)
CREATE INDEX notification_created ON public.notification USING btree (created_at)
CREATE INDEX notification_list ON public.notification USING btree (member_id, created_at DESC, id DESC) WHERE in_app
CREATE UNIQUE INDEX notification_pkey ON public.notification USING btree (id)
CREATE INDEX notification_unread ON public.notification USING btree (member_id, kind) WHERE (read_at IS NULL)
CREATE UNIQUE INDEX notification_choice_pkey ON public.notification_choice USING btree (member_id, kind)
CREATE UNIQUE INDEX notification_key_pkey ON public.notification_key USING btree (member_id, fingerprint)
CREATE UNIQUE INDEX onboarding_pkey ON public.onboarding USING btree (member_id)
CREATE INDEX opener_offer_day ON public.opener_offer USING btree (offered_on)
CREATE INDEX opener_offer_other ON public.opener_offer USING btree (other_id)
CREATE UNIQUE INDEX opener_offer_pkey ON public.opener_offer USING btree (member_id, other_id, sentence)
CREATE UNIQUE INDEX opener_sent_pkey ON public.opener_sent USING btree (member_id, sentence)
CREATE UNIQUE INDEX outcome_count_pkey ON public.outcome_count USING btree (day, shown_order, measure, slot)
CREATE UNIQUE INDEX outcome_progress_pkey ON public.outcome_progress USING btree (only_row)
CREATE INDEX participant_first_sent ON public.participant USING btree (member_id, first_sent_at) WHERE (first_sent_at IS NOT NULL)
CREATE INDEX participant_list ON public.participant USING btree (member_id, last_at DESC, conversation_id DESC)
CREATE UNIQUE INDEX participant_peer ON public.participant USING btree (member_id, peer_id)
CREATE UNIQUE INDEX participant_pkey ON public.participant USING btree (conversation_id, member_id)
CREATE INDEX participant_sent_first ON public.participant USING btree (first_sent_at) WHERE (first_sent_at IS NOT NULL)
CREATE INDEX participant_to_notice ON public.participant USING btree (last_at, conversation_id, member_id) WHERE ((unread > 0) AND (noticed_seq IS DISTINCT FROM read_seq))
CREATE INDEX participant_unread ON public.participant USING btree (member_id) WHERE (unread > 0)
CREATE UNIQUE INDEX passkey_credential_id_key ON public.passkey USING btree (credential_id)
CREATE INDEX passkey_member ON public.passkey USING btree (member_id, created_at)
CREATE UNIQUE INDEX passkey_pkey ON public.passkey USING btree (id)
CREATE INDEX passkey_challenge_expires ON public.passkey_challenge USING btree (expires_at)
CREATE INDEX passkey_challenge_member ON public.passkey_challenge USING btree (member_id) WHERE (member_id IS NOT NULL)
CREATE UNIQUE INDEX passkey_challenge_pkey ON public.passkey_challenge USING btree (challenge)
CREATE INDEX phone_code_expiry ON public.phone_code USING btree (expires_at)
CREATE UNIQUE INDEX phone_code_pkey ON public.phone_code USING btree (key)
CREATE INDEX photo_member ON public.photo USING btree (member_id, "position", id)
CREATE UNIQUE INDEX photo_pkey ON public.photo USING btree (id)
CREATE INDEX photo_removed ON public.photo USING btree (removed_at) WHERE (removed_at IS NOT NULL)
CREATE INDEX photo_review ON public.photo USING btree (created_at) WHERE (review = 'waiting'::text)
CREATE UNIQUE INDEX photo_storage_key_key ON public.photo USING btree (storage_key)
CREATE INDEX photo_check_checked ON public.photo_check USING btree (checked_at) WHERE (state = 'checked'::text)
CREATE INDEX photo_check_decided ON public.photo_check USING btree (decided_at) WHERE (decided_at IS NOT NULL)
CREATE INDEX photo_check_member ON public.photo_check USING btree (member_id, created_at)
CREATE UNIQUE INDEX photo_check_one_waiting ON public.photo_check USING btree (member_id) WHERE (state = 'waiting'::text)
CREATE UNIQUE INDEX photo_check_pkey ON public.photo_check USING btree (id)
CREATE INDEX photo_check_queue ON public.photo_check USING btree (queued_at, id) WHERE (state = ANY (ARRAY['waiting'::text, 'stale'::text]))
CREATE INDEX photo_check_challenge_expired ON public.photo_check_challenge USING btree (expires_at)
CREATE UNIQUE INDEX photo_check_challenge_id_key ON public.photo_check_challenge USING btree (id)
CREATE UNIQUE INDEX photo_check_challenge_pkey ON public.photo_check_challenge USING btree (member_id)
CREATE INDEX photo_check_frames_due ON public.photo_check_frames USING btree (delete_after) WHERE (delete_after IS NOT NULL)
CREATE INDEX photo_check_frames_hashes ON public.photo_check_frames USING gin (hashes)
CREATE UNIQUE INDEX photo_check_frames_pkey ON public.photo_check_frames USING btree (photo_check_id)
CREATE UNIQUE INDEX photo_check_frames_storage_key_key ON public.photo_check_frames USING btree (storage_key)
CREATE UNIQUE INDEX place_pkey ON public.place USING btree (member_id)
CREATE UNIQUE INDEX plan_pkey ON public.plan USING btree (id)
CREATE UNIQUE INDEX plan_period_intent_key ON public.plan_period USING btree (intent)
CREATE INDEX plan_period_member ON public.plan_period USING btree (member_id, ends_at)
CREATE UNIQUE INDEX plan_period_pkey ON public.plan_period USING btree (id)
CREATE UNIQUE INDEX posting_pkey ON public.posting USING btree (account_id, journal_id)
CREATE UNIQUE INDEX presence_pkey ON public.presence USING btree (member_id)
CREATE UNIQUE INDEX profile_answer_pkey ON public.profile_answer USING btree (member_id)
CREATE UNIQUE INDEX profile_field_pkey ON public.profile_field USING btree (id)
CREATE INDEX profile_view_at ON public.profile_view USING btree (at)
CREATE UNIQUE INDEX profile_view_pkey ON public.profile_view USING btree (viewer_id, seen_id)
CREATE INDEX profile_view_seen ON public.profile_view USING btree (seen_id)
CREATE UNIQUE INDEX provider_notice_channel_dedupe_key ON public.provider_notice USING btree (channel, dedupe)
CREATE UNIQUE INDEX provider_notice_pkey ON public.provider_notice USING btree (id)
CREATE INDEX provider_notice_received ON public.provider_notice USING btree (received_at)
CREATE UNIQUE INDEX push_delivery_pkey ON public.push_delivery USING btree (notification_id, subscription_id)
CREATE INDEX push_delivery_subscription ON public.push_delivery USING btree (subscription_id)
CREATE UNIQUE INDEX push_subscription_endpoint_key ON public.push_subscription USING btree (endpoint)
CREATE INDEX push_subscription_member ON public.push_subscription USING btree (member_id)
CREATE UNIQUE INDEX push_subscription_pkey ON public.push_subscription USING btree (id)
CREATE UNIQUE INDEX push_subscription_session_id_key ON public.push_subscription USING btree (session_id)
CREATE INDEX reaction_given ON public.reaction USING btree (from_id, kind, at DESC, to_id DESC)
CREATE INDEX reaction_matched_at ON public.reaction USING btree (at) WHERE matched
CREATE UNIQUE INDEX reaction_pkey ON public.reaction USING btree (from_id, to_id)
CREATE INDEX reaction_received ON public.reaction USING btree (to_id, kind, at DESC, from_id DESC)
CREATE INDEX recent_match_day ON public.recent_match USING btree (day)
CREATE INDEX recent_match_member ON public.recent_match USING btree (member_id, day)
CREATE INDEX recent_match_other ON public.recent_match USING btree (other_id)
CREATE UNIQUE INDEX recent_match_pkey ON public.recent_match USING btree (member_id, other_id)
CREATE INDEX reconciliation_at ON public.reconciliation USING btree (at DESC)
CREATE UNIQUE INDEX reconciliation_pkey ON public.reconciliation USING btree (id)
CREATE UNIQUE INDEX reconciliation_difference_pkey ON public.reconciliation_difference USING btree (reconciliation_id, reference)
CREATE UNIQUE INDEX recovery_code_pkey ON public.recovery_code USING btree (member_id, code_hash)
CREATE UNIQUE INDEX refused_picture_pkey ON public.refused_picture USING btree (photo_id, hash)
CREATE INDEX refused_recording_hash ON public.refused_recording USING btree (hash)
CREATE UNIQUE INDEX refused_recording_pkey ON public.refused_recording USING btree (voice_hello_id)
CREATE INDEX registration_created ON public.registration USING btree (created_at)
CREATE INDEX registration_member ON public.registration USING btree (member_id, created_at DESC)
CREATE UNIQUE INDEX registration_pkey ON public.registration USING btree (token_hash)
CREATE UNIQUE INDEX registration_rules_pkey ON public.registration_rules USING btree (single)
CREATE INDEX report_case_reports ON public.report USING btree (case_id, created_at)
CREATE INDEX report_closed ON public.report USING btree (closed_at) WHERE (state = 'closed'::text)
CREATE UNIQUE INDEX report_pkey ON public.report USING btree (id)
CREATE INDEX report_queue ON public.report USING btree (created_at, id) WHERE (state = 'open'::text)
CREATE INDEX report_reported ON public.report USING btree (reported_id, created_at DESC)
CREATE INDEX report_reporter ON public.report USING btree (reporter_id, created_at DESC)
CREATE INDEX report_case_decided ON public.report_case USING btree (decided_at DESC, id DESC) WHERE (state = 'decided'::text)
CREATE INDEX report_case_member ON public.report_case USING btree (member_id)
CREATE INDEX report_case_owner ON public.report_case USING btree (owner_id) WHERE (owner_id IS NOT NULL)
CREATE UNIQUE INDEX report_case_pkey ON public.report_case USING btree (id)
CREATE INDEX report_case_queue ON public.report_case USING btree (score DESC, opened_at, id) WHERE (state <> 'decided'::text)
CREATE UNIQUE INDEX report_case_subject ON public.report_case USING btree (member_id) WHERE ((kind = 'report'::text) AND (state <> 'decided'::text))
CREATE UNIQUE INDEX report_evidence_pkey ON public.report_evidence USING btree (report_id)
CREATE UNIQUE INDEX sandbox_mail_pkey ON public.sandbox_mail USING btree (id)
CREATE INDEX sandbox_mail_to ON public.sandbox_mail USING btree (to_address, id DESC)
CREATE UNIQUE INDEX sandbox_payment_pkey ON public.sandbox_payment USING btree (id)
CREATE UNIQUE INDEX sandbox_payment_provider_reference_key ON public.sandbox_payment USING btree (provider, reference)
CREATE UNIQUE INDEX sandbox_sms_pkey ON public.sandbox_sms USING btree (id)
CREATE INDEX sandbox_sms_to ON public.sandbox_sms USING btree (to_phone, id DESC)
CREATE UNIQUE INDEX second_factor_pkey ON public.second_factor USING btree (member_id)
CREATE UNIQUE INDEX secret_use_pkey ON public.secret_use USING btree (mark)
CREATE UNIQUE INDEX sender_limit_pkey ON public.sender_limit USING btree (member_id)
CREATE INDEX sender_limit_until ON public.sender_limit USING btree (until)
CREATE INDEX session_expiry ON public.session USING btree (expires_at)
CREATE INDEX session_idle ON public.session USING btree (last_used_at)
CREATE INDEX session_member ON public.session USING btree (member_id, last_used_at DESC)
CREATE UNIQUE INDEX session_pkey ON public.session USING btree (id)
CREATE UNIQUE INDEX session_token_hash_key ON public.session USING btree (token_hash)
CREATE INDEX shared_date_ends ON public.shared_date USING btree (ends_at)
CREATE INDEX shared_date_member ON public.shared_date USING btree (member_id)
CREATE INDEX shared_date_other ON public.shared_date USING btree (other_id)
CREATE UNIQUE INDEX shared_date_pkey ON public.shared_date USING btree (id)
CREATE UNIQUE INDEX shared_date_token_hash_key ON public.shared_date USING btree (token_hash)
CREATE UNIQUE INDEX sign_up_rate_pkey ON public.sign_up_rate USING btree (slot)
CREATE INDEX sign_up_trace_at ON public.sign_up_trace USING btree (at)
CREATE INDEX sign_up_trace_network ON public.sign_up_trace USING btree (network, at)
CREATE INDEX sign_up_trace_number_block ON public.sign_up_trace USING btree (number_block, at)
CREATE UNIQUE INDEX sign_up_trace_pkey ON public.sign_up_trace USING btree (member_id)
CREATE UNIQUE INDEX sms_count_pkey ON public.sms_count USING btree (scope, since)
CREATE INDEX sms_count_since ON public.sms_count USING btree (since)
CREATE UNIQUE INDEX sql_function_pkey ON public.sql_function USING btree (name)
CREATE UNIQUE INDEX sql_function_release_pkey ON public.sql_function_release USING btree (hash)
CREATE UNIQUE INDEX staff_identity_member_id_key ON public.staff_identity USING btree (member_id)
CREATE UNIQUE INDEX staff_identity_pkey ON public.staff_identity USING btree (issuer, subject)
CREATE INDEX staff_log_out_expires ON public.staff_log_out USING btree (expires_at)
CREATE UNIQUE INDEX staff_log_out_pkey ON public.staff_log_out USING btree (token_hash)
CREATE INDEX staff_session_expires ON public.staff_session USING btree (expires_at)
CREATE UNIQUE INDEX staff_session_pkey ON public.staff_session USING btree (session_id)
CREATE INDEX staff_session_provider ON public.staff_session USING btree (provider_session_hash)
CREATE INDEX staff_sign_on_try_expires ON public.staff_sign_on_try USING btree (expires_at)
CREATE UNIQUE INDEX staff_sign_on_try_pkey ON public.staff_sign_on_try USING btree (state_hash)
CREATE INDEX suggestion_due ON public.suggestion USING btree (made_at)
CREATE INDEX suggestion_others ON public.suggestion USING gin (others)
CREATE UNIQUE INDEX suggestion_pkey ON public.suggestion USING btree (member_id)
CREATE INDEX suspension_due ON public.suspension USING btree (until) WHERE (until IS NOT NULL)
CREATE UNIQUE INDEX suspension_pkey ON public.suspension USING btree (member_id)
CREATE UNIQUE INDEX text_override_pkey ON public.text_override USING btree (locale, key)
CREATE UNIQUE INDEX town_area_pkey ON public.town_area USING btree (cell_row, cell_col)
CREATE UNIQUE INDEX town_day_pkey ON public.town_day USING btree (day)
CREATE UNIQUE INDEX town_place_pkey ON public.town_place USING btree (country, city, gender)
CREATE UNIQUE INDEX town_progress_pkey ON public.town_progress USING btree (id)
CREATE UNIQUE INDEX town_queue_pkey ON public.town_queue USING btree (queue)
CREATE UNIQUE INDEX training_run_pkey ON public.training_run USING btree (id)
CREATE INDEX training_run_started ON public.training_run USING btree (started_at)
CREATE INDEX upload_created ON public.upload USING btree (created_at)
CREATE UNIQUE INDEX upload_pkey ON public.upload USING btree (member_id, id)
CREATE UNIQUE INDEX upload_part_pkey ON public.upload_part USING btree (member_id, upload_id, at)
CREATE UNIQUE INDEX used_proof_pkey ON public.used_proof USING btree (nonce)
CREATE INDEX used_proof_until ON public.used_proof USING btree (until)
CREATE UNIQUE INDEX vocabulary_entry_pkey ON public.vocabulary_entry USING btree (list, id)
CREATE UNIQUE INDEX voice_hello_current ON public.voice_hello USING btree (member_id) WHERE ((review <> 'removed'::text) AND (released_at IS NULL))
CREATE INDEX voice_hello_member ON public.voice_hello USING btree (member_id)
CREATE UNIQUE INDEX voice_hello_pkey ON public.voice_hello USING btree (id)
CREATE INDEX voice_hello_released ON public.voice_hello USING btree (released_at) WHERE (released_at IS NOT NULL)
CREATE INDEX voice_hello_removed ON public.voice_hello USING btree (removed_at) WHERE (removed_at IS NOT NULL)
CREATE UNIQUE INDEX voice_hello_storage_key_key ON public.voice_hello USING btree (storage_key)
CREATE INDEX voice_hello_waiting ON public.voice_hello USING btree (created_at, id) WHERE ((review = 'waiting'::text) AND (released_at IS NULL))
CREATE UNIQUE INDEX voice_hello_hold_pkey ON public.voice_hello_hold USING btree (voice_hello_id, report_id)
CREATE INDEX voice_hello_hold_report ON public.voice_hello_hold USING btree (report_id)
CREATE INDEX webhook_delivery_created ON public.webhook_delivery USING btree (created_at)
CREATE INDEX webhook_delivery_due ON public.webhook_delivery USING btree (endpoint_id, next_at) WHERE (state = 'pending'::text)
CREATE INDEX webhook_delivery_log ON public.webhook_delivery USING btree (endpoint_id, created_at, id)
CREATE INDEX webhook_delivery_member ON public.webhook_delivery USING btree (member_id) WHERE (member_id IS NOT NULL)
CREATE UNIQUE INDEX webhook_delivery_pkey ON public.webhook_delivery USING btree (id)
CREATE UNIQUE INDEX webhook_endpoint_pkey ON public.webhook_endpoint USING btree (id)
CREATE INDEX webhook_secret_endpoint ON public.webhook_secret USING btree (endpoint_id)
CREATE UNIQUE INDEX webhook_secret_pkey ON public.webhook_secret USING btree (id)

CREATE OR REPLACE FUNCTION public.account_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'UPDATE' then
    if (new.id, new.path, new.currency, new.bounded, new.class, new.member_id) is distinct from (old.id, old.path, old.currency, old.bounded, old.class, old.member_id) then
      raise exception 'an account is only ever closed' using errcode = 'LG004';
    end if;
    return new;
  end if;
  if not old.bounded or exists (select from account_balance where account_id = old.id and version > 0) then
    raise exception 'account % has a history', old.path using errcode = 'LG004';
  end if;
  return old;
end
$function$
CREATE OR REPLACE FUNCTION public.account_opened()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
begin
  insert into account_balance (account_id) select id from opened where bounded;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.add_day_partition(of_table text, partition_name text, lower_bound text, upper_bound text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '75ms'
AS $function$
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not add partitions to %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(quote_ident(partition_name)) is not null then return; end if;
  perform create_partition_table(of_table, partition_name);
  execute format('alter table %I attach partition %I for values from (%L) to (%L)', of_table, partition_name, lower_bound, upper_bound);
end
$function$
CREATE OR REPLACE FUNCTION public.add_job(job_kind text, job_payload jsonb, due timestamp with time zone, dedupe_key text)
 RETURNS void
 LANGUAGE sql
AS $function$
  insert into job (kind, payload, run_at, dedupe, created_at)
  values (job_kind, job_payload, due, translate(rtrim(encode(sha256(convert_to(dedupe_key, 'UTF8')), 'base64'), '='), '+/', '-_'), due)
  on conflict (dedupe) do nothing
$function$
CREATE OR REPLACE FUNCTION public.audit_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    if new.reason !~ '\S' or new.subject_id is null then
      raise exception 'an audit entry needs a subject and a reason' using errcode = 'AU001';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' then
    if (new.id, new.action, new.subject_kind, new.at) is not distinct from (old.id, old.action, old.subject_kind, old.at)
      and (new.admin_id is null or new.admin_id = old.admin_id)
      and (new.subject_id, new.reason, new.details) is not distinct from (old.subject_id, old.reason, old.details)
      and current_setting('ndloo.erasing', true) = 'on' then
      return new;
    end if;
    if (new.id, new.action, new.subject_kind, new.at, new.admin_id) is not distinct from (old.id, old.action, old.subject_kind, old.at, old.admin_id)
      and new.subject_id is null and new.reason = '' and new.details is null
      and current_setting('ndloo.erasing', true) = 'on' then
      return new;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'AU002';
end
$function$
CREATE OR REPLACE FUNCTION public.bound_default_partition(of_table text, lower_bound text, upper_bound text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '75ms'
AS $function$
declare
  default_table constant text := of_table || '_default';
  partition_column constant text := (
    select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = of_table::regclass
  );
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not change partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  execute format('alter table %I drop constraint if exists within_bounds', default_table);
  if upper_bound is null then return; end if;
  execute format('alter table %I add constraint within_bounds check (%I < %L', default_table, partition_column, upper_bound)
    || case when lower_bound is null then '' else format(' and %I >= %L', partition_column, lower_bound) end || ') not valid';
  if not exists (select from pg_trigger where tgrelid = of_table::regclass and tgname = 'refuse_purge_by_ctid') then
    execute format('create trigger refuse_purge_by_ctid before delete on %I for each statement execute function refuse_purge_by_ctid()', of_table);
  end if;
end
$function$
CREATE OR REPLACE FUNCTION public.call_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'call % is over', old.id;
end
$function$
CREATE OR REPLACE FUNCTION public.check_default_partition(of_table text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '75ms'
AS $function$
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not change partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  execute format('alter table %I validate constraint within_bounds', of_table || '_default');
end
$function$
CREATE OR REPLACE FUNCTION public.clear_erased_salt()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.shuffle_salt := null;
  delete from recent_match where member_id = new.id or other_id = new.id;
  return new;
end
$function$
CREATE OR REPLACE FUNCTION public.create_partition_table(of_table text, partition_name text)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public', 'pg_temp'
AS $function$
declare
  parameters text := (
    select array_to_string(reloptions, ', ') from pg_class
    join pg_partitioned_table on partdefid = pg_class.oid where partrelid = of_table::regclass
  );
begin
  execute format('create table %I (like %I including all)', partition_name, of_table)
    || case when parameters is null then '' else format(' with (%s)', parameters) end;
end
$function$
CREATE OR REPLACE FUNCTION public.drop_day_partition(of_table text, partition_name text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '75ms'
AS $function$
begin
  if not has_table_privilege(session_user, of_table, 'delete') then
    raise exception '% may not drop partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  if to_regclass(quote_ident(partition_name)) is null then return; end if;
  if not exists (
    select from pg_inherits join pg_partitioned_table on partrelid = inhparent
    where inhparent = of_table::regclass and inhrelid = quote_ident(partition_name)::regclass and inhrelid <> partdefid
  ) then
    raise exception '% is no partition of % that may be dropped', partition_name, of_table using errcode = 'invalid_parameter_value';
  end if;
  execute format('drop table %I', partition_name);
end
$function$
CREATE OR REPLACE FUNCTION public.feed_country_1(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where country = q_places[1]::smallint and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_everywhere_1(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_listed_1(q_viewer uuid, q_listed uuid[], q_genders integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath)
 RETURNS TABLE(card_id uuid, card_rank integer)
 LANGUAGE plpgsql
 STABLE ROWS 5
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
begin
  return query
  select card.id, card.rank from unnest(q_listed) listed (id)
    cross join lateral (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where card.id = listed.id offset 0) card
    where (1 << card.gender) & q_genders <> 0
      and card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0));
end $function$
CREATE OR REPLACE FUNCTION public.feed_named_1(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        select card.* from (select id from member where name_fold(firstname) collate "C" >= q_name and name_fold(firstname) collate "C" < q_name || chr(1114111) union select id from member where shows_lastname and name_fold(lastname) collate "C" >= q_name and name_fold(lastname) collate "C" < q_name || chr(1114111) offset 0) named cross join lateral (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where card.id = named.id offset 0) card where (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_region_20(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[10] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[11] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[12] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[13] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[14] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[15] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[16] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[17] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[18] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[19] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[20] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_region_64(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[10] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[11] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[12] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[13] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[14] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[15] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[16] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[17] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[18] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[19] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[20] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[21] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[22] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[23] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[24] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[25] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[26] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[27] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[28] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[29] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[30] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[31] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[32] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[33] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[34] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[35] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[36] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[37] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[38] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[39] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[40] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[41] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[42] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[43] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[44] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[45] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[46] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[47] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[48] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[49] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[50] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[51] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[52] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[53] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[54] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[55] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[56] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[57] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[58] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[59] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[60] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[61] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[62] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[63] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[64] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_region_8(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_country_1(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where country = q_places[1]::smallint and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_everywhere_1(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_named_1(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        select card.* from (select id from member where name_fold(firstname) collate "C" >= q_name and name_fold(firstname) collate "C" < q_name || chr(1114111) union select id from member where shows_lastname and name_fold(lastname) collate "C" >= q_name and name_fold(lastname) collate "C" < q_name || chr(1114111) offset 0) named cross join lateral (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where card.id = named.id offset 0) card where (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_region_20(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[10] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[11] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[12] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[13] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[14] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[15] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[16] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[17] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[18] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[19] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[20] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_region_64(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[10] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[11] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[12] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[13] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[14] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[15] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[16] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[17] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[18] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[19] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[20] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[21] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[22] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[23] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[24] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[25] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[26] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[27] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[28] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[29] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[30] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[31] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[32] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[33] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[34] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[35] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[36] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[37] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[38] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[39] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[40] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[41] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[42] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[43] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[44] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[45] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[46] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[47] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[48] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[49] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[50] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[51] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[52] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[53] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[54] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[55] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[56] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[57] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[58] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[59] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[60] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[61] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[62] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[63] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[64] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_region_8(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where ((tile >> 16) << 12) + ((tile & 16383) >> 2) = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_tile_25(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[10] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[11] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[12] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[13] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[14] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[15] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[16] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[17] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[18] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[19] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[20] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[21] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[22] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[23] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[24] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[25] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_tile_4(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_rest_tile_9(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_answers jsonpath, q_examine integer, q_page integer, q_without uuid[])
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (q_answers is null or exists (
        select from profile_answer where profile_answer.member_id = card.id and profile_answer.answers @@ q_answers offset 0))
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0))
      and card.id <> all(q_without) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_tile_25(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[10] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[11] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[12] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[13] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[14] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[15] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[16] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[17] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[18] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[19] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[20] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[21] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[22] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[23] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[24] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[25] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_tile_4(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.feed_tile_9(q_viewer uuid, q_places integer[], q_genders integer, q_below_rank integer, q_below_id uuid, q_least_rank integer, q_lat double precision, q_lng double precision, q_near double precision, q_far double precision, q_born_after date, q_born_by date, q_gender_bit integer, q_age integer, q_in_country smallint, q_not_country smallint, q_name text, q_examine integer, q_page integer)
 RETURNS TABLE(card_id uuid, card_rank integer, is_passed boolean, is_last boolean)
 LANGUAGE plpgsql
 STABLE ROWS 20
 SET plan_cache_mode TO 'force_generic_plan'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET jit TO 'off'
 SET enable_sort TO 'off'
AS $function$
begin
  return query
  select judged.id, judged.rank, judged.passed, judged.place = q_examine from (
    select card.id, card.rank, row_number() over () as place,
      card.birth > q_born_after and card.birth <= q_born_by
      and (card.seek & q_gender_bit <> 0 or card.seek in (7, 15)) and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and (q_genders & 256 = 0 or exists (
        select from member where member.id = card.id and member.photo_checked_at is not null offset 0))
      and card.id <> q_viewer
      and (card.seek & 8 = 0 or is_shown_to(card.id, q_viewer))
      and not exists (select from reaction where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = q_viewer and to_id = card.id offset 0)
      and not exists (select from block where from_id = card.id and to_id = q_viewer offset 0)
      and (q_name is null or exists (
        select from member where member.id = card.id and (starts_with(name_fold(member.firstname), q_name)
          or member.shows_lastname and starts_with(name_fold(member.lastname), q_name)) offset 0)) as passed
    from (
        (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[1] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[2] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[3] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[4] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[5] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[6] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[7] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[8] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0)
        union all (select id, rank, gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng from card where tile = q_places[9] and (1 << card.gender) & q_genders <> 0 and (rank, card.id) < (q_below_rank, q_below_id) and rank >= q_least_rank order by rank desc, id desc offset 0) order by rank desc, id desc limit q_examine
    ) card offset 0
  ) judged where judged.passed or judged.place = q_examine limit q_page;
end $function$
CREATE OR REPLACE FUNCTION public.is_session_live(session_id uuid, moment timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (select from session where session.id = session_id and session.expires_at > moment)
$function$
CREATE OR REPLACE FUNCTION public.is_shown_to(owner uuid, viewer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE COST 1000
AS $function$
begin
  return likes_or_writes_with(owner, viewer) or not exists (
    select from member where member.id = owner and (member.private_mode or exists (
      select from known_contact where known_contact.owner_id = viewer and known_contact.member_id = owner
        and case known_contact.kind when 'number' then member.proven_phone is not null else member.email is not null end)));
end $function$
CREATE OR REPLACE FUNCTION public.is_turn_of(reader uuid, writer uuid, since timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
 STABLE
AS $function$
  select exists (
    select from conversation
      join message on message.conversation_id = conversation.id and message.seq = conversation.last_seq
    where low_id = least(reader, writer) and high_id = greatest(reader, writer) and state = 'open'
      and message.sender_id = writer and message.deleted_at is null and message.created_at <= since
      and not exists (select from participant
        where participant.conversation_id = conversation.id and participant.member_id = reader and closing_at is not null)
  )
$function$
CREATE OR REPLACE FUNCTION public.ledger_append_only()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'LG004';
end
$function$
CREATE OR REPLACE FUNCTION public.likes_or_writes_with(owner uuid, viewer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE COST 1000
AS $function$
begin
  return exists (select from reaction where from_id = owner and to_id = viewer and kind = 1)
    or exists (
      select from conversation
      where low_id = least(owner, viewer) and high_id = greatest(owner, viewer) and state in ('open', 'request'));
end $function$
CREATE OR REPLACE FUNCTION public.living_members()
 RETURNS TABLE(id uuid)
 LANGUAGE sql
 STABLE
AS $function$
  select member.id from member where member.status <> 'deleted'
$function$
CREATE OR REPLACE FUNCTION public.matches_with(owner uuid, viewer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE COST 1000
AS $function$
begin
  return exists (select from reaction where from_id = owner and to_id = viewer and matched);
end $function$
CREATE OR REPLACE FUNCTION public.name_fold(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(NORMALIZE(name, NFD), '[̀-ͯ]'::text, ''::text, 'g'::text))
CREATE OR REPLACE FUNCTION public.note_profile_view(viewer uuid, seen uuid, seen_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE sql
AS $function$
  with noted as (
    insert into profile_view (viewer_id, seen_id, at) select viewer, seen, seen_at where viewer <> seen
    on conflict (viewer_id, seen_id) do update set at = excluded.at where profile_view.at < excluded.at - interval '1 day'
    returning 1
  )
  select exists (select from noted)
$function$
CREATE OR REPLACE FUNCTION public.post_journal(new_id uuid, new_kind text, new_key text, paths text[], amounts bigint[], happened_at timestamp with time zone, new_channel text, new_details jsonb, OUT journal_id uuid, OUT replayed boolean)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare
  hash bytea := sha256(convert_to(new_kind || ' ' || array_to_string(paths, ' ') || ' ' || array_to_string(amounts, ' '), 'UTF8'));
  known_hash bytea;
  ids bigint[];
  moved bigint[];
  are_bounded boolean[];
  after bigint[];
  versions bigint[];
  one_after bigint;
  one_version bigint;
begin
  insert into journal (id, kind, key, request_hash, at, channel, details, legs)
    values (new_id, new_kind, new_key, hash, happened_at, new_channel, new_details, cardinality(paths))
    on conflict (key) do nothing;
  replayed := not found;
  if replayed then
    -- A twin that was faster has committed by now.
    select journal.id, journal.request_hash into strict journal_id, known_hash from journal where journal.key = new_key;
    if known_hash <> hash then
      raise exception 'key reused for another request' using errcode = 'LG409';
    end if;
    return;
  end if;
  journal_id := new_id;

  select array_agg(named.id order by named.id), array_agg(asked.amount order by named.id), array_agg(named.bounded order by named.id)
    into ids, moved, are_bounded
    from unnest(paths, amounts) as asked (path, amount)
    cross join lateral (select account.id, account.bounded from account where account.path = asked.path and account.closed_at is null offset 0) named;
  if cardinality(ids) is distinct from cardinality(paths) or cardinality(paths) is distinct from cardinality(amounts) then
    raise exception 'unknown or closed account' using errcode = 'LG005';
  end if;

  for leg in 1 .. cardinality(ids) loop
    one_after := null;
    one_version := null;
    if are_bounded[leg] then
      update account_balance balance set posted = balance.posted + moved[leg], version = balance.version + 1
        where balance.account_id = ids[leg] returning balance.posted, balance.version into strict one_after, one_version;
    end if;
    after[leg] := one_after;
    versions[leg] := one_version;
  end loop;
  -- A key is `kind:intent`. A call that outlived its lease may have been replaced; giving it up locks the same balance, so one of the two sees the other.
  if exists (select from idempotent_call where intent = split_part(new_key, ':', 2) and status >= 400) then
    raise exception 'the call was given up or refused' using errcode = 'LG410';
  end if;
  insert into posting (journal_id, account_id, amount, balance_after, account_version)
    select new_id, legs.account_id, legs.amount, legs.balance_after, legs.account_version
    from unnest(ids, moved, after, versions) as legs (account_id, amount, balance_after, account_version);
end
$function$
CREATE OR REPLACE FUNCTION public.posting_sound()
 RETURNS trigger
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
declare fault text;
begin
  select case
      when not bool_and(known) then 'unknown or closed account'
      when sum(amount) <> 0 then 'unbalanced journal'
      when not bool_and(born) then 'closed journal' end
    into fault
    from (
      select written.journal_id, found.currency, written.amount, coalesce(found.closed_at is null and found.id is not null, false) as known,
        coalesce((select journal.xact = pg_current_xact_id() from journal where journal.id = written.journal_id), false) as born
      from written left join lateral (
        select account.id, account.currency, account.closed_at from account where account.id = written.account_id offset 0) found on true) checked
    group by journal_id, currency
    having sum(amount) <> 0 or not bool_and(known) or not bool_and(born)
    limit 1;
  if found then
    raise exception '%', fault using errcode = case fault
      when 'unbalanced journal' then 'LG001' when 'closed journal' then 'LG002' else 'LG005' end;
  end if;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.react(viewer uuid, target uuid, wanted smallint, only_from smallint, reacted_at timestamp with time zone, may_see boolean, new_since timestamp with time zone, counted boolean, together boolean, OUT outcome text, OUT after smallint, OUT was_matched boolean, OUT is_matched boolean)
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'auto'
AS $function$
declare
  before smallint;
begin
  outcome := 'hidden';
  if not may_see then return; end if;
  outcome := 'done';
  perform pg_advisory_xact_lock(hashtextextended(least(viewer, target)::text || greatest(viewer, target)::text, 0));
  select kind, matched into before, was_matched from reaction where from_id = viewer and to_id = target;
  before := coalesce(before, 0);
  was_matched := coalesce(was_matched, false);
  after := before;
  is_matched := was_matched;
  if before = wanted or before <> only_from then return; end if;
  if wanted = 1 and exists (select from participant where member_id = viewer and peer_id = target and closing_at is not null) then
    outcome := 'closing';
    return;
  end if;
  if wanted = 1 and not counted and exists (select from member where id = viewer and created_at >= new_since) then
    outcome := 'count';
    return;
  end if;
  is_matched := wanted = 1 and exists (select from reaction where from_id = target and to_id = viewer and kind = 1);
  if is_matched <> was_matched and not together then
    outcome := 'together';
    return;
  end if;
  after := wanted;
  if wanted = 0 then
    delete from reaction where from_id = viewer and to_id = target;
  else
    insert into reaction (from_id, to_id, kind, matched, at) values (viewer, target, wanted, is_matched, reacted_at)
      on conflict (from_id, to_id) do update set kind = excluded.kind, matched = excluded.matched, at = excluded.at;
  end if;
  if is_matched <> was_matched then
    update reaction set matched = is_matched where from_id = target and to_id = viewer;
  end if;
  if before = 1 and wanted <> 1 and exists (select from member where id = viewer and (private_mode or hides_from_known)) then
    -- Without the like, the target may no longer see the viewer.
    perform add_job('members.hidden_from', jsonb_build_object('memberId', viewer, 'from', target), reacted_at, null);
  end if;
  if wanted = 1 and not is_matched then
    -- Once a day, however often the viewer changes their mind.
    perform add_job('reactions.tell', jsonb_build_object('event', 'like', 'to', target, 'about', viewer), reacted_at,
      'like ' || viewer || ' ' || target || ' ' || to_char(reacted_at at time zone 'UTC', 'YYYY-MM-DD'));
  end if;
end
$function$
CREATE OR REPLACE FUNCTION public.refuse_purge_by_ctid()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_query() ~* '\mctid\M' then
    raise exception 'rows of % cannot be found by ctid: it has partitions', tg_table_name using errcode = 'feature_not_supported';
  end if;
  return null;
end
$function$
CREATE OR REPLACE FUNCTION public.send_content(from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamp with time zone, may_see boolean, most_new integer, asking boolean, answered bigint, attached text, OUT outcome text, OUT stored message)
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'auto'
AS $function$
declare
  chat conversation;
  closing boolean := false;
  first_sent timestamptz;
  -- New members that a limited sender may write to within 24 hours.
  most_limited constant int := 3;
  limited boolean;
begin
  if may_see then
    select * into chat from conversation
      where low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id) for no key update;
    select closing_at is not null, first_sent_at into closing, first_sent from participant where conversation_id = chat.id and member_id = from_id;
    closing := coalesce(closing, false);
    if not closing and (chat.state = 'open' or (asking and chat.state = 'request' and chat.requested_by = from_id)) then
      if answered > chat.last_seq then
        outcome := 'ahead';
        return;
      end if;
      if first_sent is null and exists (
        select from member where id = from_id and (created_at > sent_at - interval '72 hours'
          or exists (select from sender_limit where member_id = from_id and until > sent_at))
      ) then
        -- First messages of a new or limited account are counted one after the other, whichever conversations they are for.
        perform pg_advisory_xact_lock(hashtextextended('new recipients of ' || from_id::text, 0));
        limited := exists (select from sender_limit where member_id = from_id and until > sent_at);
        if (select count(*) from participant where member_id = from_id and first_sent_at > sent_at - interval '24 hours')
          >= (case when limited then least(most_new, most_limited) else most_new end) then
          outcome := 'too_new';
          return;
        end if;
      end if;
      -- Times never run backwards within a conversation, whichever process wrote.
      insert into message (conversation_id, seq, id, sender_id, kind, body, created_at, reply_to_seq, attachment)
        values (chat.id, chat.last_seq + 1, message_id, from_id, 'text', written, greatest(sent_at, chat.last_at), answered, attached)
        on conflict (sender_id, id) do nothing returning * into stored;
      if found then
        update conversation set last_seq = stored.seq, last_at = stored.created_at where id = chat.id;
        update participant set last_at = stored.created_at, unread = unread + (member_id = to_id)::int,
          first_sent_at = case when member_id = from_id then coalesce(first_sent_at, sent_at) else first_sent_at end
          where conversation_id = chat.id;
        outcome := 'sent';
        return;
      end if;
    end if;
  end if;
  select * into stored from message where sender_id = from_id and id = message_id;
  if found then
    -- A change replaces the text that was sent. The answered message is not compared: a process of the release before stores none.
    outcome := case when stored.kind = 'text' and stored.attachment is not distinct from attached
      and (stored.body = written or stored.edited_at is not null or stored.deleted_at is not null) and exists (
      select from conversation where id = stored.conversation_id and low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id)
    ) then 'repeated' else 'taken' end;
    return;
  end if;
  outcome := case when not may_see then 'hidden' when closing then 'closed' else coalesce(chat.state, 'none') end;
end
$function$
CREATE OR REPLACE FUNCTION public.send_message(from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamp with time zone, may_see boolean, most_new integer, asking boolean, OUT outcome text, OUT stored message)
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'auto'
AS $function$
declare
  result record;
begin
  select * into result from send_content(from_id, to_id, message_id, written, sent_at, may_see, most_new, asking, null, null);
  outcome := result.outcome;
  stored := result.stored;
end
$function$
CREATE OR REPLACE FUNCTION public.send_text(from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamp with time zone, may_see boolean, most_new integer, asking boolean, answered bigint, OUT outcome text, OUT stored message)
 RETURNS record
 LANGUAGE plpgsql
 SET plan_cache_mode TO 'auto'
AS $function$
declare
  result record;
begin
  select * into result from send_content(from_id, to_id, message_id, written, sent_at, may_see, most_new, asking, answered, null);
  outcome := result.outcome;
  stored := result.stored;
end
$function$
CREATE OR REPLACE FUNCTION public.split_default_partition(of_table text, partition_name text, lower_bound text, upper_bound text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '75ms'
AS $function$
declare
  default_table constant text := of_table || '_default';
  next_table constant text := of_table || '_next';
  partition_column constant text := (
    select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = of_table::regclass
  );
begin
  if not has_table_privilege(session_user, of_table, 'insert') then
    raise exception '% may not change partitions of %', session_user, of_table using errcode = 'insufficient_privilege';
  end if;
  perform create_partition_table(of_table, next_table);
  -- The purge of rows in the default partition needs the index, and the right to delete them there.
  execute format('create index on %I (%I)', next_table, partition_column);
  execute format('grant select, update, delete on %I to %I', next_table, session_user);
  execute format('alter table %I detach partition %I', of_table, default_table);
  execute format('alter table %I rename to %I', default_table, partition_name);
  execute format('alter table %I rename to %I', next_table, default_table);
  execute format('alter table %I attach partition %I for values from (%s) to (%L)', of_table, partition_name,
    coalesce(quote_literal(lower_bound), 'minvalue'), upper_bound);
  execute format('alter table %I attach partition %I default', of_table, default_table);
  execute format('alter table %I drop constraint within_bounds', partition_name);
end
$function$

CREATE TRIGGER account_kept BEFORE DELETE OR UPDATE ON public.account FOR EACH ROW EXECUTE FUNCTION account_kept()
CREATE TRIGGER account_opened AFTER INSERT ON public.account REFERENCING NEW TABLE AS opened FOR EACH STATEMENT EXECUTE FUNCTION account_opened()
CREATE TRIGGER audit_append_only BEFORE INSERT OR DELETE OR UPDATE ON public.audit_entry FOR EACH ROW EXECUTE FUNCTION audit_append_only()
CREATE TRIGGER audit_no_truncate BEFORE TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION audit_append_only()
CREATE TRIGGER call_kept BEFORE UPDATE ON public.call FOR EACH ROW WHEN ((old.state = 'ended'::text)) EXECUTE FUNCTION call_kept()
CREATE TRIGGER credit_price_append_only BEFORE DELETE OR UPDATE ON public.credit_price FOR EACH ROW EXECUTE FUNCTION ledger_append_only()
CREATE TRIGGER exchange_rate_append_only BEFORE DELETE OR UPDATE ON public.exchange_rate FOR EACH ROW EXECUTE FUNCTION ledger_append_only()
CREATE TRIGGER journal_append_only BEFORE DELETE OR UPDATE ON public.journal FOR EACH ROW EXECUTE FUNCTION ledger_append_only()
CREATE TRIGGER journal_no_truncate BEFORE TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only()
CREATE TRIGGER clear_erased_salt BEFORE UPDATE OF email ON public.member FOR EACH ROW WHEN (((new.status = 'deleted'::text) AND (new.email = ((new.id)::text || '@deleted.invalid'::text)) AND (new.shuffle_salt IS NOT NULL))) EXECUTE FUNCTION clear_erased_salt()
CREATE TRIGGER posting_append_only BEFORE DELETE OR UPDATE ON public.posting FOR EACH ROW EXECUTE FUNCTION ledger_append_only()
CREATE TRIGGER posting_no_truncate BEFORE TRUNCATE ON public.posting FOR EACH STATEMENT EXECUTE FUNCTION ledger_append_only()
CREATE TRIGGER posting_sound AFTER INSERT ON public.posting REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION posting_sound()
