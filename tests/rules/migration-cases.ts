// Migrations that would block a table in use, and the safe alternatives.
import type { Violation } from './violations.ts'

let number = 100
const migration = (rule: string, text: string): Violation => ({
  rule,
  path: `db/migrations/${String(number++).padStart(4, '0')}_planted.sql`,
  text: `${text}\n`,
})
const mark = '-- no transaction\n'
const contract = '-- In: nothing. Out: one. Locks: none. Errors: none.\n'
const createFunction = (name: string) => `create or replace function ${name}() returns int language sql as $$ select 1 $$;`
const functionFile = (rule: string, name: string, text: string): Violation => ({
  rule,
  path: `features/blocks/server/sql/${name}.sql`,
  text: `${text}\n`,
})

export const migrationViolations: Violation[] = [
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
  migration('backfill', "with few as (select id from song limit 9) update song set title = '' from few where few.id = song.id;"),
  migration('backfill', "with done as (update song set title = '' returning id) insert into heard select id from done;"),
  migration('backfill', 'merge into song using tune on song.id = tune.id when matched then update set title = tune.title;'),
  migration('contract', 'drop function title_of(song);'),
  migration('contract', 'drop view chart;'),
  migration('contract', 'drop type mood;'),
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
  migration('function-body', 'create function f() returns int language sql as $$ select 1 $$;'),
  migration('function-body', 'create or replace function f() returns int language sql return 1;'),
  migration('function-body', 'create procedure p() language sql as $$ select 1 $$;'),
  migration('function-body', '-- contract: nobody calls it\ndrop function f();'),
  migration('contract', 'drop function if exists f(int);'),
  functionFile('function-file', 'none', `${contract}create table tune (id int);`),
  functionFile('function-file', 'not_replaced', `${contract}create function not_replaced() returns int language sql as $$ select 1 $$;`),
  functionFile('function-file', 'misnamed', `${contract}create or replace function other() returns int language sql as $$ select 1 $$;`),
  functionFile('function-file', 'two', `${contract}${createFunction('two')}\n${createFunction('three')}`),
  functionFile('function-file', 'grants', `${contract}${createFunction('grants')}\ngrant all on song to public;`),
  functionFile('function-contract', 'no_contract', createFunction('no_contract')),
  functionFile('function-contract', 'half', `-- In: nothing. Out: one.\n${createFunction('half')}`),
  { rule: 'function-file', path: 'features/blocks/server/store/sql/lost.sql', text: `${contract}${createFunction('lost')}\n` },
  functionFile('syntax', 'broken', 'create or replace function broken() returns;'),
  migration('one-table', 'alter table song add column a int;\nalter table tune add column a int;'),
  migration('syntax', 'alter table song add colum a int;'),
]

/** Migrations and functions without a violation, by path. They are checked in this order. */
export const allowedMigrations: Readonly<Record<string, string>> = {
  'platform/server/jobs/sql/one.sql': `${contract}${createFunction('one')}\n`,
  'features/blocks/server/sql/keep.sql': `-- Trigger before update on block. Errors: none.
create or replace function keep() returns trigger language plpgsql as $$ begin return old; end $$;
create or replace trigger keep before update on block for each row execute function keep();\n`,
  ...Object.fromEntries(
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
      '-- contract: release 0.1, which called it, runs nowhere any more\ndrop function if exists f(int);',
      '-- allow: an index below needs it\ncreate function g(text) returns text language sql immutable return $1;',
      'alter table song alter column a set default 1, drop constraint short;\nalter table song alter column a drop not null;',
      'alter table song rename constraint a_there to b_there;',
      `${mark}alter table song validate constraint singer;\nvacuum (analyze) song;\nreindex index concurrently song_title;`,
    ].map((text, index) => [`db/migrations/${String(50 + index).padStart(4, '0')}_allowed.sql`, `${text}\n`]),
  ),
}
