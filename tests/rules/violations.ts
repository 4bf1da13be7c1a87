import { deleteInBatches } from '#platform/server/db/delete-in-batches.ts'
import { declareDayPartitionedTable } from '#platform/server/db/partitions/day-partitions.ts'

/** A file that violates one rule, and the name of the rule in the report. */
export interface Violation {
  rule: string
  path: string
  text: string
}

const uses = (rule: string, path: string, target: string): Violation => ({
  rule,
  path,
  text: `import '${target}'\nexport const planted = 1\n`,
})

/** The second file of a planted import cycle, which is reported once. */
export const secondFileOfCycle = {
  'features/blocks/server/ring-b.ts': `import { a } from './ring-a.ts'\nexport const b = (): number => a()\n`,
}

const layers: Violation[] = [
  {
    rule: 'no-cycles',
    path: 'features/blocks/server/ring-a.ts',
    text: `import { b } from './ring-b.ts'\nexport const a = (): number => b()\n`,
  },
  uses('resolvable', 'features/blocks/server/lost.ts', '#features/blocks/server/nowhere.ts'),
  uses('resolvable', 'features/blocks/web/lost.ts', './nowhere.ts'),
  uses('declared-dependencies', 'platform/server/undeclared.ts', 'semver'),
  uses('contract-is-pure', 'features/photos/contract.ts', '../blocks/server/index.ts'),
  uses('contract-is-pure', 'features/places/contract.ts', 'node:fs'),
  uses('contract-is-pure', 'features/photos/locales/en.ts', 'react'),
  uses('contract-is-pure', 'platform/shared/impure.ts', 'kysely'),
  uses('contract-is-pure', 'apps/locales/impure.ts', '#apps/server/main.ts'),
  uses('platform-knows-no-feature', 'platform/server/knows-feature.ts', '#features/blocks/server/index.ts'),
  uses('platform-knows-no-feature', 'platform/web/knows-feature.ts', '#features/blocks/contract.ts'),
  uses('platform-knows-no-app', 'platform/server/knows-app.ts', '#apps/server/main.ts'),
  uses('features-know-no-app', 'features/blocks/server/knows-app.ts', '#apps/locales/en.ts'),
  uses('features-know-no-app', 'features/blocks/web/knows-app.ts', '#apps/web/main.tsx'),
  uses('web-never-server', 'features/blocks/web/uses-server.ts', '../server/index.ts'),
  uses('web-never-server', 'apps/web/uses-server.ts', '#platform/server/jobs.ts'),
  uses('web-never-server', 'platform/web/uses-server.ts', '#apps/sandbox/mailbox.ts'),
  {
    rule: 'web-never-server',
    path: 'features/blocks/web/uses-type.ts',
    text: `import type { DB } from '#db/types.gen.ts'\nexport type Planted = DB\n`,
  },
  uses('web-never-node', 'platform/web/uses-node.ts', 'node:path'),
  uses('server-never-web', 'features/blocks/server/uses-web.ts', '../web/index.ts'),
  uses('server-never-web', 'apps/server/uses-web.ts', '#platform/web/ui/Button.tsx'),
  uses('public-modules-only', 'features/members/server/internal-import.ts', '#features/blocks/server/store.ts'),
  uses('public-modules-only', 'features/members/web/internal-import.ts', '../../blocks/web/BlockButton.tsx'),
  uses('feature-list-only', 'features/blocks/server/uses-feature.ts', './feature.ts'),
  uses('sandbox-knows-no-feature', 'apps/sandbox/knows-feature.ts', '#features/members/server/index.ts'),
  uses('server-without-dev-dependencies', 'features/blocks/server/uses-tool.ts', 'fast-check'),
  uses('server-without-dev-dependencies', 'apps/server/uses-tool.ts', 'vite'),
  uses('test-support-in-tests-only', 'features/blocks/server/uses-equipment.ts', '#tests/support/people/people.ts'),
  uses('test-support-in-tests-only', 'apps/server/uses-equipment.ts', '#tests/support/people/people.ts'),
  uses('no-test-imports', 'tests/bench/uses-test.ts', '#features/members/server/join.test.ts'),
  uses('database-types-only', 'features/blocks/server/uses-seed.ts', '#apps/demo/seed.ts'),
]

/** One forbidden dependency per feature. */
export const architectureViolations = (table: Readonly<Record<string, readonly string[]>>): Violation[] => {
  const features = Object.keys(table)
  const strangers = Object.entries(table).map(([feature, used]) => {
    const stranger = features.find((name) => name !== feature && !used.includes(name)) ?? feature
    return uses(`${feature}-uses`, `features/${feature}/server/stranger.ts`, `#features/${stranger}/contract.ts`)
  })
  return [...layers, ...strangers]
}

export const compilerViolations: Violation[] = [
  { rule: 'TS2584', path: 'features/blocks/server/leak-dom.ts', text: `export const title = (): string => document.title\n` },
  uses('TS6307', 'features/blocks/server/leak-web.ts', '../web/index.ts'),
  { rule: 'TS2591', path: 'features/blocks/web/leak-node.ts', text: `import { sep } from 'node:path'\nexport const planted = sep\n` },
  uses('TS6307', 'features/blocks/web/leak-server.ts', '../server/store.ts'),
  { rule: 'TS2584', path: 'platform/shared/leak-dom.ts', text: `export const title = (): string => document.title\n` },
  { rule: 'TS2591', path: 'platform/shared/leak-node.ts', text: `import { sep } from 'node:path'\nexport const planted = sep\n` },
  uses('TS6307', 'platform/shared/leak-server.ts', '#platform/server/jobs.ts'),
  { rule: 'TS1294', path: 'features/blocks/server/enum.ts', text: `export enum Kind {\n  Like,\n}\n` },
  {
    rule: 'TS2741',
    path: 'features/members/locales/sw.ts',
    text: `import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'
export const sw: Localised<typeof en> = { title: 'Habari {name}' }\n`,
  },
]

const floating = `const later = async (): Promise<void> => {}\nexport const planted = (): void => {\n  later()\n}\n`
export const linterViolations: Violation[] = [
  { rule: 'no-explicit-any', path: 'platform/shared/any.ts', text: `export const planted = (value: any): boolean => value === 1\n` },
  { rule: 'no-default-export', path: 'platform/server/default.ts', text: `const planted = 1\nexport default planted\n` },
  { rule: 'no-default-export', path: 'platform/web/Default.tsx', text: `const Planted = () => null\nexport default Planted\n` },
  { rule: 'no-floating-promises', path: 'features/blocks/server/floating.ts', text: floating },
  { rule: 'no-floating-promises', path: 'features/blocks/web/floating.ts', text: floating },
  { rule: 'no-floating-promises', path: 'platform/shared/floating.ts', text: floating },
  { rule: 'no-floating-promises', path: 'features/members/server/floating.test.ts', text: floating },
  {
    rule: 'no-misused-promises',
    path: 'features/blocks/server/misused.ts',
    text: `const later = async (): Promise<boolean> => true\nexport const planted = (): number => (later() ? 1 : 2)\n`,
  },
  { rule: 'no-console', path: 'platform/server/console.ts', text: `console.log('planted')\n` },
  { rule: 'ban-ts-comment', path: 'platform/server/ignored.ts', text: `// @ts-ignore\nexport const planted: number = 'one'\n` },
  { rule: 'no-non-null-assertion', path: 'platform/server/bang.ts', text: `export const planted = (list: number[]): number => list[0]!\n` },
  {
    rule: 'rules-of-hooks',
    path: 'platform/web/Hooks.tsx',
    text: `import { useState } from 'react'\nexport const Planted = ({ on }: { on: boolean }) => {\n  if (on) useState(1)\n  return null\n}\n`,
  },
  {
    rule: 'exhaustive-deps',
    path: 'platform/web/Effect.tsx',
    text: `import { useEffect } from 'react'\nexport const Planted = ({ id }: { id: string }) => {\n  useEffect(() => {\n    document.title = id\n  }, [])\n  return null\n}\n`,
  },
  { rule: 'alt-text', path: 'platform/web/Picture.tsx', text: `export const Planted = () => <img src="/planted.png" />\n` },
  {
    rule: 'expect-expect',
    path: 'features/members/server/empty.test.ts',
    text: `import { test } from 'vitest'\ntest('proves nothing', () => {})\n`,
  },
  {
    rule: 'no-focused-tests',
    path: 'features/members/server/only.test.ts',
    text: `import { expect, test } from 'vitest'\ntest.only('alone', () => expect(1).toBe(1))\n`,
  },
]

export const directionViolations: Violation[] = ['-ml-2', 'md:pl-5', 'left-1/2', 'border-r', 'rounded-tl-card', 'text-right'].map(
  (name, index) => ({
    rule: 'one-sided',
    path: `platform/web/ui/Sided${index}.tsx`,
    text: `export const Planted = () => <p className="flex ${name}" />\n`,
  }),
)

const long = 'export {}\n'.repeat(301)
export const fileViolations: Violation[] = [
  { rule: 'file-length', path: 'features/blocks/server/long.ts', text: long },
  { rule: 'file-length', path: 'platform/web/Long.tsx', text: long },
  { rule: 'file-length', path: 'platform/web/long.css', text: '\n'.repeat(301) + 'a {}\n' },
]

export const docsViolations: Violation[] = [
  { rule: 'docs-link', path: 'docs/link.md', text: 'See [the guide](install.md).\n' },
  { rule: 'docs-path', path: 'docs/path.md', text: 'The card is in `features/members/server/no-such-file.ts`.\n' },
]

/** Paths in one folder, one more than a folder may have. */
export const flatFolder = Array.from({ length: 21 }, (_, index) => `platform/web/flat/part-${index}.ts`)

const writes = (path: string, code: string, rule = 'table-writer'): Violation => ({
  rule,
  path,
  text: `export const planted = (db) => ${code}\n`,
})
export const tableViolations: Violation[] = [
  writes('features/members/server/insert.ts', `db.insertInto('block').values({})`),
  writes('features/members/server/update.ts', `db\n  .updateTable(\n    'block as b',\n  )`),
  writes('features/members/server/delete.ts', `db.deleteFrom(['card', 'block'])`),
  // The rule knows these functions by their names, so a renamed one must fail here.
  writes('features/members/server/delete-batches.ts', `${deleteInBatches.name}(\n  batches, 'block', {})`),
  writes('features/members/server/hidden-batches.ts', `${deleteInBatches.name}(batches, name, {})`, 'table-name'),
  writes('features/members/server/day-partitions.ts', `${declareDayPartitionedTable.name}('block', { by: 'day', unit: 'date' })`),
  writes('features/members/server/unknown.ts', `db.insertInto('diary')`),
  writes('features/members/server/raw-insert.ts', 'sql`with x as (select 1) insert into block select 1, 2`'),
  writes('features/members/server/raw-update.ts', 'sql`\nUPDATE block b\nSET to_id = 1`'),
  writes('features/members/server/raw-delete.ts', `db.query('delete from block')`),
  writes('features/blocks/server/platform-table.ts', `db.insertInto('job')`),
  writes('platform/server/feature-table.ts', `db.updateTable('member')`),
  writes('apps/server/app-writes.ts', `db.deleteFrom('job')`),
  writes('features/members/server/hidden.ts', 'db.insertInto(name)', 'table-name'),
  writes('features/members/server/raw-hidden.ts', 'sql`delete from ${sql.table(name)}`', 'table-name'),
  writes('features/members/server/read.ts', `db.selectFrom('block').selectAll()`, 'table-reader'),
  writes(
    'features/members/server/read-join.ts',
    `db.selectFrom('member').innerJoin(\n  'block as b', 'b.from_id', 'member.id')`,
    'table-reader',
  ),
  writes('features/members/server/read-list.ts', `db.selectFrom(['member', 'block'])`, 'table-reader'),
  writes('features/members/server/read-using.ts', `db.deleteFrom('card').using('block')`, 'table-reader'),
  writes('features/members/server/raw-read.ts', 'sql`select from member where exists (select FROM block)`', 'table-reader'),
  writes('features/members/server/raw-read-join.ts', 'sql`select from member m join block using (id)`', 'table-reader'),
  writes('features/members/server/raw-read-list.ts', 'sql`select from member m, block b`', 'table-reader'),
  writes('features/blocks/server/feature-reads.ts', `db.selectFrom('member')`, 'table-reader'),
  writes('platform/server/platform-reads.ts', `db.selectFrom('member')`, 'table-reader'),
  writes('apps/server/app-reads.ts', `db.selectFrom('job')`, 'table-reader'),
  writes('features/members/server/hidden-read.ts', 'db.selectFrom(name)', 'table-name'),
  writes('features/members/server/raw-hidden-read.ts', 'sql`select from ${sql.table(name)}`', 'table-name'),
  ...['insert into block values (1, 2)', 'update block set to_id = from_id', 'delete from block'].map((statement, index) => ({
    rule: 'table-writer',
    path: `features/members/server/sql/write_${index}.sql`,
    text: `-- Contract.\ncreate or replace function write_${index}() returns void language sql as $$ ${statement} $$;\n`,
  })),
  {
    rule: 'table-reader',
    path: 'platform/server/jobs/sql/read_block.sql',
    text: '-- Not from block.\ncreate or replace function read_block() returns bigint language sql as $$ select count(*) from block $$;\n',
  },
  {
    rule: 'reader-unused',
    path: 'db/readers.ts',
    text: `export const crossFeatureReads = [{ by: ['blocks'], tables: ['card'], because: 'nobody does' }, { by: ['members'], tables: ['job'], because: '' }]\n`,
  },
  {
    rule: 'reader-reason',
    path: 'db/readers.ts',
    text: `export const crossFeatureReads = [{ by: ['blocks'], tables: ['card'], because: 'nobody does' }, { by: ['members'], tables: ['job'], because: '' }]\n`,
  },
  { rule: 'table-owner', path: 'db/migrations/0002_unowned.sql', text: 'create table unowned (id int);\n' },
  { rule: 'table-owner', path: 'db/migrations/0003_nobody.sql', text: '-- owner: karaoke\ncreate table song (id int);\n' },
]

export const personalDataViolations: Violation[] = [
  {
    rule: 'personal-data: diary',
    path: 'db/migrations/0002_diary.sql',
    text: '-- owner: members\ncreate table diary (by uuid references member (id));\n',
  },
  {
    rule: 'personal-data: visit',
    path: 'db/migrations/0003_visit.sql',
    text: '-- owner: blocks\ncreate table visit (seen_member_id uuid);\n',
  },
  {
    rule: 'personal-data: note',
    path: 'db/migrations/0004_note.sql',
    text: '-- owner: photos\ncreate table note (by uuid);\nalter table note add foreign key (by) references member (id);\n',
  },
  {
    rule: 'personal-data: names job',
    path: 'features/places/server/personal-data.ts',
    text: `export const personalData = { tables: ['job'], export: () => {}, erase: () => {} }\n`,
  },
  {
    rule: 'personal-data: exports no',
    path: 'features/wallet/server/personal-data.ts',
    text: `export const personalData = { tables: [] }\n`,
  },
]

export const localeViolations: Violation[] = [
  {
    rule: 'locale-placeholder',
    path: 'features/blocks/locales/pt.ts',
    text: `export const pt = { title: 'Olá', photos: { one: 'x', other: '{count}' } }\n`,
  },
  { rule: 'locale-empty', path: 'features/blocks/locales/fr.ts', text: `export const fr = { title: ' ', photos: { other: '{count}' } }\n` },
]

/** knip reports one line per file with its unused exports. */
export const unusedViolations: Violation[] = [
  { rule: 'orphan.ts', path: 'features/blocks/server/orphan.ts', text: 'export const planted = 1\n' },
  { rule: 'Orphan.tsx', path: 'platform/web/Orphan.tsx', text: 'export const Planted = () => null\n' },
  {
    rule: 'planted',
    path: 'tests/support/people/people.ts',
    text: `import * as fc from 'fast-check'\nexport const person = fc.uuid()\nexport const planted = 1\n`,
  },
]
