/** The one-way rule: a folder of `src` may import those before it in this list, never those after it. */
const ORDER = [
  'config',
  'domain',
  'gateways',
  'ui',
  'styles',
  'features',
  'content',
  'page-data',
  'seo',
  'runtime',
  'shell',
  'account',
  'templates',
];

// What the list alone does not say.
/** @type {Readonly<Record<string, readonly string[]>>} */
const ALLOWED = {
  ui: ['config', 'domain'],
  gatsby: ['config', 'domain', 'gateways'],
  'service-worker': ['config'],
  dev: ORDER.filter(folder => folder !== 'templates' && folder !== 'account'),
};

const FOLDERS = [...ORDER, 'gatsby', 'service-worker', 'dev'];

const BROWSER =
  '^src/(ui|features|content|page-data|seo|runtime|shell|templates|account|service-worker)/';
const TESTS = '\\.(test|fixture)\\.tsx?$';
/** The only files of the forms gateway that read settings; the sandbox runs the others. */
const GATEWAY_SETTINGS = '^forms-gateway/(main|gateway-options)\\.ts$';
const LAZY_FORMS = '(-handler|-schema|-rules|-engine)\\.ts$';

const folderRules = FOLDERS.map(folder => ({
  name: `${folder}-imports-only-what-stands-above-it`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: {
    path: '^src/',
    pathNot: [folder, ...(ALLOWED[folder] ?? ORDER.slice(0, ORDER.indexOf(folder)))].map(
      name => `^src/${name}/`,
    ),
  },
}));

module.exports = {
  forbidden: [
    ...folderRules,
    {
      name: 'every-folder-of-src-has-its-place',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: FOLDERS.map(folder => `^src/${folder}/`) },
      to: {},
    },
    {
      name: 'features-meet-through-their-index',
      severity: 'error',
      from: { path: '^src/(features|content)/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^src/(features|content)/[^/]+/',
        pathNot: ['^src/$1/$2/', '^src/(features|content)/[^/]+/index\\.tsx?$'],
      },
    },
    {
      name: 'features-are-met-through-their-index',
      severity: 'error',
      from: { path: '^src/(page-data|seo|runtime|shell|templates|account)/' },
      to: {
        path: '^src/(features|content)/[^/]+/',
        pathNot: '^src/(features|content)/[^/]+/index\\.tsx?$',
      },
    },
    // Some of these hold for indirect imports too: .dependency-cruiser.indirect.cjs.
    {
      name: 'the-storefront-imports-no-account-code',
      severity: 'error',
      from: { path: '^(gatsby-|hosting/|src/(?!account/|templates/account/))' },
      to: { path: '^src/(account|templates/account)/' },
    },
    {
      name: 'only-the-build-imports-the-hosts',
      comment: 'Who may import `src/gatsby` is said by the one-way rule: nobody in `src`.',
      severity: 'error',
      from: { path: '^src/(?!gatsby/)', pathNot: TESTS },
      to: { path: '^(hosting/|gatsby-)' },
    },
    {
      name: 'the-browser-loads-no-build-settings',
      severity: 'error',
      from: { path: BROWSER, pathNot: TESTS },
      to: { path: '^(src/config/settings/settings\\.ts|node_modules/@sanity/client)' },
    },
    {
      name: 'the-browser-contains-only-the-built-brand',
      severity: 'error',
      from: { path: BROWSER, pathNot: [TESTS, '/testing/'] },
      to: { path: '^src/config/brands(\\.ts|/read-brand\\.ts)$' },
    },
    {
      name: 'hosts-know-only-settings-and-rules',
      severity: 'error',
      from: { path: '^hosting/', pathNot: '^hosting/checks/' },
      to: { path: '^src/', pathNot: '^src/(config|domain)/' },
    },
    {
      name: 'the-shop-knows-no-tool-and-no-sandbox',
      severity: 'error',
      from: { path: '^(src|hosting|gatsby-)' },
      to: { path: '^(sandbox|seed|forms-gateway|scripts|e2e|bench|studio|redirects)/' },
    },
    {
      name: 'the-sandbox-and-the-shop-meet-on-the-wire-only',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: ['^(src|hosting|scripts|e2e|bench|studio|redirects)/', GATEWAY_SETTINGS] },
    },
    {
      name: 'the-seed-is-data',
      severity: 'error',
      from: { path: '^seed/' },
      to: { path: '^(src|sandbox|hosting|forms-gateway|scripts|e2e|bench|studio|redirects)/' },
    },
    {
      name: 'the-forms-gateway-imports-nothing-else-of-ours',
      severity: 'error',
      from: { path: '^forms-gateway/', pathNot: [TESTS, GATEWAY_SETTINGS] },
      to: {
        path: ['^(src|sandbox|seed|hosting|scripts|e2e|bench|studio|redirects)/', GATEWAY_SETTINGS],
      },
    },
    {
      name: 'the-forms-gateway-reads-only-settings',
      severity: 'error',
      from: { path: '^forms-gateway/gateway-options\\.ts$' },
      to: { path: '^(src|sandbox|seed|hosting|scripts)/', pathNot: '^src/config/settings/' },
    },
    {
      name: 'the-studio-stands-alone',
      comment: 'It is deployed from its folder, with packages of its own.',
      severity: 'error',
      from: { path: '^studio/', pathNot: '^studio/(checks|model)/' },
      to: { path: '^(src|sandbox|seed|hosting|scripts|studio/(checks|model))/' },
    },
    {
      name: 'nothing-imports-the-studio',
      severity: 'error',
      from: { path: '^(src|sandbox|seed|hosting|scripts)/' },
      to: { path: '^studio/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'forms-are-checked-late',
      comment: 'Modules named so are imported when a form is near, never with a page.',
      severity: 'error',
      from: {
        path: '^src/(domain|ui|features|content|page-data|seo|runtime|shell|templates)/',
        pathNot: [LAZY_FORMS, TESTS],
      },
      to: { path: '^node_modules/(yup|@hookform|react-hook-form)' },
    },
    {
      name: 'first-scripts-decode-without-schemas',
      comment:
        'docs/decisions/0010: the schema library would weigh too much in what every page loads first.',
      severity: 'error',
      from: {
        path: '^src/(ui|seo|runtime|shell|templates|page-data)/|^src/features/(storage|customer|currency|consent|link-codes|locale)/|^src/gateways/site-files/(chunk-map|page-data)\\.ts$',
        pathNot: TESTS,
      },
      to: { path: '^node_modules/valibot|^src/domain/data/decode\\.ts$|-decoder\\.ts$' },
    },
    {
      name: 'what-checks-forms-is-imported-late',
      severity: 'error',
      from: { path: '^src/(?!account/)', pathNot: [LAZY_FORMS, TESTS] },
      to: {
        path: '^src/(domain|features|content)/.*(-handler|-schema|-rules|-engine)\\.ts$',
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
