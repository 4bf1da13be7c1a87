// The configuration of one node of the cluster.

/** How a cluster keeps what it has acknowledged. */
export interface ClusterOptions {
  /** Whether a commit waits for a standby. If not, a failover may lose acknowledged writes; this is a planted fault. */
  synchronous: boolean
  /** Which interface of etcd Patroni uses. Patroni before 3.0.3 may overwrite the lock of a new leader through `etcd3`. */
  store: 'etcd' | 'etcd3'
  /** Ends every wait for the cluster with an error. */
  stop?: AbortSignal | undefined
}

/** Addresses of a node, each a port of this machine. The first two are behind proxies, which can be cut. */
export interface NodePorts {
  /** Where other nodes reach PostgreSQL. */
  replication: number
  /** Where the node reaches etcd. */
  store: number
  postgres: number
  rest: number
}

/** Seconds. The lock of a leader expires after `ttl`; Patroni accepts no shorter one than 20. */
const patroniTimes = { ttl: 20, loop_wait: 5, retry_timeout: 5 } as const

const account = (username: string) => ({ username, password: username })

/** Returns the configuration of a node as JSON, which is YAML too. */
export const patroniConfig = (
  name: string,
  folder: string,
  bin: string,
  ports: NodePorts,
  { synchronous, store }: ClusterOptions,
): string =>
  JSON.stringify({
    scope: 'ndloo',
    name,
    restapi: { listen: `127.0.0.1:${ports.rest}`, connect_address: `127.0.0.1:${ports.rest}` },
    // Without `use_proxies`, Patroni asks etcd for its address and goes around the proxy.
    [store]: { hosts: [`127.0.0.1:${ports.store}`], use_proxies: true },
    bootstrap: {
      dcs: {
        ...patroniTimes,
        maximum_lag_on_failover: 1_048_576,
        synchronous_mode: synchronous,
        // Strict: without a standby, writes wait instead of being kept by the primary alone.
        synchronous_mode_strict: synchronous,
        postgresql: {
          use_pg_rewind: true,
          use_slots: true,
          parameters: { max_connections: 60, shared_buffers: '64MB', wal_keep_size: '256MB', hot_standby: 'on' },
        },
      },
      initdb: ['data-checksums', 'no-sync', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }],
    },
    postgresql: {
      listen: `127.0.0.1:${ports.postgres}`,
      connect_address: `127.0.0.1:${ports.replication}`,
      data_dir: `${folder}/data`,
      bin_dir: bin,
      pgpass: `${folder}/pgpass`,
      // A copy waits for a checkpoint, which PostgreSQL would otherwise stretch over minutes.
      basebackup: [{ checkpoint: 'fast' }],
      use_unix_socket: true,
      authentication: { superuser: account('postgres'), replication: account('replicator') },
      parameters: { unix_socket_directories: folder, log_min_messages: 'log' },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'],
    },
    watchdog: { mode: 'off' },
  })
