import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { deployConfig, localConfig } from '../hosting/firebase-config';
import { startHosting } from '../hosting/server/start-hosting';
import { looksPath } from './looks-handler';
import { looksPage } from './looks-page';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

type Headers = Pick<Awaited<ReturnType<typeof deployConfig>>['hosting'], 'headers'>;

const policies = ({ headers }: Headers) =>
  headers
    .flatMap((rule) => rule.headers)
    .filter(({ key }) => key === 'Content-Security-Policy')
    .map(({ value }) => /frame-ancestors ([^;]+)/.exec(value)?.[1]);

it('is not in what is deployed, whose pages no page may frame', async () => {
  const { hosting } = await deployConfig('any-project', {});
  expect(new Set(policies(hosting))).toEqual(new Set(["'none'"]));
  server = await startHosting({ hosting, host: '127.0.0.1', port: 0, compression: false });
  const { port } = server.address() as AddressInfo;
  expect((await fetch(`http://127.0.0.1:${port}${looksPath}`)).status).toBe(404);
});

it('can frame the local stack’s own pages, except files', async () => {
  expect(policies((await localConfig()).hosting)).toEqual(["'self'", "'self'", "'self'", "'none'"]);
});

it('frames addresses and emails at the chosen width, and says what is missing', () => {
  const looks = [
    { name: 'Site', shown: { address: '/?a=1&b=2' } },
    { name: 'Email', shown: { html: '<p class="a">Hello</p>' } },
    { name: 'Gone', shown: null },
  ];
  const page = looksPage(looks, 820);
  expect(page).toContain('src="/?a=1&amp;b=2"');
  expect(page).toContain('srcdoc="&lt;p class=&quot;a&quot;&gt;Hello&lt;/p&gt;"');
  expect(page).toContain('The stack has none.');
  expect(page).toContain('iframe { width: 820px;');
  expect(looksPage(looks, Number.NaN)).toContain('iframe { width: 390px;');
});
