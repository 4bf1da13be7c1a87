// The allowed dependencies. `npm run check architecture` runs dependency-cruiser with these rules.
const { existsSync, readdirSync } = require('node:fs')

/**
 * Each feature and the features it may import. Only features above it may be named, so no cycle is possible. `npm run check architecture` also
 * fails for an entry that no import uses.
 */
const uses = {
  audit: [],
  brand: ['audit'],
  webhooks: ['audit'],
  site: [],
  wallet: [],
  blocks: [],
  members: ['audit', 'blocks'],
  photos: ['members'],
  places: ['members'],
  'town-figures': ['members'],
  uploads: [],
  'voice-hello': ['members', 'photos', 'uploads'],
  notifications: ['members', 'photos'],
  'photo-check': ['webhooks', 'members', 'photos', 'uploads', 'notifications'],
  subscriptions: ['members', 'wallet', 'notifications'],
  chat: ['members', 'blocks', 'photos', 'uploads', 'subscriptions', 'wallet', 'notifications'],
  reactions: ['members', 'blocks', 'photos', 'chat', 'notifications'],
  boosts: ['members', 'wallet', 'reactions', 'notifications'],
  'known-contacts': ['members'],
  'profile-fields': ['audit'],
  suggestions: ['members', 'blocks', 'reactions', 'boosts'],
  matches: [
    'members',
    'profile-fields',
    'photos',
    'places',
    'voice-hello',
    'notifications',
    'photo-check',
    'reactions',
    'boosts',
    'suggestions',
    'town-figures',
  ],
  profiles: ['members', 'profile-fields', 'blocks', 'photos', 'places', 'voice-hello', 'photo-check', 'reactions', 'chat', 'boosts'],
  gifts: ['members', 'blocks', 'wallet', 'subscriptions', 'chat', 'notifications'],
  calls: ['members', 'blocks', 'wallet', 'subscriptions', 'chat', 'notifications'],
  'shared-dates': ['members', 'photos', 'chat', 'reactions', 'notifications'],
  outcomes: ['members', 'chat', 'reactions', 'boosts', 'suggestions', 'shared-dates', 'notifications'],
  'access-tokens': ['audit', 'members', 'notifications'],
  deposits: ['audit', 'webhooks', 'members', 'wallet', 'notifications'],
  onboarding: ['members', 'places', 'matches', 'profiles', 'profile-fields'],
  registration: ['audit', 'webhooks', 'members', 'photos', 'notifications'],
  auth: ['site', 'webhooks', 'access-tokens', 'members', 'registration', 'profiles', 'places', 'wallet', 'subscriptions'],
  passkeys: ['members', 'notifications', 'auth'],
  'phone-login': ['members', 'places', 'profiles', 'registration', 'notifications', 'auth'],
  imports: ['site', 'members', 'photos', 'places', 'wallet', 'subscriptions', 'auth'],
  moderation: [
    'audit',
    'webhooks',
    'members',
    'registration',
    'blocks',
    'photos',
    'voice-hello',
    'photo-check',
    'profile-fields',
    'profiles',
    'chat',
    'gifts',
    'auth',
    'notifications',
  ],
  scams: ['photos', 'chat', 'gifts', 'moderation'],
  account: [
    'site',
    'members',
    'photos',
    'wallet',
    'notifications',
    'subscriptions',
    'chat',
    'reactions',
    'suggestions',
    'matches',
    'profiles',
    'gifts',
    'onboarding',
    'auth',
  ],
  admin: [
    'audit',
    'webhooks',
    'members',
    'photos',
    'places',
    'town-figures',
    'wallet',
    'subscriptions',
    'chat',
    'reactions',
    'boosts',
    'matches',
    'profile-fields',
    'profiles',
    'gifts',
    'outcomes',
    'deposits',
    'registration',
    'auth',
    'moderation',
    'account',
    'site',
    'brand',
    'access-tokens',
  ],
  'staff-sign-on': ['audit', 'members', 'site', 'auth', 'admin'],
}

const above = []
for (const [feature, used] of Object.entries(uses)) {
  for (const name of used) if (!above.includes(name)) throw new Error(`architecture.cjs: ${feature} uses ${name}, which is below it`)
  above.push(feature)
}
for (const folder of existsSync('features') ? readdirSync('features') : [])
  if (!(folder in uses)) throw new Error(`architecture.cjs: features/${folder} is missing from the dependency table`)

const test = '\\.test\\.tsx?$'
const contract = '^features/[^/]+/(contract|[a-z-]+-contract)\\.ts$'
const locale = '^(features/[^/]+|platform/[^/]+|apps)/locales/'
const server = '^(features/[^/]+/server|platform/server|apps/(server|sandbox|demo)|db)/'
/** Code that runs in a browser; `tests/chaos/browser` is the client of the application without screens. */
const web = '^(features/[^/]+/web|platform/web|apps/web|tests/(chaos/browser|support/web))/'
const testing = '^tests/'
const equipment = '^(tests|scripts)/'
/** Test support that runs in a browser. */
const webEquipment = ['^tests/(chaos/browser|support/(web|shared))/', '^tests/support/.*\\.tsx$']
/** Files that may import test support and development packages; none runs in production. */
const development = [test, testing, '^(apps/demo|scripts)/', '\\.config\\.ts$']

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  uses,
  forbidden: [
    rule('no-cycles', 'Import cycles have no defined loading order.', {}, { circular: true }),
    rule('resolvable', 'Unresolved imports escape all rules.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    rule(
      'declared-dependencies',
      'Packages are listed in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^virtual:' },
    ),
    rule(
      'contract-is-pure',
      'Contracts, locales and platform/shared run in browser and server: they import only each other and zod.',
      { path: [contract, locale, '^platform/shared/'], pathNot: test },
      { pathNot: [contract, locale, '^platform/shared/', 'node_modules/zod/'] },
    ),
    rule('platform-knows-no-feature', 'The platform is independent of features.', { path: '^platform/' }, { path: '^features/' }),
    rule('platform-knows-no-app', 'The platform is independent of apps.', { path: '^platform/', pathNot: test }, { path: '^apps/' }),
    rule('features-know-no-app', 'Apps compose features, not the reverse.', { path: '^features/', pathNot: test }, { path: '^apps/' }),
    rule(
      'web-never-server',
      'Server code does not run in a browser and may contain secrets.',
      { path: web, pathNot: '\\.config\\.ts$' },
      { path: [server, equipment], pathNot: webEquipment },
    ),
    rule('web-never-node', 'A browser has no Node.', { path: web }, { dependencyTypes: ['core'] }),
    rule(
      'server-never-web',
      'The server renders no screens.',
      { path: [server, equipment], pathNot: webEquipment },
      { path: web, pathNot: ['^tests/chaos/browser/page-api\\.ts$', '^apps/web/vite\\.config\\.ts$'] },
    ),
    rule(
      'public-modules-only',
      'Other features are imported by their contract, server/index.ts or web/index.ts.',
      { path: '^features/([^/]+)/' },
      { path: '^features/', pathNot: ['^features/$1/', contract, '^features/[^/]+/(server|web)/index\\.ts$'] },
    ),
    rule(
      'feature-list-only',
      'Only the feature list of an app imports feature.ts.',
      { pathNot: ['^apps/', test] },
      { path: '^features/[^/]+/(server|web)/feature\\.tsx?$' },
    ),
    rule(
      'sandbox-knows-no-feature',
      'It simulates third parties, which know only our URLs.',
      { path: '^apps/sandbox/', pathNot: test },
      { path: '^features/[^/]+/(server|web)/' },
    ),
    rule(
      'server-without-dev-dependencies',
      'They are not installed in production.',
      { path: server, pathNot: development },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('test-support-in-tests-only', 'Test support is not part of the product.', { pathNot: development }, { path: testing }),
    rule('no-test-imports', 'Shared test code belongs in tests/support/.', {}, { path: test }),
    rule(
      'database-types-only',
      'Features and platform import the table types only; demo data is for apps.',
      { path: '^(features|platform)/', pathNot: test },
      { path: ['^db/', '^apps/demo/'], pathNot: '^db/types\\.gen\\.ts$' },
    ),
    ...Object.entries(uses).map(([feature, used]) =>
      rule(
        `${feature}-uses`,
        `${feature} may import ${used.join(', ') || 'no other feature'}.`,
        { path: `^features/${feature}/` },
        { path: '^features/', pathNot: [feature, ...used].map((name) => `^features/${name}/`) },
      ),
    ),
  ],
  options: {
    // Type-only imports count as dependencies, too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // `#features/…` is resolved by the `imports` of package.json.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs', '.json'],
    },
  },
}
