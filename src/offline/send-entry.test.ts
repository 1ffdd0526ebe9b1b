import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { trustedJson } from '../../tools/trusted-json';
import { listOutbox } from './outbox-store';
import { sendEntry } from './send-entry';
import { submitThroughOutbox } from './submit';
import { refusal } from './testing/fake-server';
import { booking, outboxHarness, type OutboxHarness } from './testing/outbox-harness';

const readVisitorToken = vi.hoisted(() =>
  vi.fn<(siteKey: string, fresh: boolean) => Promise<string | null>>(),
);
vi.mock('@/firebase/app-check/visitor-app-check', () => ({ readVisitorToken }));

interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly clientInfo: Readonly<Record<string, unknown>>;
}

let outbox: OutboxHarness;
let sent: Sent[];
beforeEach(async () => {
  outbox = await outboxHarness();
  sent = [];
  readVisitorToken.mockReset().mockImplementation((_, fresh) => Promise.resolve(fresh ? 'fresh' : 'kept'));
  vi.stubGlobal('fetch', (url: string, init: { headers: Record<string, string>; body: string }) => {
    const { data } = trustedJson<{ data: { clientInfo: Record<string, unknown> } }>(init.body);
    sent.push({ headers: init.headers, clientInfo: data.clientInfo });
    return outbox.server.fetch(url, init);
  });
});

const offerAppCheck = () =>
  vi.stubGlobal('document', { documentElement: { dataset: { appCheck: '6Lsite' } } });
const submit = (signals: { homepage?: string; filledInMs?: number }) =>
  submitThroughOutbox(
    { callName: 'secure-form-submission', formType: 'booking', data: booking, signals },
    outbox.context,
    () => undefined,
  );

describe('App Check', () => {
  it('is sent with public forms', async () => {
    offerAppCheck();
    await outbox.submit();
    expect(readVisitorToken).toHaveBeenCalledWith('6Lsite', false);
    expect(sent[0]?.headers['X-Firebase-AppCheck']).toBe('kept');
  });

  it('is not requested for signed documents or on a page with a key in its address', async () => {
    offerAppCheck();
    await outbox.submit();
    const [entry] = await listOutbox();
    if (!entry) throw new Error('nothing in the outbox');
    await sendEntry({ ...entry, formType: 'agreement' }, AbortSignal.timeout(1000)).catch(() => undefined);
    vi.stubGlobal('location', { href: 'https://site.example/?booking=k7q2' });
    await sendEntry(entry, AbortSignal.timeout(1000)).catch(() => undefined);
    expect(sent).toHaveLength(3);
    expect(readVisitorToken).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('blocked'))],
    ['gives nothing', () => Promise.resolve(null)],
  ])('that %s delays nothing: the server decides', async (_, answer) => {
    offerAppCheck();
    readVisitorToken.mockImplementation(answer);
    expect(await outbox.submit()).toMatchObject({ state: 'sent' });
    expect(sent[0]?.headers).not.toHaveProperty('X-Firebase-AppCheck');
  });

  it('refused: the entry waits, is known not to be stored, and is sent with a new token', async () => {
    offerAppCheck();
    outbox.server.next.push(refusal({ code: 'app-unverified', userMessage: 'Please reload.' }));
    expect(await outbox.submit()).toMatchObject({ state: 'waiting', reason: 'unverified' });
    expect(await listOutbox()).toMatchObject([{ state: 'queued', outcomeUnknown: false }]);
    expect(await outbox.round()).toBe(true);
    expect(sent[1]?.headers['X-Firebase-AppCheck']).toBe('fresh');
    expect(outbox.server.requests.size).toBe(1);
  });
});

it('a submission that the device cannot store is also resent with a new token', async () => {
  offerAppCheck();
  vi.stubGlobal('indexedDB', undefined);
  const signals = { homepage: '', filledInMs: 9_000 };
  outbox.server.next.push(refusal({ code: 'app-unverified', userMessage: 'Please reload.' }));
  expect(await submit(signals)).toMatchObject({ state: 'not-stored', details: { code: 'app-unverified' } });
  expect(await submit(signals)).toMatchObject({ state: 'sent' });
  expect(sent.map(({ headers }) => headers['X-Firebase-AppCheck'])).toEqual(['kept', 'fresh']);
  expect(new Set(outbox.server.keys).size).toBe(1);
});

describe('anti-bot signals', () => {
  it('are sent with the first attempt', async () => {
    await submit({ homepage: 'https://a.example', filledInMs: 9_000 });
    expect(sent[0]?.clientInfo).toMatchObject({ homepage: 'https://a.example', filledInMs: 9_000 });
  });

  it('are not sent later, when no one can resubmit', async () => {
    outbox.server.next.push('unreachable');
    await submit({ homepage: 'https://a.example', filledInMs: 9_000 });
    await outbox.round();
    expect(sent[1]?.clientInfo).not.toHaveProperty('homepage');
    expect(sent[1]?.clientInfo).not.toHaveProperty('filledInMs');
  });

  it('a quick user waits and is never refused as too fast', async () => {
    const patient = { ...outbox.context, patienceMs: 10_000 };
    const signals = { homepage: '', filledInMs: 1_700 };
    const begun = performance.now();
    const input = {
      callName: 'secure-form-submission',
      formType: 'booking',
      data: booking,
      signals,
    } as const;
    await submitThroughOutbox(input, patient, () => undefined);
    // A timer may fire a millisecond early.
    expect(performance.now() - begun).toBeGreaterThan(290);
    expect(sent[0]?.clientInfo.filledInMs).toBe(2_000);
  });

  it('do not block the same content when a person resubmits it after a refusal', async () => {
    outbox.server.next.push(refusal({ code: 'invalid-input', userMessage: 'Please send it again.' }));
    expect(await submit({ homepage: 'filled', filledInMs: 9_000 })).toMatchObject({ state: 'refused' });
    expect(await submit({ homepage: '', filledInMs: 12_000 })).toMatchObject({ state: 'sent' });
    expect(outbox.server.requests.size).toBe(1);
    expect(new Set(outbox.server.keys).size).toBe(1);
  });
});
