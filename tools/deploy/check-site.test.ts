import { expect, test } from 'vitest';
import { checkSite } from './check-site';
import { project, webSettings as web } from './testing/healthy-project';

const deploy = {
  project,
  settings: {},
  web,
  file: () => '{}',
  wantedHosting: () => Promise.resolve('{}'),
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
    /built for the project other, not wasatch-scope/,
  ],
  ['no https', { VITE_FUNCTIONS_URL: 'http://a.example' }, /VITE_FUNCTIONS_URL is "http:\/\/a\.example"/],
  ['no address', { VITE_FUNCTIONS_URL: 'functions' }, /VITE_FUNCTIONS_URL is "functions"/],
])('settings with %s are refused', async (_what, wrong, sentence) => {
  expect((await checkSite({ ...deploy, web: { ...web, ...wrong } }, built)).join()).toMatch(sentence);
});

test('a build from before the settings is refused', async () => {
  expect(await checkSite(deploy, { 'assets/a.js': 'connect("demo-sewer-scope","")' })).toEqual([
    'dist was built with another VITE_FIREBASE_PROJECT_ID: npm run build.',
    'dist was built with another VITE_FUNCTIONS_URL: npm run build.',
  ]);
});

test('an address with a slash at its end is that of the build', async () => {
  const slash = { ...web, VITE_FUNCTIONS_URL: `${web.VITE_FUNCTIONS_URL}/` };
  expect(await checkSite({ ...deploy, web: slash }, built)).toEqual([]);
});

test('a stale hosting block is refused', async () => {
  const found = await checkSite({ ...deploy, wantedHosting: () => Promise.resolve('{"hosting":{}}') }, built);
  expect(found.join()).toMatch(/firebase\.json is stale: npm run hosting:write/);
});
