import { rm } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase, openPool } from '#platform/server/db/database.ts'
import { openEmbeddedDatabase } from '#platform/server/db/embedded.ts'
import { migrate } from '#platform/server/db/migrating/migrate.ts'
import { makeDatabaseFolder } from './folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    template: { server: string; database: string } | { folder: string }
  }
}

const onServer = async (server: string, project: TestProject): Promise<() => Promise<void>> => {
  const database = `ndloo_template_${process.pid}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${database}`)
  const pool = openPool(databaseUrl(server, database), 2)
  await migrate(openDatabase(pool), '.')
  await pool.end()
  project.provide('template', { server, database })
  return async () => {
    await admin.query(`drop database if exists ${database} with (force)`)
    await admin.end()
  }
}

/** Replaces the database name of a connection URL. */
export const databaseUrl = (server: string, database: string): string => {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.href
}

/** Global setup: migrates a template database that every test file copies. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = process.env.TEST_DATABASE_URL
  if (server !== undefined && server !== '') return onServer(server, project)
  const folder = await makeDatabaseFolder('ndloo-template-')
  const embedded = await openEmbeddedDatabase(folder)
  await migrate(openDatabase(embedded.pool), '.')
  await embedded[Symbol.asyncDispose]()
  project.provide('template', { folder })
  return () => rm(folder, { recursive: true, force: true })
}
