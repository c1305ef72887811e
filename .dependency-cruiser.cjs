// Which way imports may point. Each rule is told with its reason; `npm run house` checks them.
const TEST = '\\.test\\.tsx?$|/testing/'
const APPS = ['server', 'storefront', 'backoffice']

// each knows those before it
const MODULES = [
  'schema',
  'platform',
  'directory',
  'people',
  'catalogue',
  'search',
  'ordering',
  'content',
  'ingest',
  'app',
]
const FEATURES = [
  'lib',
  'ui',
  'session',
  'statutory-price',
  'place',
  'listing',
  'bookmark',
  'cart',
  'catalogue',
  'search',
  'directory',
  'content',
  'tracking',
  'checkout',
  'account',
  'pages',
  'app',
]
const PARTS = ['lib', 'provider', 'ui', 'collection', 'resources', 'dashboard', 'app']

/** Each folder of an app knows those before it alone. */
const pointDown = (app, folders) =>
  folders.slice(0, -1).map((name, at) => ({
    name: `${app}-points-down-from-${name}`,
    comment: 'A folder knows the folders before it; those after it are handed in, or reached through jobs.',
    severity: 'error',
    from: { path: `^${app}/src/${name}/`, pathNot: TEST },
    to: { path: `^${app}/src/(${folders.slice(at + 1).join('|')})/` },
  }))

const others = (app) => APPS.filter((other) => other !== app)

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'What leans on each other in a circle, be it by types alone, can be neither read nor tested from one end.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'common-is-the-floor',
      comment: 'The shared language knows no app and no framework.',
      severity: 'error',
      from: { path: '^common/src' },
      to: {
        path: '^(server|storefront|backoffice|e2e|bench)/|node_modules/(fastify|@fastify/|drizzle-orm|react|react-dom|react-router|react-admin|ra-|@mui/|jotai|pg)(/|$)',
      },
    },
    {
      name: 'common-does-no-io',
      comment: 'It runs in browsers too.',
      severity: 'error',
      from: { path: '^common/src', pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'messages-are-compiled-at-build-time',
      comment: 'The compiler of messages is no part of a browser’s build: only what declares them knows it.',
      severity: 'error',
      from: { path: '^(common|storefront|backoffice)/src/', pathNot: `^common/src/messages/|${TEST}` },
      to: { path: '^common/src/messages/(declare|vite)\\.ts$|node_modules/icu-minify/.*compile' },
    },
    ...APPS.map((app) => ({
      name: `apps-meet-only-in-common-${app}`,
      comment: 'One app knows another only by the contract.',
      severity: 'error',
      from: { path: `^${app}/` },
      to: { path: `^(${others(app).join('|')})/` },
    })),
    {
      name: 'embedded-postgres-stands-alone',
      comment: 'It starts a database for whoever asks.',
      severity: 'error',
      from: { path: '^server/embedded-postgres/' },
      to: { path: '^(common|server/src|storefront|backoffice|e2e|bench)/' },
    },
    {
      name: 'registers-say-facts',
      comment: 'What follows from a row, and what the database knows, is decided where they are imported.',
      severity: 'error',
      from: { path: '^server/registers/' },
      to: { path: '^(server/(src|embedded-postgres)|storefront|backoffice|e2e|bench|tools)/' },
    },
    {
      name: 'one-way-to-the-demo',
      comment: 'Demo data and drawings are loaded lazily, where an empty database is to be filled.',
      severity: 'error',
      from: {
        path: '^(common|server|storefront|backoffice)/',
        pathNot: `^server/src/app/commands/demo\\.ts$|${TEST}`,
      },
      to: { path: '^tools/demo/' },
    },
    {
      name: 'the-demo-knows-entries',
      comment: 'It writes tables and calls modules as the application does.',
      severity: 'error',
      from: { path: '^tools/demo/', pathNot: TEST },
      to: {
        path: '^server/src/',
        pathNot: `^server/src/(schema|(${MODULES.slice(1, -1).join('|')})/index\\.ts$)`,
      },
    },
    ...pointDown('server', MODULES),
    ...pointDown('storefront', FEATURES),
    ...pointDown('backoffice', PARTS),
    {
      name: 'modules-meet-at-their-entry',
      comment: 'What a module offers stands in its index; the rest is its own.',
      severity: 'error',
      from: { path: '^server/src/([a-z]+)', pathNot: TEST },
      to: {
        path: `^server/src/(${MODULES.slice(1, -1).join('|')})/`,
        pathNot: '^server/src/($1/|[a-z]+/index\\.ts$|platform/db/query/index\\.ts$)',
      },
    },
    {
      name: 'only-repositories-touch-tables',
      comment: 'SQL stays in one file per feature; what several statements say alike is an expression.',
      severity: 'error',
      from: {
        path: '^server/src/',
        // an import's records have the types of the tables' columns
        pathNot: `^server/src/(schema|platform|app)/|(^|[-/])(repository|expressions|collection)\\.ts$|^server/src/ingest/records\\.ts$|${TEST}`,
      },
      to: { path: '^server/src/(schema|platform/db/(client|query/))' },
    },
    {
      name: 'statements-are-written-with-build',
      comment: 'The query builder stands behind `platform/db/query`; Drizzle keeps tables and migrations.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: `^server/src/platform/db/query/|${TEST}` },
      to: { path: 'node_modules/kysely/' },
    },
    {
      name: 'services-know-no-http',
      comment: 'What is decided does not depend on how it was asked.',
      severity: 'error',
      from: { path: '^server/src/.*(service|repository|policy|rules)\\.ts$' },
      to: { path: '^server/src/platform/http/(serve|reply|body)\\.ts$|node_modules/(fastify|@fastify/)' },
    },
    {
      name: 'the-worker-imports-its-own',
      comment:
        'It is a plain script of one file: what it shared with pages would become an import, and it would not start.',
      severity: 'error',
      from: { path: '^storefront/src/service-worker/worker\\.ts$' },
      to: { pathNot: '^storefront/src/service-worker/' },
    },
    {
      name: 'resources-do-not-meet',
      comment: 'A screen of the back office knows its own resource.',
      severity: 'error',
      from: { path: '^backoffice/src/resources/([^/]+)/' },
      to: { path: '^backoffice/src/resources/', pathNot: '^backoffice/src/resources/$1/' },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing that ships leans on a test.',
      severity: 'error',
      from: { path: '^(common|server|storefront|backoffice)/src/', pathNot: TEST },
      to: { path: `${TEST}|^e2e/` },
    },
    {
      name: 'resolvable',
      comment:
        'An import that leads nowhere; what the journey leans on is generated beside its copy, by its test.',
      severity: 'error',
      from: { pathNot: '^server/src/platform/openapi/client/guest-journey\\.ts$' },
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(?!.*node_modules/).*/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
}
