import { describe, expect, it } from 'vitest';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { emptyAnswers } from '@domain/questionnaire/empty-answers';
import { outboxVersion, type OutboxEntry } from '@/offline/outbox-entry';
import { buildClientJob } from '../../../tools/testing/factories/build-client-job';
import { viewOf, type PageState } from './page-view';

const answers = { ...emptyAnswers, yearBuilt: '1974' };
const entry = (fields: Partial<OutboxEntry> = {}): OutboxEntry => ({
  version: outboxVersion,
  id: 'entry',
  idempotencyKey: 'key',
  callName: 'client-questionnaire-submit',
  formType: 'questionnaire',
  data: answers,
  hash: 'hash',
  clientInfo: { userAgent: '', timestamp: '' },
  state: 'queued',
  createdAt: 0,
  changedAt: 0,
  attempts: 0,
  outcomeUnknown: false,
  notBefore: 0,
  ...fields,
});
const draft = entry({ state: 'draft' });
const sent = entry({ state: 'sent', data: null });
const refusal = (code: AppErrorDetails['code']): AppErrorDetails => ({ code, userMessage: 'No.' });
const missed = { stored: answers, edited: { ...answers, yearBuilt: '1975' } };
const answered = buildClientJob({ questionnaire: { completed_at: '2026-11-21T10:00:00.000Z' } });

const openPage: PageState = {
  link: { state: 'open', booking: buildClientJob() },
  entry: null,
  phase: { kind: 'writing' },
  adopted: true,
  begun: true,
  changing: false,
};
const view = (state: Partial<PageState>) => viewOf({ ...openPage, ...state });
const onArrival = { begun: false, entry: null };

describe('before everything is loaded', () => {
  it.each([
    ['the entry is not read', { entry: undefined }],
    ['an earlier draft is looked for', { adopted: false }],
    ['the link is loading', { ...onArrival, link: { state: 'loading' } }],
  ] as const)('%s: loading', (_, state) => expect(view(state)).toEqual({ kind: 'loading' }));

  it('shows the draft of this device before the link is loaded', () => {
    expect(view({ ...onArrival, entry: draft, link: { state: 'loading' } })).toMatchObject({
      kind: 'form',
      stored: { answers },
    });
  });
});

describe('answers in the outbox', () => {
  const waiting = entry();

  it('are shown as waiting', () =>
    expect(view({ entry: waiting })).toEqual({ kind: 'waiting', entry: waiting }));

  it.each([
    ['the client opened them', { changing: true }],
    ['they are being submitted', { phase: { kind: 'submitting' } }],
    ['the server failed', { phase: { kind: 'writing', failed: true } }],
    ['the server refused them', { phase: { kind: 'writing', refusal: refusal('invalid-input') } }],
  ] as const)('stay in the form: %s', (_, state) => {
    expect(view({ entry: waiting, ...state })).toMatchObject({ kind: 'form', stored: { answers } });
  });

  it('stay in the form with the last edit that was not submitted', () => {
    const edited = entry({ typed: missed.edited });
    expect(view({ entry: edited, changing: true })).toMatchObject({ stored: { answers: missed.edited } });
  });
});

describe('answers that were sent', () => {
  it('are shown as sent on the next visit', () => expect(view({ entry: sent })).toEqual({ kind: 'sent' }));

  it('stay in the form until the page navigates', () => {
    expect(view({ entry: sent, phase: { kind: 'sent' } })).toMatchObject({ kind: 'form', submitting: true });
  });

  it.each([
    ['by the outbox', { entry: { ...sent, missed } }],
    ['by this page, which could not store it', { entry: null, phase: { kind: 'sent', missed } }],
  ] as const)('are shown with the edit that was missed, as reported %s', (_, state) => {
    expect(view(state)).toEqual({ kind: 'sent', missed });
  });
});

describe('answers that another device sent first', () => {
  it.each([
    ['the link says so', { link: { state: 'open', booking: answered } }],
    ['the server says so', { phase: { kind: 'writing', refusal: refusal('already-handled') } }],
    ['it was refused earlier', { entry: { ...draft, refusal: refusal('already-handled') } }],
  ] as const)('%s: those of this device are shown as unused', (_, state) => {
    expect(view({ entry: draft, ...state })).toMatchObject({ kind: 'already-submitted', unused: answers });
  });

  it('leaves nothing to show as unused where this device has none', () => {
    expect(view({ link: { state: 'open', booking: answered } })).toEqual({
      kind: 'already-submitted',
      unused: null,
    });
  });
});

describe('a closed link', () => {
  const link = { state: 'closed', reason: 'revoked' } as const;

  it.each([
    ['without answers', null, null],
    ['with the answers of this device', draft, answers],
  ])('is closed, %s', (_, stored, unused) => {
    expect(view({ ...onArrival, entry: stored, link })).toEqual({
      kind: 'closed',
      reason: 'revoked',
      unused,
    });
  });

  it('keeps the questions that were shown', () => expect(view({ link })).toMatchObject({ kind: 'form' }));
});

describe('the form', () => {
  it('is empty at first', () => {
    expect(view({})).toMatchObject({
      kind: 'form',
      stored: { answers: emptyAnswers, step: 1 },
      submitting: false,
      linkRefusal: null,
    });
  });

  it('names a refusal of the link, and leaves one of the answers to their fields', () => {
    expect(view({ phase: { kind: 'writing', refusal: refusal('not-allowed') } })).toMatchObject({
      linkRefusal: refusal('not-allowed'),
    });
    expect(view({ phase: { kind: 'writing', refusal: refusal('invalid-input') } })).toMatchObject({
      linkRefusal: null,
    });
  });
});
