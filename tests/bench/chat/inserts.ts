import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BenchDatabase } from '../measure/database.ts'
import { measurePgbenchRate } from '../measure/pgbench.ts'

/** Prepares the baseline of plain inserts with pgbench. Returns a function that measures inserts per second for a number of seconds. */
export const prepareInsertBenchmark = async (
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
  return (seconds) => measurePgbenchRate(bench.name, { clients: 16, seconds, scripts: ['-f', script] })
}
