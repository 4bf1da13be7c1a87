import { rm } from 'node:fs/promises'
import { openDatabase } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'

// Creates an empty, migrated database that the first start copies; initdb would take five times as long.
const folder = 'build/database-template'
await rm(folder, { recursive: true, force: true })
const embedded = await openEmbeddedDatabase(folder)
await migrate(openDatabase(embedded.pool), '.')
await embedded[Symbol.asyncDispose]()
