import type { Config } from '#platform/server/config/config.ts'
import { judgeClock } from './judge-clock.ts'
import { type Finding, okFinding, problemFinding, warningFinding } from './finding.ts'
import type { DatabaseFacts, OutsideWorld } from './outside.ts'

const oldestVersion = 15
/** Connections for migrations, backups and the operator. */
const spareConnections = 8

const judgeConnections = ({ maxConnections, reservedConnections }: DatabaseFacts, pool: number, processes: number): Finding => {
  const [needed, most] = [pool * processes, maxConnections - reservedConnections]
  const found = `${processes} processes with ${pool} each, of ${most}`
  const advice = 'Lower DATABASE_POOL or raise max_connections; --processes tells the doctor how many you run.'
  if (needed > most) return problemFinding('Connections', found, advice)
  return needed + spareConnections > most ? warningFinding('Connections', found, advice) : okFinding('Connections', found)
}

const judgePending = (pending: readonly string[]): Finding =>
  pending.length === 0
    ? okFinding('Migrations', 'up to date')
    : warningFinding(
        'Migrations',
        `${pending.length} pending, first ${pending[0]}`,
        'Make a backup, then: npm run migrate. A start applies them, too.',
      )

const judgeArchive = ({ archiving }: DatabaseFacts): Finding[] => {
  if (archiving === 'off') return []
  if (archiving === 'working') return [okFinding('Archive', 'the log is archived')]
  const advice = "Look at PostgreSQL's log and run: pgbackrest check. Until it works, the log fills the disk (docs/runbooks.md)."
  return [problemFinding('Archive', 'the log of PostgreSQL could not be archived at the last attempt', advice)]
}

/** Days that should have a partition in advance; the job makes seven. */
const fewestDaysAhead = 3

/** Judges whether tables have partitions for the next days. A table without `daysAhead` is small and needs none. */
const judgePartitions = ({ partitions }: DatabaseFacts): Finding[] => {
  const divided = partitions.filter(({ daysAhead }) => daysAhead !== undefined)
  if (divided.length === 0) return []
  const short = divided.filter(({ daysAhead = 0, defaultBytes }) => daysAhead < fewestDaysAhead || defaultBytes > 0)
  if (short.length === 0) return [okFinding('Partitions', `of ${divided.length} tables, for the next days`)]
  const advice = 'A process that runs jobs makes them every hour: docs/runbooks.md, "Partitions run out".'
  return [warningFinding('Partitions', `run out for ${short.map(({ table }) => table).join(', ')}`, advice)]
}

/** Judges the facts of a PostgreSQL server for `processes` processes. */
const judgeDatabase = (facts: DatabaseFacts, { databasePool, demo }: Config, processes: number, now: Date): Finding[] => {
  const major = Math.floor(facts.version / 10_000)
  const wanted = demo ? 'demo' : 'real'
  return [
    major < oldestVersion
      ? problemFinding('PostgreSQL', `version ${major}`, `Upgrade it to ${oldestVersion} or newer.`)
      : okFinding('PostgreSQL', `version ${major}, collation ${facts.collation}, time zone ${facts.timeZone}`),
    ...(facts.encoding === 'UTF8'
      ? []
      : [
          problemFinding(
            'Encoding',
            facts.encoding,
            'Create the database anew with: createdb --encoding UTF8 --template template0, and restore into it.',
          ),
        ]),
    ...(facts.readOnly
      ? [problemFinding('Database', 'takes no writes', 'It is a standby or set read-only: let DATABASE_URL name the primary.')]
      : []),
    ...(facts.durable
      ? []
      : [problemFinding('Durability', 'fsync or full_page_writes is off', 'Turn both on, or a power cut may destroy everything.')]),
    ...(facts.waitsForCommits
      ? []
      : [
          problemFinding(
            'Confirmed writes',
            'synchronous_commit is off or local',
            'Reset it for the server, the database and the role, or a crash or failover loses what was confirmed.',
          ),
        ]),
    ...(facts.limitsStatements
      ? []
      : [
          warningFinding(
            'Statements',
            'no time limit',
            "A proxy drops it. Set it for the role: alter role … set statement_timeout = '15s' (docs/cluster.md).",
          ),
        ]),
    ...(facts.unfinishedRestore
      ? [problemFinding('Restore', 'a restore has not finished', 'Run the same npm run restore again; no server starts before that.')]
      : []),
    ...(facts.mode !== undefined && facts.mode !== wanted
      ? [
          problemFinding(
            'Database',
            `holds ${facts.mode === 'demo' ? 'a demo' : 'real members'}`,
            `Set DEMO=${facts.mode === 'demo' ? 1 : 0}, or name another database.`,
          ),
        ]
      : []),
    judgeConnections(facts, databasePool, processes),
    judgePending(facts.pending),
    ...judgeArchive(facts),
    ...judgePartitions(facts),
    judgeClock('Clock and database', facts.now, now),
  ]
}

/** Checks the configured database. For an embedded one it only checks whether it exists, because a running service may have it open. */
export const checkDatabase = async (outside: OutsideWorld, config: Config, processes: number): Promise<Finding[]> => {
  if (config.databaseUrl !== undefined) return judgeDatabase(await outside.readDatabase(config), config, processes, outside.now())
  const found = (await outside.hasEmbeddedDatabase(config.dataDir))
    ? `embedded, in ${config.dataDir}`
    : 'embedded, created by the first start'
  return [
    config.demo
      ? okFinding('Database', found)
      : warningFinding(
          'Database',
          `${found}; a power cut may cost its last moments`,
          'Use PostgreSQL for more than a small community: docs/operating.md.',
        ),
  ]
}
