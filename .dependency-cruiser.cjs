/** The one-way rule between rooms: a room imports rooms above it in this list, never below. */
const ROOMS = {
  site: [],
  domain: ['site'],
  gateways: ['site', 'domain'],
  build: ['site', 'domain', 'gateways'],
  ui: ['site', 'domain'],
  features: ['site', 'domain', 'gateways', 'ui'],
  app: ['site', 'domain', 'gateways', 'ui', 'features'],
  templates: ['site', 'domain', 'gateways', 'ui', 'features', 'app'],
  dev: ['site', 'domain', 'ui', 'features', 'app'],
  'service-worker': ['site'],
};

const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `${room}-imports-only-what-stands-above-it`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...allowed.map(name => `^src/${name}/`)] },
}));

module.exports = {
  forbidden: [
    ...roomRules,
    {
      name: 'features-meet-through-their-index',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: {
        path: '^src/features/[^/]+/',
        pathNot: ['^src/features/$1/', '^src/features/[^/]+/index\\.tsx?$'],
      },
    },
    {
      name: 'the-shell-meets-features-through-their-index',
      severity: 'error',
      from: { path: '^src/(app|templates)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/[^/]+/index\\.tsx?$' },
    },
    {
      name: 'the-sandbox-and-the-shop-meet-on-the-wire-only',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|host|scripts)/' },
    },
    {
      name: 'the-shop-does-not-know-the-sandbox',
      severity: 'error',
      from: { path: '^(src|host|gatsby-)' },
      to: { path: '^sandbox/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'the-browser-loads-no-build-code',
      severity: 'error',
      from: { path: '^src/(ui|features|app|templates)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/config/settings/settings\\.ts|node_modules/@sanity/client)' },
    },
    {
      name: 'forms-are-checked-late',
      comment: 'Modules named so are imported when a form is near, never with a page.',
      severity: 'error',
      from: {
        path: '^src/(domain|ui|features|app|templates)/',
        pathNot: '(-work|-schema|-rules|-engine)\\.ts$|\\.test\\.tsx?$',
      },
      to: { path: '^node_modules/(yup|@hookform|react-hook-form)' },
    },
    {
      name: 'what-checks-forms-is-imported-late',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: '(-work|-schema|-rules|-engine)\\.ts$|\\.test\\.tsx?$',
      },
      to: {
        path: '^src/(domain|features)/.*(-work|-schema|-rules|-engine)\\.ts$',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(public|\\.cache|\\.host|\\.sandbox)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
