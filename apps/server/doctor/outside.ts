import type { Config } from '#platform/server/config/config.ts'
import type { Archiving } from '#platform/server/db/archiving.ts'
import type { PartitionState } from '#platform/server/db/partitions/partition-state.ts'
import type { FolderLanguage } from '../languages/read-language-files.ts'
import type { CommitRules } from '#platform/server/db/replicas/server-state.ts'

export interface MachineFacts {
  /** Such as `24.4.0`. */
  nodeVersion: string
  memoryMb: number
  /** Files and sockets that one process may have open; undefined where the system sets no limit. */
  openFiles: number | undefined
  /** Free space on the disk of `DATA_DIR`. */
  freeMb: number
  totalMb: number
  /** Whether this user may write into `DATA_DIR`, or create it. */
  writable: boolean
  /** Whether other users of the machine may read `.env`. */
  environmentFileIsPublic: boolean
}

export interface DatabaseFacts {
  /** `server_version_num`, such as 150013. */
  version: number
  encoding: string
  collation: string
  timeZone: string
  maxConnections: number
  reservedConnections: number
  readOnly: boolean
  /** Whether commits survive a power cut: `fsync` and `full_page_writes`. */
  durable: boolean
  /** Whether a commit is confirmed only once it is on disk, and on the synchronous standby if there is one. */
  waitsForCommits: boolean
  /** Whether statements end after a time. */
  limitsStatements: boolean
  now: Date
  /** Names of migrations and SQL functions that the database lacks. */
  pending: readonly string[]
  /** Whether the database belongs to a demo or a real service; undefined when it is empty. */
  mode: 'demo' | 'real' | undefined
  unfinishedRestore: boolean
  archiving: Archiving
  partitions: readonly PartitionState[]
}

export interface ReplicaFacts {
  /** Host and port. */
  host: string
  isReachable: boolean
  isStandby: boolean
  /** Whether the server is a physical copy of the server of DATABASE_URL, or that server itself. */
  isCopy: boolean
  /** Bytes of the primary's log that the replica has not replayed after two seconds. */
  behindBytes: number
  /** Whether our role has the rights of `pg_monitor` on this server. */
  mayMonitor: boolean
}

export interface RedisFacts {
  version: string
  /** Limit in bytes; 0 for none. */
  maxMemory: number
  policy: string
  isReplica: boolean
}

export interface WebAnswer {
  status: number
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>
}

export interface TestMailAddresses {
  from: string
  to: string
}

/** Everything outside of the process that the doctor checks. Tests pass one with planted faults. */
export interface OutsideWorld {
  now: () => Date
  readMachine: (dataDir: string) => Promise<MachineFacts>
  readDatabase: (config: Config) => Promise<DatabaseFacts>
  readReplicas: (config: Config) => Promise<readonly ReplicaFacts[]>
  /** How the server of DATABASE_URL confirms commits. */
  readCommitRules: (config: Config) => Promise<CommitRules | undefined>
  /** Whether `DATA_DIR` holds an embedded database. */
  hasEmbeddedDatabase: (dataDir: string) => Promise<boolean>
  readRedis: (url: string) => Promise<RedisFacts>
  /** Stores, reads and deletes a small object. Returns whether it was read unchanged. */
  tryStorage: (config: Config) => Promise<boolean>
  /** Connects and logs in, and sends `mail` if there is one. Returns whether the connection was encrypted. */
  connectToMailServer: (url: string, mail: TestMailAddresses | undefined) => Promise<{ encrypted: boolean }>
  /** Names of mail servers; empty when there are none. */
  resolveMx: (domain: string) => Promise<readonly string[]>
  /** TXT records of a name, each joined to one text; empty when there are none. */
  resolveTxt: (name: string) => Promise<readonly string[]>
  /** Requests an address without following redirects. */
  request: (url: string) => Promise<WebAnswer>
  /** Requests a JSON object; undefined when the answer is none. */
  readJson: (url: string) => Promise<Readonly<Record<string, unknown>> | undefined>
  /** Reads the languages in a folder. */
  readLanguages: (folder: string) => Promise<readonly FolderLanguage[]>
  readCertificate: (host: string, port: number) => Promise<{ validTo: Date; mistake: string | undefined }>
  /** Opens a TCP connection and closes it. */
  connect: (host: string, port: number) => Promise<void>
  /** Returns when the newest complete backup in these folders was made; undefined when there is none. */
  readLastBackup: (folders: readonly string[]) => Promise<Date | undefined>
}
