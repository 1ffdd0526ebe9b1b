import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { mockContact } from '@domain/testing/mock-contact';
import { locator } from '../ask';
import type { Deploy, Finding } from '../finding';

const blogUrl = 'https://articles.example.net';

beforeEach(() => mockContact({ blogUrl }));

let server: Server | undefined;
afterEach(() => server?.close());

/** What is found out about a site that sends /blog to what `rewrite` makes of the rest; null for no redirect. */
async function findingsOf(rewrite: (rest: string) => string | null): Promise<readonly Finding[]> {
  server = createServer(({ url = '', headers }, response) => {
    // The site is no Google service, so it gets no credentials.
    if (headers.authorization !== undefined) throw new Error('credentials were sent');
    const location = rewrite(url.slice('/blog'.length));
    response.writeHead(location === null ? 404 : 302, location === null ? {} : { Location: location }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return lookAt(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
}

async function lookAt(site: string): Promise<readonly Finding[]> {
  const { blogRedirect } = await import('./blog-redirect');
  return blogRedirect.look({
    settings: { SITE_URL: site },
    siteUrl: 'https://site.example.com',
    locate: locator(),
  } as unknown as Deploy);
}

const states = (findings: readonly Finding[]) => findings.map(({ state }) => state);

it('a site that keeps path and query is fine', async () => {
  expect(states(await findingsOf((rest) => blogUrl + rest))).toEqual(['fine', 'fine']);
});

it('a site that decodes and encodes them again is reported with what arrives', async () => {
  const findings = await findingsOf((rest) => blogUrl + encodeURI(decodeURI(rest)));
  expect(states(findings)).toEqual(['wrong', 'wrong']);
  expect(findings[0]?.text).toContain('?q=a%2526b');
});

it('a site that drops the query, or has no redirect, is reported', async () => {
  expect(states(await findingsOf(() => blogUrl))).toEqual(['wrong', 'wrong']);
  server?.close();
  expect((await findingsOf(() => null))[0]).toMatchObject({
    state: 'wrong',
    text: expect.stringContaining('not a redirect') as string,
  });
});

it('a site that does not answer is unknown', async () => {
  expect(states(await lookAt('http://127.0.0.1:1'))).toEqual(['unknown', 'unknown']);
});

it('nothing is asked of the site of a business without a blog', async () => {
  mockContact({ blogUrl: null });
  const findings = await findingsOf(() => {
    throw new Error('asked');
  });
  expect(findings).toEqual([{ state: 'fine', text: 'the business has no blog' }]);
});
