import { region } from '@domain/api/region';
import { expect, test } from 'vitest';
import { checkSite } from './check-site';
import { project, webSettings as web } from './testing/healthy-project';

const deploy = {
  project,
  settings: {},
  web,
  file: () => '{}',
  wantedConfig: () => Promise.resolve({ name: `firebase.${project}.json`, text: '{}' }),
};
const built = { 'assets/a.js': `connect("${project}","${web.VITE_FUNCTIONS_URL}")`, 'index.html': '<html>' };

test('a site built for the project passes', async () => {
  expect(await checkSite(deploy, built)).toEqual([]);
});

test.each(Object.keys(web))('without %s nothing is uploaded', async (name) => {
  const found = await checkSite({ ...deploy, web: { ...web, [name]: '' } }, built);
  expect(found.join()).toContain(`leaves out ${name}`);
});

test.each([
  [
    'another project',
    { VITE_FIREBASE_PROJECT_ID: 'other' },
    /built for the project other, not example-scope/,
  ],
  ['no https', { VITE_FUNCTIONS_URL: 'http://a.example' }, /VITE_FUNCTIONS_URL is "http:\/\/a\.example"/],
  ['no address', { VITE_FUNCTIONS_URL: 'functions' }, /VITE_FUNCTIONS_URL is "functions"/],
])('settings with %s are refused', async (_what, wrong, sentence) => {
  expect((await checkSite({ ...deploy, web: { ...web, ...wrong } }, built)).join()).toMatch(sentence);
});

test('a build from before the settings is refused', async () => {
  expect(await checkSite(deploy, { 'assets/a.js': 'connect("demo-sewer-scope","")' })).toEqual([
    'dist was built with another VITE_FIREBASE_PROJECT_ID: npm run build -- --mode example-scope.',
    'dist was built with another VITE_FUNCTIONS_URL: npm run build -- --mode example-scope.',
  ]);
});

test('an address with a slash at its end is that of the build', async () => {
  const slash = { ...web, VITE_FUNCTIONS_URL: `${web.VITE_FUNCTIONS_URL}/` };
  expect(await checkSite({ ...deploy, web: slash }, built)).toEqual([]);
});

test('a build that also calls another project’s functions is refused', async () => {
  const staging = `https://${region}-example-staging.cloudfunctions.net`;
  expect(await checkSite(deploy, { ...built, 'assets/b.js': `fetch("${staging}/client")` })).toEqual([
    `dist calls ${staging} of another project: npm run build -- --mode ${project}.`,
  ]);
});

test('staging says where its site is, because emails would link to the business’s', async () => {
  const staging = { ...deploy, web: { ...web, VITE_STAGE: 'staging' } };
  expect((await checkSite(staging, built)).join()).toMatch(/SITE_URL is not set/);
  const settings = { SITE_URL: `https://${project}.web.app` };
  expect(await checkSite({ ...staging, settings }, built)).toEqual([]);
});

test('an unknown stage is refused, because it would be indexed like production', async () => {
  const misspelled = { ...deploy, web: { ...web, VITE_STAGE: 'stage' } };
  expect((await checkSite(misspelled, built)).join()).toMatch(/VITE_STAGE is "stage": expected staging or/);
});

test('a stale configuration is refused', async () => {
  const wantedConfig = () => Promise.resolve({ name: `firebase.${project}.json`, text: '{"hosting":{}}' });
  const found = await checkSite({ ...deploy, wantedConfig }, built);
  expect(found.join()).toMatch(/firebase\.example-scope\.json is stale: npm run deploy writes it/);
});
