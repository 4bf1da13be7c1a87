import { locales } from '#platform/shared/i18n/locales.ts'

const catalogue = (language: string, words: string) =>
  language === 'en'
    ? `export const en = { title: '${words} {name}', photos: { one: 'a photo', other: '{count} photos' } }\n`
    : `import type { Localised } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'
export const ${language}: Localised<typeof en> = { title: '${words} {name}', photos: { one: '1 x', many: '{count} x', other: '{count} x' } }\n`

const catalogues = (feature: string) => ({
  ...Object.fromEntries(
    locales.map((language) => [`features/${feature}/locales/${language}.ts`, catalogue(language, `Hello in ${language}`)]),
  ),
  [`features/${feature}/locales/text.ts`]: `import { catalogueRef } from '#platform/shared/i18n/catalogue.ts'
import type { en } from './en.ts'
export const ${feature}Text = catalogueRef<typeof en>('${feature}')\n`,
})

const personalData = (...tables: string[]) => `import type { PersonalDataHandler } from '#platform/server/personal-data-handler.ts'
export const personalData: PersonalDataHandler = { tables: ${JSON.stringify(tables)}, export: () => ({}), erase: () => {} }\n`

/** A minimal product with two features that obeys every rule and uses each allowed kind of import. */
export const validFiles: Readonly<Record<string, string>> = {
  'platform/shared/i18n/catalogue.ts': `export type Localised<T> = { [K in keyof T]: T[K] extends string ? string : Record<string, string> }
export const catalogueRef = <T,>(feature: string): { feature: string; type?: T } => ({ feature })\n`,
  'docs/guide.md': 'Ids are in `platform/shared/fields.ts`; see [the same](guide.md).\n',
  'platform/shared/fields.ts': `import * as z from 'zod'\nexport const Id = z.uuid()\n`,
  'platform/shared/fields.test.ts': `import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Id } from './fields.ts'
test('ids', () => expect(Id.safeParse(readFileSync('x', 'utf8')).success).toBe(false))\n`,
  'platform/server/database.ts': `import type { Kysely } from 'kysely'\nimport type { DB } from '#db/types.gen.ts'\nexport type Db = Kysely<DB>\n`,
  'platform/server/jobs.ts': `import type { Db } from './database.ts'
export const enqueue = async (db: Db, kind: string): Promise<void> => {
  await db.insertInto('job').values({ kind }).execute()
}\n`,
  'platform/server/personal-data-handler.ts': `export interface PersonalDataHandler {\n  tables: readonly string[]\n  export(): unknown\n  erase(): void\n}\n`,
  'platform/web/ui/Button.tsx': `export const Button = ({ label }: { label: string }) => <button type="button">{label}</button>\n`,
  'features/blocks/contract.ts': `import * as z from 'zod'\nimport { Id } from '#platform/shared/fields.ts'\nexport const Block = z.object({ id: Id })\n`,
  ...catalogues('blocks'),
  'features/blocks/server/store.ts': `import { sql } from 'kysely'
import type { Db } from '#platform/server/database.ts'
// The members feature would update member set nothing here: prose is no write.
export const block = async (db: Db, from: string, to: string): Promise<void> => {
  await db.insertInto('block').values({ from_id: from, to_id: to }).execute()
  await sql\`update block as b set to_id = \${to} where from_id = \${from}\`.execute(db)
}\n`,
  'features/blocks/server/index.ts': `export { block } from './store.ts'\n`,
  'features/blocks/server/personal-data.ts': personalData('block'),
  'features/blocks/server/feature.ts': `export const blocksFeature = { name: 'blocks' }\n`,
  'features/blocks/web/index.ts': `export { BlockButton } from './BlockButton.tsx'\n`,
  'features/blocks/web/BlockButton.tsx': `import { Button } from '#platform/web/ui/Button.tsx'
import { blocksText } from '../locales/text.ts'
export const BlockButton = () => <Button label={blocksText.feature} />\n`,
  'features/members/contract.ts': `import * as z from 'zod'\nimport { Block } from '#features/blocks/contract.ts'\nexport const Member = z.object({ blocks: z.array(Block) })\n`,
  ...catalogues('members'),
  'features/members/server/index.ts': `export { join } from './join.ts'\n`,
  'features/members/server/join.ts': `import { block } from '#features/blocks/server/index.ts'
import { enqueue } from '#platform/server/jobs.ts'
import type { Db } from '#platform/server/database.ts'
export const join = async (db: Db, id: string): Promise<void> => {
  await db.insertInto('member').values({ id }).execute()
  await db.deleteFrom('card as c').where('c.id', '=', id).execute()
  // A declared reader passes, and neither a comment nor an array is read from block.
  await db.selectFrom('member').innerJoin('job', (on) => on.onTrue()).select('job.kind').execute()
  await block(db, id, Array.from('block').join(''))
  await enqueue(db, 'welcome')
}\n`,
  'features/members/server/join.test.ts': `import { expect, test } from 'vitest'
import { person } from '#tests/support/people/people.ts'
import { join } from './join.ts'
test('joins', () => expect([person, join]).toHaveLength(2))\n`,
  'features/members/server/personal-data.ts': personalData('member', 'card'),
  'features/members/web/index.ts': `export { MemberCard } from './MemberCard.tsx'\n`,
  'features/members/web/MemberCard.tsx': `import { useState } from 'react'
import { BlockButton } from '#features/blocks/web/index.ts'
import { Member } from '../contract.ts'
import { membersText } from '../locales/text.ts'
export const MemberCard = ({ name }: { name: string }) => {
  const [member] = useState(() => Member.parse({ blocks: [] }))
  return (
    <article>
      {name} {membersText.feature} {member.blocks.length} <BlockButton />
    </article>
  )
}\n`,
  ...Object.fromEntries(
    locales.map((language) => [
      `apps/locales/${language}.ts`,
      `import { ${language} as blocks } from '#features/blocks/locales/${language}.ts'
import { ${language} as members } from '#features/members/locales/${language}.ts'
export const ${language} = { blocks, members }\n`,
    ]),
  ),
  'apps/server/main.ts': `import { blocksFeature } from '#features/blocks/server/feature.ts'
import { join } from '#features/members/server/index.ts'
import { seed } from '#apps/demo/seed.ts'
import { mailbox } from '#apps/sandbox/mailbox.ts'
import { fr } from '#apps/locales/fr.ts'
export const started = [blocksFeature, join, seed, mailbox, fr]\n`,
  'apps/sandbox/mailbox.ts': `import { enqueue } from '#platform/server/jobs.ts'\nexport const mailbox = { enqueue }\n`,
  'apps/web/main.tsx': `import { MemberCard } from '#features/members/web/index.ts'\nconst words = {
${locales.map((language) => `  ${language}: () => import('#apps/locales/${language}.ts'),`).join('\n')}
}
export const App = () => <MemberCard name={Object.keys(words).join(' ')} />\n`,
  'apps/web/routes/index.tsx': `import { App } from '../main.tsx'\nexport default App\n`,
  'tests/support/people/people.ts': `import * as fc from 'fast-check'\nexport const person = fc.uuid()\n`,
  'db/types.gen.ts': `export interface DB {
  job: { kind: string }
  block: { from_id: string; to_id: string }
  member: { id: string }
  card: { id: string }
}\n`,
  'apps/demo/seed.ts': `import { join } from '#features/members/server/index.ts'\nimport { person } from '#tests/support/people/people.ts'\nexport const seed = [join, person]\n`,
  'db/readers.ts': `export const crossFeatureReads = [{ by: ['members'], tables: ['job'], because: 'one statement' }]\n`,
  'features/members/server/sql/count_cards.sql': `-- In: nothing. Out: how many, not from block. Locks: none. Errors: none.
create or replace function count_cards() returns bigint language sql as $$ select count(*) from card, member where card.id = member.id $$;\n`,
  'db/migrations/0001_start.sql': `-- owner: platform
create table job (kind text not null);
-- owner: blocks
-- Before member; its key follows.
create table block (from_id uuid not null, to_id uuid not null);
-- owner: members
create table member (id uuid primary key);
alter table block add foreign key (from_id) references member (id);
-- owner: members
create table card (id uuid primary key references member (id) on delete cascade);
`,
  'tests/bench/feed.ts': `import { person } from '#tests/support/people/people.ts'\nconsole.log(person)\n`,
  'apps/web/vite.config.ts': `import { defineConfig } from 'vite'\nexport default defineConfig({})\n`,
}
