import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { trustedBody } from '../trusted-json';
import type { Message } from './message';
import { startMailbox, type Mailbox } from './start-mailbox';

const mail = (subject: string, more: object = {}) => ({
  personalizations: [{ to: [{ email: 'maren@example.com' }] }],
  from: { email: 'sender@example.com' },
  subject,
  content: [
    { type: 'text/plain', value: 'Hello' },
    { type: 'text/html', value: '<p>Hello <script>alert(1)</script></p>' },
  ],
  custom_args: { mail_id: 'abc' },
  ...more,
});

const untracked = { click_tracking: { enable: false }, open_tracking: { enable: false } };

let folder: string;
let port: number;
let mailbox: Mailbox;

const call = (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    method,
    headers,
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const send = (body: unknown, headers: Record<string, string> = {}) =>
  call('POST', '/v3/mail/send', body, {
    authorization: 'Bearer SG.key',
    'content-type': 'application/json',
    ...headers,
  });

const messages = async () => await trustedBody<Message[]>(await call('GET', '/api/messages'));

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'mailbox-'));
  port = await getPort();
  mailbox = await startMailbox({ host: '127.0.0.1', port, folder });
});

afterEach(async () => {
  await mailbox.stop();
  rmSync(folder, { recursive: true });
});

describe('the mailbox', () => {
  it('stores accepted emails, newest first, and keeps them across a restart', async () => {
    const first = await send(mail('First'));
    expect(first.status).toBe(202);
    expect(await first.text()).toBe('');
    await send(mail('Second'));
    await mailbox.stop();
    port = await getPort();
    mailbox = await startMailbox({ host: '127.0.0.1', port, folder });

    const stored = await messages();
    expect(stored.map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect(stored[1]).toMatchObject({
      id: first.headers.get('x-message-id'),
      to: ['maren@example.com'],
      text: 'Hello',
      customArgs: { mail_id: 'abc' },
    });
  });

  it('says whether links and opening may be tracked, which the account decides unless the email does', async () => {
    await send(mail('Untracked', { tracking_settings: untracked }));
    await send(
      mail('Links in plain text', {
        tracking_settings: { ...untracked, click_tracking: { enable: false, enable_text: true } },
      }),
    );
    await send(mail('As the account says'));
    expect((await messages()).map(({ subject, tracked }) => [subject, tracked])).toEqual([
      ['As the account says', { clicks: true, opens: true }],
      ['Links in plain text', { clicks: true, opens: false }],
      ['Untracked', { clicks: false, opens: false }],
    ]);
  });

  it('creates one message per personalization', async () => {
    const personalizations = ['a@b.co', 'c@d.co'].map((email) => ({ to: [{ email }] }));
    await send(mail('Both', { personalizations }));
    expect((await messages()).map(({ to }) => to).sort()).toEqual([['a@b.co'], ['c@d.co']]);
  });

  it.each([
    ['no key', mail('x'), { authorization: '' }, 401],
    ['a key in another format', mail('x'), { authorization: 'Bearer nonsense' }, 401],
    ['another content type', mail('x'), { 'content-type': 'text/plain' }, 415],
    ['invalid JSON', '{', {}, 400],
    ['an invalid email', mail(''), {}, 400],
    ['more than 30 MB', mail('x', { filler: 'x'.repeat(30 * 1024 ** 2) }), {}, 413],
  ])('refuses %s and stores nothing', async (_, body, headers, status) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
    expect(await messages()).toEqual([]);
  });

  it('fails as often as configured, then accepts email again', async () => {
    await call('PUT', '/api/behavior', { mode: 'status', status: 429, times: 2, retryAfter: 7 });
    const refused = await send(mail('x'));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '7']);
    expect((await send(mail('x'))).status).toBe(429);
    expect((await send(mail('x'))).status).toBe(202);
    expect(await messages()).toHaveLength(1);
  });

  it('answers in the configured sequence and stores only accepted emails', async () => {
    const turns = [{ mode: 'page' }, { mode: 'reset' }, { mode: 'accept' }];
    await call('PUT', '/api/behavior', { turns });
    const page = await send(mail('x'));
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html']);
    await expect(send(mail('x'))).rejects.toThrow();
    expect((await send(mail('x'))).status).toBe(202);
    expect((await send(mail('x'))).status).toBe(200);
    expect(await messages()).toHaveLength(1);
  });

  it('refuses an unknown behavior', async () => {
    expect((await call('PUT', '/api/behavior', { mode: 'status', status: 200 })).status).toBe(400);
  });

  it('displays an email without running its scripts', async () => {
    await send(mail('<b>Bold</b>'));
    const [message] = await messages();
    const page = await (await call('GET', `/messages/${message?.id}`)).text();
    expect(page).toContain('&lt;b&gt;Bold&lt;/b&gt;');
    expect(page).not.toContain('<b>Bold</b>');
    const html = await call('GET', `/api/messages/${message?.id}/html`);
    expect(html.headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*sandbox (?!.*allow-scripts)/,
    );
  });

  it('serves an attachment as a download', async () => {
    const attachments = [{ content: 'QkVHSU4=', filename: 'plan für 2.ics', type: 'text/calendar' }];
    await send(mail('x', { attachments }));
    const [message] = await messages();
    const response = await call('GET', `/api/messages/${message?.id}/attachments/0`);
    expect(await response.text()).toBe('BEGIN');
    expect(response.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''plan%20f%C3%BCr%202.ics",
    );
    expect((await call('GET', `/api/messages/${message?.id}/attachments/1`)).status).toBe(404);
  });

  it('lists the emails to one address', async () => {
    await send(mail('Hers'));
    await send(mail('His', { personalizations: [{ to: [{ email: 'Jo@example.com' }] }] }));
    const found = await trustedBody<Message[]>(await call('GET', '/api/messages?to=jo%40example.com'));
    expect(found.map(({ subject }) => subject)).toEqual(['His']);
  });

  it('deletes all emails on request', async () => {
    await send(mail('x'));
    expect((await call('DELETE', '/api/messages')).status).toBe(204);
    expect(await messages()).toEqual([]);
  });
});
