import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const restrictedImports = {
  paths: [
    { name: 'js-cookie', message: 'Cookies go through features/storage.' },
    {
      name: 'gatsby',
      importNames: ['Link'],
      message: 'Use LocalLink of features/links: it keeps the locale.',
    },
  ],
};

const noClimbing = {
  group: ['../../*'],
  message: 'Import from ~/ (the root) instead of climbing two folders.',
};

const vendorsOnlyInGateways = {
  ...restrictedImports,
  patterns: [
    noClimbing,
    {
      group: ['@sanity/client', 'gql.tada'],
      message: 'Vendors are spoken to in src/gateways only.',
    },
  ],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules/',
      'public/',
      '.cache/',
      '.host/',
      '.brands/',
      '.bench/',
      '.sandbox/',
      'static/',
      'test-results/',
      // Checked against packages of their own: `npm run studio:check`.
      'studio/*.ts',
      'studio/dist/',
      'studio/.sanity/',
      'playwright-report/',
      'src/gatsby-types.d.ts',
      'src/gateways/shopify/schema-env.d.ts',
      'src/gateways/service/service-api.d.ts',
      'src/gateways/scheduler/scheduler-api.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        // A quarter quicker than `projectService`, which is made for editors.
        project: ['./tsconfig.json', './src/service-worker/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports' },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/require-await': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
            ':matches(ArrayExpression, CallExpression) > SpreadElement > ArrayExpression',
          ].join(),
          message: 'Write the parts themselves instead of spreading a literal.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-undef': 'off',
      'no-restricted-imports': ['error', { patterns: [noClimbing] }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
    plugins: { ...jsxA11y.flatConfigs.strict.plugins, 'react-hooks': reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-imports': ['error', vendorsOnlyInGateways],
    },
  },
  {
    files: [
      'src/{ui,features,content,page-data,seo,runtime,shell,templates,account,domain,config}/**/*.{ts,tsx}',
    ],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Only src/gateways talks to the network.' },
        { name: 'localStorage', message: 'Storage goes through features/storage.' },
        { name: 'sessionStorage', message: 'Storage goes through features/storage.' },
      ],
    },
  },
  {
    files: ['{src,sandbox,hosting,forms-gateway,scripts}/**/*.{ts,tsx,mjs}'],
    ignores: ['**/*.{test,fixture}.{ts,tsx}'],
    rules: {
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/gateways/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { ...restrictedImports, patterns: [noClimbing] }],
    },
  },
  {
    files: ['src/features/storage/**', 'src/features/links/local-link.tsx'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [noClimbing] }],
      'no-restricted-globals': 'off',
    },
  },
  {
    files: [
      'sandbox/**',
      'seed/**',
      'hosting/**',
      'scripts/**',
      'forms-gateway/main.ts',
      'bench/**',
      'e2e/**',
      'studio/model/**',
      'src/gatsby/**',
      '*.{ts,mjs,js}',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['seed/**'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        AbortSignal: 'readonly',
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
      },
    },
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
