// Every table with a member id must be listed in the personal data of its feature.
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { tablesAfterMigrations } from './migrations.ts'
import { reportProblems } from './sources.ts'

interface Declaration {
  tables: readonly string[]
  export: unknown
  erase: unknown
}

const root = process.cwd()
const isDeclaration = (value: unknown): value is Declaration => {
  if (typeof value !== 'object' || value === null) return false
  const { tables, export: take, erase } = value as Partial<Declaration>
  return Array.isArray(tables) && typeof take === 'function' && typeof erase === 'function'
}

const problems: string[] = []
const named = new Map<string, readonly string[]>()
for (const feature of existsSync('features') ? readdirSync('features') : []) {
  const path = `features/${feature}/server/personal-data.ts`
  if (!existsSync(path)) continue
  const { personalData } = (await import(pathToFileURL(join(root, path)).href)) as { personalData?: unknown }
  if (isDeclaration(personalData)) named.set(feature, personalData.tables)
  else problems.push(`${path}: personal-data: exports no personalData with tables, export and erase`)
}

const tables = tablesAfterMigrations(root)
const aboutMembers = tables.filter((table) => table.aboutMember)
for (const { name, owner = 'nobody', migration } of aboutMembers)
  if (!named.get(owner)?.includes(name))
    problems.push(`${migration}: personal-data: ${name} holds a member's id; features/${owner}/server/personal-data.ts does not name it`)

for (const [feature, names] of named)
  for (const name of names)
    if (tables.find((table) => table.name === name)?.owner !== feature)
      problems.push(`features/${feature}/server/personal-data.ts: personal-data: names ${name}, which is no table of ${feature}`)

reportProblems('personal data', { count: aboutMembers.length, at: 'tables about members' }, problems)
