// Migrations that would block a table in use, and the safe alternatives.
import type { Violation } from './violations.ts'

let number = 100
const migration = (rule: string, text: string): Violation => ({
  rule,
  path: `db/migrations/${String(number++).padStart(4, '0')}_planted.sql`,
  text: `${text}\n`,
})
const mark = '-- no transaction\n'

export const violations: Violation[] = [
  migration('blocking-index', 'create index song_title on song (title);'),
  migration('blocking-index', 'create unique index song_title on song (title);'),
  migration('no-transaction', 'create index concurrently if not exists song_title on song (title);'),
  migration('repeatable', `${mark}create index concurrently song_title on song (title);`),
  migration('repeatable', `${mark}alter table song add column length int;`),
  migration('statement-end', `${mark}drop index concurrently if exists a; drop index concurrently if exists b;`),
  migration('blocking', 'drop index song_title;'),
  migration('rewrite', 'alter table song alter column title type varchar(10);'),
  migration('rewrite', 'alter table song add column mix real default random();'),
  migration('rewrite', 'alter table song add column id uuid not null default gen_random_uuid();'),
  migration('rewrite', 'alter table song add column number bigserial;'),
  migration('rewrite', 'alter table song add column number int generated always as identity;'),
  migration('rewrite', 'alter table song add column words int generated always as (length(title)) stored;'),
  migration('rewrite', 'alter table song set unlogged;'),
  migration('not-null', 'alter table song alter column title set not null;'),
  migration('not-null', 'alter table song add column title text not null;'),
  migration('constraint-scan', 'alter table song add constraint long check (length(title) > 3);'),
  migration('constraint-scan', 'alter table song add constraint singer foreign key (singer) references member (id);'),
  migration('constraint-scan', 'alter table song add column singer uuid references member (id);'),
  migration('constraint-scan', 'alter table song add constraint alone exclude using btree (title with =);'),
  migration('constraint-scan', 'alter table song attach partition old default;'),
  migration('validate-apart', 'alter table song add constraint long check (true) not valid;\nalter table song validate constraint long;'),
  migration('blocking-index', 'alter table song add constraint title unique (title);'),
  migration('blocking-index', 'alter table song add primary key (id);'),
  migration('blocking-index', 'alter table song add column code text unique;'),
  migration('backfill', "update song set title = '';"),
  migration('backfill', 'delete from song where title is null;'),
  migration('contract', 'alter table song drop column title;'),
  migration('contract', 'alter table song rename column title to name;'),
  migration('contract', 'alter table song rename to tune;'),
  migration('contract', 'drop table song;'),
  migration('contract', 'truncate song;'),
  // A contract mark allows only the contract rule, and an allow mark needs a reason.
  migration('rewrite', '-- contract: nobody reads it\nalter table song alter column title type text;'),
  migration('rewrite', '-- allow:\nalter table song alter column title type text;'),
  migration('rewrite', '-- allow: the first alone\nselect 1;\nalter table song alter column title type text;'),
  migration('blocking', `${mark}vacuum full song;`),
  migration('blocking', `${mark}reindex table song;`),
  migration('blocking', 'cluster song using song_title;'),
  migration('blocking', 'lock table song;'),
  migration('blocking', 'refresh materialized view chart;'),
  migration('unseen', "do $$ begin execute 'update song set title = 1'; end $$;"),
  migration('transaction', 'commit;'),
  migration('one-table', 'alter table song add column a int;\nalter table tune add column a int;'),
  migration('syntax', 'alter table song add colum a int;'),
]

/** Allowed migrations, one file each, in order. */
export const allowed: Readonly<Record<string, string>> = Object.fromEntries(
  [
    `${mark}-- Two of them; each by itself.\ncreate index concurrently if not exists song_title on song (title);\n\ndrop index concurrently if exists old;`,
    'alter table song add column a int, add column b text not null default $$x;$$, add column c timestamptz not null default now();',
    'alter table song add constraint a_there check (a is not null) not valid;',
    'alter table song validate constraint a_there;',
    'alter table song alter column a set not null;',
    'alter table song add constraint title_once unique using index song_title;',
    'alter table song add constraint singer foreign key (singer) references member (id) not valid;',
    `-- owner: members
create table tune (id int, title text);
create index tune_title on tune (title);
alter table tune add primary key (id);
alter table tune alter column title type varchar;
alter table tune add constraint short check (length(title) < 9);
update tune set title = 'é';
delete from tune;
alter table tune drop column title;
drop table tune;`,
    '-- contract: release 0.1, which read it, runs nowhere any more\nalter table song drop column title;',
    "-- allow: a dozen rows\nupdate plan set title = '';",
    'create or replace function f() returns int language sql as $$ select 1; $$;',
    'alter table song alter column a set default 1, drop constraint short;\nalter table song alter column a drop not null;',
    'alter table song rename constraint a_there to b_there;',
    `${mark}alter table song validate constraint singer;\nvacuum (analyze) song;\nreindex index concurrently song_title;`,
  ].map((text, index) => [`db/migrations/${String(50 + index).padStart(4, '0')}_allowed.sql`, `${text}\n`]),
)
