import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { postgresPrograms } from '../chaos/services/postgres.ts'
import type { BenchDatabase } from './database.ts'

const server = new URL(process.env.BENCH_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432')

const run = async (name: string, script: string, seconds: number): Promise<number> => {
  const words = ['-n', '-M', 'prepared', '-c', '16', '-j', '2', '-T', String(seconds), '-f', script, name]
  const place = ['-h', server.hostname, '-p', server.port || '5432', '-U', server.username || 'postgres']
  const child = spawn(postgresPrograms === undefined ? 'pgbench' : join(postgresPrograms, 'pgbench'), [...place, ...words], {
    env: { ...process.env, PGPASSWORD: server.password },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await once(child, 'close')
  const [, tps] = /tps = ([\d.]+)/.exec(output) ?? []
  if (tps === undefined) throw new Error(output)
  return Number(tps)
}

/** Rows like those of messages, stored by pgbench and by nothing else: answers how to measure how many a second, for so many seconds. */
export const prepareInserts = async (
  bench: BenchDatabase,
  folder: string,
  talkers: number,
): Promise<(seconds: number) => Promise<number>> => {
  await bench.client.query('create table bench_message (like message including all)')
  await bench.client.query('alter table bench_message add foreign key (conversation_id) references conversation on delete cascade')
  await bench.client.query('create sequence bench_seq cache 100')
  const script = join(folder, 'insert.sql')
  await writeFile(
    script,
    `\\set n random(0, ${talkers - 1})
insert into bench_message select chat, nextval('bench_seq'), gen_random_uuid(), id, 'text', 'Good morning, how did it go yesterday?', now() from bench_talker where n = :n;\n`,
  )
  return (seconds) => run(bench.name, script, seconds)
}
