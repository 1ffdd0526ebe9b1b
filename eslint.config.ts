import { readdirSync } from 'node:fs';
import path from 'node:path';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { folders } from './functions/src/folders';
import { noSilentCatch } from './tools/lint/no-silent-catch';
import { plainComments } from './tools/lint/plain-comments';
import { noCastOnDevice, noCastOnParsed, noCastOnStored, noRawCollection } from './tools/lint/typed-records';

/** Folders that know nothing of the business. */
const neutral = ['api', 'firebase', 'forms', 'logging', 'offline', 'settings', 'sw-client', 'theme', 'ui'];

/** Tests import tools, never the other way round; also the tools' own tests. */
const toolsZone = { target: './tools', from: './tests' };

/** Code flows domain -> shared -> features -> site and apps; what lies under `from` is closed to `target`. */
const zones = [
  { target: ['./domain', './businesses'], from: ['./src', './functions', './tools', './tests'] },
  // What needs a fact of the business takes it from domain/.
  { target: ['./src', './functions'], from: './businesses' },
  { target: './src', from: ['./functions', './tools', './tests'] },
  { target: './functions', from: ['./src', './tools', './tests'] },
  toolsZone,
  {
    target: neutral.map((folder) => `./src/${folder}`),
    from: ['shared', 'photos', 'films', 'features', 'site', 'apps', 'report-island'].map(
      (folder) => `./src/${folder}`,
    ),
  },
  {
    target: './src/shared',
    from: ['photos', 'films', 'features', 'site', 'apps', 'report-island'].map((folder) => `./src/${folder}`),
  },
  {
    target: './src/photos',
    from: ['./src/films', './src/features', './src/site', './src/apps', './src/report-island'],
  },
  { target: './src/films', from: ['./src/features', './src/site', './src/apps', './src/report-island'] },
  // Only the files at the root of src/photos and src/films are for others.
  { target: ['./src/features', './src/site', './src/apps', './src/films'], from: './src/photos/*/**' },
  { target: ['./src/features', './src/site', './src/apps'], from: './src/films/*/**' },
  { target: './src/features', from: ['./src/site', './src/apps', './src/report-island'] },
  { target: './src/site', from: ['./src/apps', './src/report-island'] },
  { target: './src/apps', from: ['./src/site', './src/report-island'] },
  // What every reader of a report loads, and what runs apart from every page.
  { target: './src/report-island', from: './src', except: ['./report-island', './firebase', './logging'] },
  { target: './src/sw', from: './src', except: ['./sw'] },
];

/** A feature never imports another. */
const featureZones = readdirSync(path.join(import.meta.dirname, 'src/features')).map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
}));

const inBackend = (path: string) => `./functions/src/${path}`;

/** A folder of the backend imports only what functions/src/folders.ts grants it. */
const backendZones = folders.map(({ folder, mayImport }) => {
  const hasListedParts = folders.some((other) => other.folder.startsWith(`${folder}/`));
  return {
    target: inBackend(hasListedParts ? `${folder}/*.*` : folder),
    from: inBackend(''),
    except: [folder, ...mayImport].map((name) => `./${name}`),
  };
});

const sdkPattern = {
  regex: '^(firebase|reactfire)(/|$)',
  message: 'Only src/firebase imports the Firebase SDK and ReactFire.',
};

const plainPattern = {
  regex: '^(react|firebase|@mui|@emotion|node:)',
  message: 'domain/ is plain TypeScript.',
};

/** What the business began with; the owner may have changed it since. */
const settingsPattern = {
  regex: '^@business/(contact|hours|promises|rewards|service-area|services)$',
  message: 'The owner can change this: take the settings as a parameter.',
};

/** What the neutral folders may import of domain/ besides json/, time/durations and time/within: nothing about jobs, reports, payments and the like. */
function domainOnly(allowed: readonly string[]) {
  return {
    regex: `^@domain/(?!(${['json', 'time/durations', 'time/within', ...allowed].join('|')})(/|$))`,
    message: 'This folder knows nothing of the business. Put this in src/shared/<noun> or in its feature.',
  };
}

/** A test waits as long as all others do (decision 0197). */
const ownLimits = [
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^wait(For|Until)$/]',
    message: 'It gives up after a second: use eventually() of src/ui/testing.',
  },
  {
    selector: 'CallExpression[callee.object.name="expect"][callee.property.name="poll"]',
    message: 'It gives up after a second: use eventually() of src/ui/testing.',
  },
  {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name="setConfig"]',
    message: 'vitest.config.ts has the limits of all tests.',
  },
  {
    selector:
      'CallExpression[callee.name=/^(waitFor|find(All)?By)/] > ObjectExpression > Property[key.name="timeout"]',
    message: 'src/ui/testing/wait-longer.ts has the limit of all tests.',
  },
  ...['callee.name', 'callee.callee.object.name'].flatMap((name) =>
    ['ObjectExpression > Property[key.name="timeout"]', 'Literal[raw=/^[0-9]/]'].map((limit) => ({
      selector: `CallExpression[${name}=/^(it|test|(before|after)(All|Each))$/] > ${limit}`,
      message: 'vitest.config.ts has the limits of all tests.',
    })),
  ),
];

/** What needs no types; the rules about types, cycles and React are in .oxlintrc.json. */
export default tseslint.config(
  {
    ignores: [
      'dist/',
      'functions/lib/',
      '.local/',
      'test-results/',
      'playwright-report/',
      '**/node_modules/',
    ],
  },
  tseslint.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
    },
    plugins: {
      'import-x': importX,
      local: {
        rules: {
          'no-silent-catch': noSilentCatch,
          'no-cast-on-device': noCastOnDevice,
          'no-cast-on-parsed': noCastOnParsed,
          'no-cast-on-stored': noCastOnStored,
          'no-raw-collection': noRawCollection,
          'plain-comments': plainComments,
        },
      },
    },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['tsconfig.json', 'functions/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...featureZones, ...backendZones] }],
      'no-restricted-imports': 'off',
      '@typescript-eslint/consistent-type-imports': 'error',
      'local/no-cast-on-parsed': 'error',
      'local/no-silent-catch': 'error',
      'local/plain-comments': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  // Stored data is read through its record type: docs/architecture.md, "Stored records".
  {
    files: ['functions/src/**', 'src/**'],
    rules: { 'local/no-cast-on-stored': 'error', 'local/no-raw-collection': 'error' },
  },
  // What a device has stored is read with guards: docs/architecture.md, "Stored records".
  {
    files: ['src/**'],
    // Settings are checked when they are loaded; only the compiler doesn't know what differs between two of them.
    ignores: ['**/*.test.*', '**/testing/**', 'src/features/settings/difference-words.ts'],
    rules: { 'local/no-cast-on-device': 'error' },
  },
  // Reads what tools and tests trust.
  { files: ['tools/trusted-json.ts'], rules: { 'local/no-cast-on-parsed': 'off' } },
  // Make the typed references, the untyped ones for collections known only at run time, and the lists' queries.
  {
    files: ['functions/src/platform/collection-of.ts', 'src/firebase/lists/to-firestore-query.ts'],
    rules: { 'local/no-raw-collection': 'off' },
  },
  { files: ['domain/**'], rules: { 'no-restricted-imports': ['error', { patterns: [plainPattern] }] } },
  {
    files: ['domain/**'],
    ignores: ['domain/business/**', 'domain/settings/**', 'domain/testing/**', '**/*.test.*'],
    rules: { 'no-restricted-imports': ['error', { patterns: [plainPattern, settingsPattern] }] },
  },
  {
    files: ['src/**'],
    ignores: ['src/firebase/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [sdkPattern],
        },
      ],
    },
  },
  {
    files: ['src/ui/**', 'src/theme/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            sdkPattern,
            domainOnly([
              'brand',
              'business/business',
              'business/facts',
              'contact',
              'errors',
              'search',
              'settings',
              'text',
              'time',
            ]),
          ],
        },
      ],
    },
  },
  {
    files: ['src/forms/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [sdkPattern, domainOnly(['api', 'brand', 'contact'])] }],
    },
  },
  {
    files: ['src/api/**'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [sdkPattern, domainOnly(['access/access-link', 'api', 'errors'])] },
      ],
    },
  },
  {
    files: ['src/offline/**'],
    ignores: ['**/*.test.*', '**/testing/**', 'src/offline/office/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [sdkPattern, domainOnly(['api', 'errors', 'idempotency'])] },
      ],
    },
  },
  {
    // The office's outbox sends reports; see decision 0033.
    files: ['src/offline/office/**'],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [sdkPattern, domainOnly(['api', 'errors', 'idempotency', 'report'])] },
      ],
    },
  },
  {
    files: ['src/firebase/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [domainOnly(['admin', 'api', 'business/routes', 'contact', 'errors', 'firestore'])] },
      ],
    },
  },
  // A failure in a test is the test's.
  { files: ['tests/**', '**/*.test.{ts,tsx}'], rules: { 'local/no-silent-catch': 'off' } },
  // A test may use the factories; what it tests may not.
  {
    files: ['**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [toolsZone] }],
      'no-restricted-syntax': ['error', ...ownLimits],
    },
  },
  { files: ['tools/**', 'functions/src/platform/logs.ts'], rules: { 'no-console': 'off' } },
);
