import { build } from 'esbuild'

await build({
  entryPoints: {
    main: 'apps/server/main.ts',
    'ledger-check': 'apps/server/ledger-check.ts',
    deposits: 'apps/server/deposits.ts',
    migrate: 'apps/server/migrate.ts',
    backup: 'apps/server/backup.ts',
    restore: 'apps/server/restore.ts',
    'secret-status': 'apps/server/secret-status.ts',
    'secret-lost': 'apps/server/secret-lost.ts',
    'admin-create': 'apps/server/admin-create.ts',
  },
  outdir: 'build/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // The bundler takes `#…` for packages otherwise.
  alias: Object.fromEntries(['features', 'platform', 'apps', 'testing', 'db'].map((name) => [`#${name}`, `./${name}`])),
  splitting: true,
  sourcemap: true,
  logLevel: 'warning',
})
