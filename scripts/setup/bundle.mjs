import { build } from 'esbuild'

await build({
  entryPoints: {
    main: 'apps/server/main.ts',
    'ledger-check': 'apps/server/programs/ledger-check.ts',
    deposits: 'apps/server/programs/deposits.ts',
    'drawing-worker': 'apps/server/languages/drawing-worker.ts',
    locales: 'apps/server/programs/locales.ts',
    migrate: 'apps/server/programs/migrate.ts',
    backup: 'apps/server/programs/backup.ts',
    restore: 'apps/server/programs/restore.ts',
    doctor: 'apps/server/programs/doctor.ts',
    'secret-status': 'apps/server/programs/secret-status.ts',
    'secret-lost': 'apps/server/programs/secret-lost.ts',
    import: 'apps/server/programs/import.ts',
    'admin-create': 'apps/server/programs/admin-create.ts',
  },
  outdir: 'build/server',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  packages: 'external',
  // Otherwise esbuild treats `#…` as external packages.
  alias: Object.fromEntries(['features', 'platform', 'apps', 'tests', 'db'].map((name) => [`#${name}`, `./${name}`])),
  splitting: true,
  sourcemap: true,
  logLevel: 'warning',
})
