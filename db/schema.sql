-- Made by `npm run db:schema` from the migrations; never edited.

table account
  member_id uuid not null
  currency text not null
  balance bigint not null default 0
  constraint account_currency_check CHECK ((currency = ANY (ARRAY['USD'::text, 'CREDIT'::text])))
  constraint account_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE RESTRICT
  constraint account_not_negative CHECK ((balance >= 0))
  constraint account_pkey PRIMARY KEY (member_id, currency)

table block
  from_id uuid not null
  to_id uuid not null
  at timestamp with time zone not null
  constraint block_check CHECK ((from_id <> to_id))
  constraint block_from_id_fkey FOREIGN KEY (from_id) REFERENCES member(id) ON DELETE CASCADE
  constraint block_pkey PRIMARY KEY (from_id, to_id)
  constraint block_to_id_fkey FOREIGN KEY (to_id) REFERENCES member(id) ON DELETE CASCADE

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

table code
  member_id uuid not null
  purpose text not null
  code_hash bytea not null
  attempts smallint not null default 0
  sent_at timestamp with time zone not null
  expires_at timestamp with time zone not null
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

table email_change
  member_id uuid not null
  email text not null
  asked_at timestamp with time zone not null
  constraint email_change_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint email_change_pkey PRIMARY KEY (member_id)

table entitlement
  member_id uuid not null
  plan_id text not null
  period_start timestamp with time zone not null
  period_end timestamp with time zone not null
  messages_used integer not null default 0
  calls_used integer not null default 0
  constraint entitlement_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint entitlement_pkey PRIMARY KEY (member_id)
  constraint entitlement_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES plan(id)

table failed_attempt
  key bytea not null
  failed integer not null
  expires_at timestamp with time zone not null
  constraint failed_attempt_pkey PRIMARY KEY (key)

table installation
  singleton boolean not null default true
  mode text not null
  created_at timestamp with time zone not null default now()
  seeded_at timestamp with time zone
  constraint installation_mode_check CHECK ((mode = ANY (ARRAY['demo'::text, 'real'::text])))
  constraint installation_pkey PRIMARY KEY (singleton)
  constraint installation_singleton_check CHECK (singleton)

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

table known_device
  member_id uuid not null
  fingerprint bytea not null
  used_at timestamp with time zone not null
  constraint known_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint known_device_pkey PRIMARY KEY (member_id, fingerprint)

table match_filter
  member_id uuid not null
  filter jsonb not null
  resume jsonb
  updated_at timestamp with time zone not null
  constraint match_filter_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint match_filter_pkey PRIMARY KEY (member_id)

table member
  id uuid not null
  status text not null
  role text not null default 'user'::text
  email text not null
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
  terms_accepted_at timestamp with time zone not null
  verified_at timestamp with time zone
  created_at timestamp with time zone not null
  constraint member_check CHECK ((min_age <= max_age))
  constraint member_gender_check CHECK (((gender >= 0) AND (gender <= 2)))
  constraint member_pkey PRIMARY KEY (id)
  constraint member_role_check CHECK ((role = ANY (ARRAY['admin'::text, 'user'::text, 'guest'::text])))
  constraint member_seek_check CHECK (((seek >= 1) AND (seek <= 7)))
  constraint member_status_check CHECK ((status = ANY (ARRAY['unverified'::text, 'active'::text, 'paused'::text, 'suspended'::text, 'deleted'::text])))

table message
  conversation_id uuid not null
  seq bigint not null
  id uuid not null
  sender_id uuid
  kind text not null
  body text not null
  created_at timestamp with time zone not null
  constraint message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE
  constraint message_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'gift'::text, 'system'::text])))
  constraint message_pkey PRIMARY KEY (conversation_id, seq)

table participant
  conversation_id uuid not null
  member_id uuid not null
  peer_id uuid not null
  last_at timestamp with time zone not null
  delivered_seq bigint not null default 0
  read_seq bigint not null default 0
  unread integer not null default 0
  constraint participant_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE
  constraint participant_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint participant_pkey PRIMARY KEY (conversation_id, member_id)
  constraint participant_unread_check CHECK ((unread >= 0))

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
  constraint photo_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint photo_pkey PRIMARY KEY (id)
  constraint photo_review_check CHECK ((review = ANY (ARRAY['waiting'::text, 'approved'::text, 'removed'::text])))
  constraint photo_storage_key_key UNIQUE (storage_key)

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
  constraint plan_gift_conversion_check CHECK (((gift_conversion >= 0) AND (gift_conversion <= 100)))
  constraint plan_period_days_check CHECK ((period_days > 0))
  constraint plan_pkey PRIMARY KEY (id)
  constraint plan_price_cents_check CHECK ((price_cents >= 0))

table presence
  member_id uuid not null
  last_active timestamp with time zone not null
  constraint presence_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint presence_pkey PRIMARY KEY (member_id)

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

table sandbox_mail
  id bigint not null identity
  to_address text not null
  subject text not null
  text_body text not null
  html_body text not null
  sent_at timestamp with time zone not null
  constraint sandbox_mail_pkey PRIMARY KEY (id)

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
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
  constraint session_pkey PRIMARY KEY (id)
  constraint session_token_hash_key UNIQUE (token_hash)

CREATE UNIQUE INDEX account_pkey ON public.account USING btree (member_id, currency)
CREATE INDEX block_list ON public.block USING btree (from_id, at DESC, to_id DESC)
CREATE UNIQUE INDEX block_pkey ON public.block USING btree (from_id, to_id)
CREATE INDEX block_reverse ON public.block USING btree (to_id, from_id)
CREATE INDEX card_country ON public.card USING btree (country, rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, cell_lat, cell_lng)
CREATE UNIQUE INDEX card_pkey ON public.card USING btree (id)
CREATE INDEX card_rank ON public.card USING btree (rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng)
CREATE INDEX card_region ON public.card USING btree (((((tile >> 16) << 12) + ((tile & 16383) >> 2))), rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng, tile)
CREATE INDEX card_tile ON public.card USING btree (tile, rank DESC, id DESC) INCLUDE (gender, birth, seek, min_age, max_age, country, cell_lat, cell_lng)
CREATE INDEX code_expiry ON public.code USING btree (expires_at)
CREATE UNIQUE INDEX code_pkey ON public.code USING btree (member_id, purpose)
CREATE INDEX conversation_high ON public.conversation USING btree (high_id)
CREATE UNIQUE INDEX conversation_low_id_high_id_key ON public.conversation USING btree (low_id, high_id)
CREATE UNIQUE INDEX conversation_pkey ON public.conversation USING btree (id)
CREATE UNIQUE INDEX credential_pkey ON public.credential USING btree (member_id)
CREATE UNIQUE INDEX email_change_pkey ON public.email_change USING btree (member_id)
CREATE UNIQUE INDEX entitlement_pkey ON public.entitlement USING btree (member_id)
CREATE INDEX failed_attempt_expiry ON public.failed_attempt USING btree (expires_at)
CREATE UNIQUE INDEX failed_attempt_pkey ON public.failed_attempt USING btree (key)
CREATE UNIQUE INDEX installation_pkey ON public.installation USING btree (singleton)
CREATE UNIQUE INDEX job_dedupe_key ON public.job USING btree (dedupe)
CREATE INDEX job_done ON public.job USING btree (done_at) WHERE (done_at IS NOT NULL)
CREATE INDEX job_due ON public.job USING btree (run_at) WHERE (done_at IS NULL)
CREATE UNIQUE INDEX job_pkey ON public.job USING btree (id)
CREATE UNIQUE INDEX known_device_pkey ON public.known_device USING btree (member_id, fingerprint)
CREATE INDEX known_device_used ON public.known_device USING btree (used_at)
CREATE UNIQUE INDEX match_filter_pkey ON public.match_filter USING btree (member_id)
CREATE UNIQUE INDEX member_email ON public.member USING btree (email)
CREATE INDEX member_firstname ON public.member USING btree (name_fold(firstname) COLLATE "C")
CREATE INDEX member_lastname ON public.member USING btree (name_fold(lastname) COLLATE "C") WHERE shows_lastname
CREATE UNIQUE INDEX member_pkey ON public.member USING btree (id)
CREATE INDEX member_unverified ON public.member USING btree (created_at) WHERE (status = 'unverified'::text)
CREATE UNIQUE INDEX message_pkey ON public.message USING btree (conversation_id, seq)
CREATE UNIQUE INDEX message_sender ON public.message USING btree (sender_id, id)
CREATE INDEX participant_list ON public.participant USING btree (member_id, last_at DESC, conversation_id DESC)
CREATE UNIQUE INDEX participant_peer ON public.participant USING btree (member_id, peer_id)
CREATE UNIQUE INDEX participant_pkey ON public.participant USING btree (conversation_id, member_id)
CREATE INDEX participant_unread ON public.participant USING btree (member_id) WHERE (unread > 0)
CREATE INDEX photo_member ON public.photo USING btree (member_id, "position", id)
CREATE UNIQUE INDEX photo_pkey ON public.photo USING btree (id)
CREATE INDEX photo_review ON public.photo USING btree (created_at) WHERE (review = 'waiting'::text)
CREATE UNIQUE INDEX photo_storage_key_key ON public.photo USING btree (storage_key)
CREATE UNIQUE INDEX place_pkey ON public.place USING btree (member_id)
CREATE UNIQUE INDEX plan_pkey ON public.plan USING btree (id)
CREATE UNIQUE INDEX presence_pkey ON public.presence USING btree (member_id)
CREATE INDEX reaction_given ON public.reaction USING btree (from_id, kind, at DESC, to_id DESC)
CREATE UNIQUE INDEX reaction_pkey ON public.reaction USING btree (from_id, to_id)
CREATE INDEX reaction_received ON public.reaction USING btree (to_id, kind, at DESC, from_id DESC)
CREATE UNIQUE INDEX sandbox_mail_pkey ON public.sandbox_mail USING btree (id)
CREATE INDEX sandbox_mail_to ON public.sandbox_mail USING btree (to_address, id DESC)
CREATE INDEX session_expiry ON public.session USING btree (expires_at)
CREATE INDEX session_member ON public.session USING btree (member_id, last_used_at DESC)
CREATE UNIQUE INDEX session_pkey ON public.session USING btree (id)
CREATE UNIQUE INDEX session_token_hash_key ON public.session USING btree (token_hash)

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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
      and card.seek & q_gender_bit <> 0 and q_age between card.min_age and card.max_age
      and (q_in_country is null or card.country = q_in_country) and (q_not_country is null or card.country <> q_not_country)
      and (q_far is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) <= q_far)
      and (q_near is null or card.cell_lat is null or (sin(radians(card.cell_lat - q_lat) / 2) ^ 2 + cos(radians(q_lat)) * cos(radians(card.cell_lat)) * sin(radians(card.cell_lng - q_lng) / 2) ^ 2) > q_near)
      and card.id <> q_viewer
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
CREATE OR REPLACE FUNCTION public.name_fold(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(regexp_replace(NORMALIZE(name, NFD), '[̀-ͯ]'::text, ''::text, 'g'::text))
CREATE OR REPLACE FUNCTION public.react(viewer uuid, target uuid, wanted smallint, reacted_at timestamp with time zone, OUT before smallint, OUT was_matched boolean, OUT is_matched boolean)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_advisory_xact_lock(hashtextextended(least(viewer, target)::text || greatest(viewer, target)::text, 0));
  select kind, matched into before, was_matched from reaction where from_id = viewer and to_id = target;
  before := coalesce(before, 0);
  was_matched := coalesce(was_matched, false);
  is_matched := false;
  if wanted = 0 then
    delete from reaction where from_id = viewer and to_id = target;
  else
    is_matched := wanted = 1 and exists (select from reaction where from_id = target and to_id = viewer and kind = 1);
    insert into reaction (from_id, to_id, kind, matched, at) values (viewer, target, wanted, is_matched, reacted_at)
      on conflict (from_id, to_id) do update set kind = excluded.kind, matched = excluded.matched, at = excluded.at
      where reaction.kind <> excluded.kind or reaction.matched <> excluded.matched;
  end if;
  if is_matched <> was_matched then
    update reaction set matched = is_matched where from_id = target and to_id = viewer;
  end if;
end
$function$
CREATE OR REPLACE FUNCTION public.send_message(from_id uuid, to_id uuid, message_id uuid, written text, sent_at timestamp with time zone, may_see boolean, OUT outcome text, OUT stored message)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
declare
  chat conversation;
begin
  if may_see then
    select * into chat from conversation
      where low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id) for no key update;
    if chat.state = 'open' then
      -- Times never run backwards within a conversation, whichever process wrote.
      insert into message (conversation_id, seq, id, sender_id, kind, body, created_at)
        values (chat.id, chat.last_seq + 1, message_id, from_id, 'text', written, greatest(sent_at, chat.last_at))
        on conflict (sender_id, id) do nothing returning * into stored;
      if found then
        update conversation set last_seq = stored.seq, last_at = stored.created_at where id = chat.id;
        update participant set last_at = stored.created_at, unread = unread + (member_id = to_id)::int where conversation_id = chat.id;
        outcome := 'sent';
        return;
      end if;
    end if;
  end if;
  select * into stored from message where sender_id = from_id and id = message_id;
  if found then
    outcome := case when stored.kind = 'text' and stored.body = written and exists (
      select from conversation where id = stored.conversation_id and low_id = least(from_id, to_id) and high_id = greatest(from_id, to_id)
    ) then 'repeated' else 'taken' end;
    return;
  end if;
  outcome := case when not may_see then 'hidden' when chat.state = 'closed' then 'closed' else 'not_matched' end;
end
$function$
