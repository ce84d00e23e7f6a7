// What a file loads by way of others is in the same script as the file. These rules of .dependency-cruiser.cjs
// must hold along such a way too. Types are not loaded, and `import()` makes a script of its own.
const { forbidden, options } = require('./.dependency-cruiser.cjs');

const TESTS = '\\.(test|fixture)\\.tsx?$';

const RULES = [
  'the-storefront-imports-no-account-code',
  'only-the-build-imports-the-hosts',
  'the-browser-loads-no-build-settings',
  'the-browser-contains-only-the-built-brand',
  'forms-are-checked-late',
  'first-scripts-decode-without-schemas',
];

/** @type {Readonly<Record<string, readonly string[]>>} */
const EXCEPTIONS = {
  // Only /preview loads it, once an editor has signed in.
  'the-browser-loads-no-build-settings': ['^src/content/preview/open-document\\.ts$'],
  // The session is decoded before anything is shown; support articles ask for feedback.
  'first-scripts-decode-without-schemas': [
    '^src/templates/(account|contact|support|support-article)/',
  ],
};

/** @param {{ path?: string, pathNot?: string | readonly string[] }} from */
const pathsNot = ({ pathNot = [] }) => [pathNot].flat();

/** @param {string} name */
const alongTheWay = name => {
  const rule = forbidden.find(each => each.name === name);
  if (!rule) throw new Error(`.dependency-cruiser.cjs has no rule "${name}".`);
  return {
    ...rule,
    name: `${name}-not-even-by-way-of-others`,
    from: { ...rule.from, pathNot: [...pathsNot(rule.from), ...(EXCEPTIONS[name] ?? [])] },
    to: { ...rule.to, reachable: true },
  };
};

module.exports = {
  forbidden: RULES.map(alongTheWay),
  options: {
    ...options,
    tsPreCompilationDeps: false,
    exclude: { path: [options.exclude.path, TESTS], dynamic: true },
  },
};
