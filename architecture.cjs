// Who may use whom. dependency-cruiser reads this file; `npm run check architecture` runs it.
const { existsSync, readdirSync } = require('node:fs')

/** Each feature and the features it may name. Only features further up may be named, so no ring can exist. */
const uses = {
  audit: [],
  wallet: [],
  blocks: [],
  members: ['blocks'],
  photos: ['members'],
  places: ['members'],
  notifications: ['members', 'photos'],
  subscriptions: ['members', 'wallet', 'notifications'],
  chat: ['members', 'blocks', 'photos', 'subscriptions', 'wallet', 'notifications'],
  reactions: ['members', 'blocks', 'photos', 'chat', 'notifications'],
  boosts: ['members', 'wallet', 'reactions', 'notifications'],
  matches: ['members', 'photos', 'places', 'reactions', 'boosts'],
  profiles: ['members', 'blocks', 'photos', 'places', 'reactions', 'chat', 'boosts'],
  gifts: ['members', 'blocks', 'wallet', 'subscriptions', 'chat', 'notifications'],
  calls: ['members', 'blocks', 'wallet', 'subscriptions', 'chat', 'notifications'],
  deposits: ['audit', 'members', 'wallet', 'notifications'],
  auth: ['members', 'profiles', 'places', 'wallet', 'subscriptions', 'notifications'],
  moderation: ['audit', 'members', 'blocks', 'photos', 'profiles', 'chat', 'gifts', 'auth', 'notifications'],
  account: 'all above',
  admin: 'all above',
  site: [],
}

const above = []
for (const [feature, used] of Object.entries(uses)) {
  if (used === 'all above') uses[feature] = [...above]
  for (const name of uses[feature])
    if (!above.includes(name)) throw new Error(`architecture.cjs: ${feature} uses ${name}, which stands below it`)
  above.push(feature)
}
for (const folder of existsSync('features') ? readdirSync('features') : [])
  if (!(folder in uses)) throw new Error(`architecture.cjs: features/${folder} is missing from the table of who uses whom`)

const test = '\\.test\\.tsx?$'
const contract = '^features/[^/]+/(contract|[a-z]+-contract)\\.ts$'
const locale = '^(features/[^/]+|platform/[^/]+|apps)/locales/'
const server = '^(features/[^/]+/server|platform/server|apps/(server|sandbox|demo)|db)/'
/** `tests/chaos/browser` is the application's client without its screens. */
const web = '^(features/[^/]+/web|platform/web|apps/web|tests/(chaos/browser|support/web))/'
const testing = '^tests/'
const equipment = '^(tests|scripts)/'
/** Test equipment that runs in a browser. */
const webEquipment = ['^tests/(chaos/browser|support/(web|shared))/', '^tests/support/.*\\.tsx$']
/** What may use test equipment and development packages: nothing here runs in production. */
const workshop = [test, testing, '^(apps/demo|scripts)/', '\\.config\\.ts$']

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    rule('no-cycles', 'A ring of imports has no order to read or load it in.', {}, { circular: true }),
    rule('resolvable', 'An import nobody can find is an import no rule can judge.', {}, { couldNotResolve: true, pathNot: '^virtual:' }),
    rule(
      'declared-dependencies',
      'Packages are listed in package.json.',
      {},
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: '^virtual:' },
    ),
    rule(
      'contract-is-pure',
      'Contracts, locales and platform/shared run on both sides: they import one another and zod.',
      { path: [contract, locale, '^platform/shared/'], pathNot: test },
      { pathNot: [contract, locale, '^platform/shared/', 'node_modules/zod/'] },
    ),
    rule('platform-knows-no-feature', 'The platform stays without domain.', { path: '^platform/' }, { path: '^features/' }),
    rule('platform-knows-no-app', 'The platform is used by apps.', { path: '^platform/', pathNot: test }, { path: '^apps/' }),
    rule('features-know-no-app', 'Apps join features, never the reverse.', { path: '^features/', pathNot: test }, { path: '^apps/' }),
    rule(
      'web-never-server',
      'The browser cannot run it, and secrets live there.',
      { path: web, pathNot: '\\.config\\.ts$' },
      { path: [server, equipment], pathNot: webEquipment },
    ),
    rule('web-never-node', 'A browser has no Node.', { path: web }, { dependencyTypes: ['core'] }),
    rule(
      'server-never-web',
      'The server draws no screen.',
      { path: [server, equipment], pathNot: webEquipment },
      { path: web, pathNot: ['^tests/chaos/browser/page-api\\.ts$', '^apps/web/vite\\.config\\.ts$'] },
    ),
    rule(
      'only-the-front-door',
      'Another feature is used through its contract or one of its two doors.',
      { path: '^features/([^/]+)/' },
      { path: '^features/', pathNot: ['^features/$1/', contract, '^features/[^/]+/(server|web)/index\\.ts$'] },
    ),
    rule(
      'features-are-joined-in-apps',
      'Only the list of an app names what a feature is.',
      { pathNot: ['^apps/', test] },
      { path: '^features/[^/]+/(server|web)/feature\\.tsx?$' },
    ),
    rule(
      'sandbox-knows-no-feature',
      'It plays third parties, who know our addresses only.',
      { path: '^apps/sandbox/', pathNot: test },
      { path: '^features/[^/]+/(server|web)/' },
    ),
    rule(
      'server-without-dev-dependencies',
      'They are not installed where the server runs.',
      { path: server, pathNot: workshop },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    ),
    rule('testing-is-for-tests', 'Test equipment does not ship.', { pathNot: workshop }, { path: testing }),
    rule('nobody-imports-a-test', 'A test is a leaf; shared equipment lives in tests/support/.', {}, { path: test }),
    rule(
      'database-types-only',
      'Features and platform see the tables as types; seeds and demo data are for apps.',
      { path: '^(features|platform)/', pathNot: test },
      { path: ['^db/', '^apps/demo/'], pathNot: '^db/types\\.ts$' },
    ),
    ...Object.entries(uses).map(([feature, used]) =>
      rule(
        `${feature}-uses`,
        `${feature} may name ${used.join(', ') || 'no other feature'}.`,
        { path: `^features/${feature}/` },
        { path: '^features/', pathNot: [feature, ...used].map((name) => `^features/${name}/`) },
      ),
    ),
  ],
  options: {
    // Type-only imports vanish when compiled and bind all the same.
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
