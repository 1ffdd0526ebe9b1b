import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type * as Token from '../../functions/src/records/contact-preferences/unsubscribe-token';
import type * as Choice from '../../functions/src/records/contact-preferences/text-choice';
import type * as Stored from '../../functions/src/records/contact-preferences/stored-preferences';
import { repositoryRoot } from '../../tools/backend/stack';
import { db } from './support/admin-sdk';
import { call, callUntilTaken } from './support/call';
import { inProcessEnvironment } from './support/in-process';
import { newMobile } from './support/new-contact';
import { jobAt, newHouse } from './support/property';
import { openPage } from './support/reported-job';
import { signIn, type SignedIn } from './support/sign-in';
import { sweepOnly } from './support/tick';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let unsubscribeUrl: typeof Token.unsubscribeUrl;
let preferencesIdOf: typeof Stored.preferencesIdOf;
let phonePreferencesId: typeof Choice.phonePreferencesId;
beforeAll(async () => {
  admin = await signIn();
  // The stack's own key, because the running functions check the links.
  const secrets = parseEnv(readFileSync(path.join(repositoryRoot, 'functions/.secret.local'), 'utf8'));
  Object.assign(process.env, inProcessEnvironment(), { APP_HMAC_KEY: secrets.APP_HMAC_KEY });
  ({ unsubscribeUrl } = await import('../../functions/src/records/contact-preferences/unsubscribe-token'));
  ({ preferencesIdOf } = await import('../../functions/src/records/contact-preferences/stored-preferences'));
  ({ phonePreferencesId } = await import('../../functions/src/records/contact-preferences/text-choice'));
});

const newEmail = () => `${randomUUID().slice(0, 8)}@example.com`;
const saidBy = async (email: string) =>
  (await db.collection('contact_preferences').doc(preferencesIdOf(email)).get()).data();
const trailOf = async (id: string) =>
  (await db.collection('audit_log').where('record_id', '==', id).get()).docs.map((entry) => entry.data());
/** As an email program sends it: from no page of ours. */
const oneClick = (url: string, body: BodyInit = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) =>
  openPage(url, { method: 'POST', body });

describe('the unsubscribe link', () => {
  it('shows a page with one button, and changes nothing by being looked at', async () => {
    const email = newEmail();
    const url = unsubscribeUrl(email);
    for (const method of ['GET', 'HEAD']) expect((await openPage(url, { method })).status).toBe(200);
    const page = await (await openPage(url)).text();
    expect(page).toContain(`action="${new URL(url).pathname}"`);
    expect(page.match(/<button/g)).toHaveLength(1);
    expect(await saidBy(email)).toBeUndefined();
  });

  it('ends reminders and review requests by one POST, without signing in, once', async () => {
    const email = newEmail();
    const url = unsubscribeUrl(email);
    for (let press = 0; press < 3; press += 1) expect((await oneClick(url)).status).toBe(200);
    const stopped = { optional: 'stopped', source: 'unsubscribe-link' };
    expect(await saidBy(email)).toMatchObject({ reminder: stopped, review: stopped });
    const trail = await trailOf(preferencesIdOf(email));
    expect(trail.map(({ action }) => action as string)).toEqual(['unsubscribed']);
    expect(JSON.stringify(trail)).not.toContain(email);
  });

  it('takes the other encoding of email programs too', async () => {
    const email = newEmail();
    const body = new FormData();
    body.set('List-Unsubscribe', 'One-Click');
    expect((await oneClick(unsubscribeUrl(email), body)).status).toBe(200);
    expect(await saidBy(email)).toMatchObject({ review: { optional: 'stopped' } });
  });

  it('is one for all spellings of a mailbox', async () => {
    const email = newEmail();
    await oneClick(unsubscribeUrl(email.toUpperCase().replace('@', '+tag@')));
    expect(await saidBy(email)).toMatchObject({ reminder: { optional: 'stopped' } });
  });

  it('can’t be guessed, nor made from another one', async () => {
    const [one, other] = [newEmail(), newEmail()].map((email) => unsubscribeUrl(email));
    const [id, proof] = [preferencesIdOf(newEmail()), other?.slice(-32) ?? ''];
    const folder = one?.slice(0, -64) ?? '';
    const wrong = [
      `${folder}${id}${proof}`,
      `${one?.slice(0, -1)}${one?.endsWith('0') ? '1' : '0'}`,
      `${one}0`,
      `${folder}${'a'.repeat(5_000)}`,
      `${folder}preview`,
      folder,
      `${one}/more`,
    ];
    for (const url of wrong) {
      expect((await openPage(url)).status).toBe(404);
      expect((await oneClick(url)).status).toBe(404);
    }
    expect((await db.collection('contact_preferences').doc(id).get()).exists).toBe(false);
  });

  it('refuses a large body before it reads it', async () => {
    const email = newEmail();
    expect(
      (await oneClick(unsubscribeUrl(email), new URLSearchParams({ more: 'x'.repeat(2_000) }))).status,
    ).toBe(413);
    expect(await saidBy(email)).toBeUndefined();
  });
});

describe('what a person says on the phone', () => {
  const choose = (email: string, choice: string, wanted: string, idempotencyKey = randomUUID()) =>
    call('office-contact-choose', { email, choice, wanted, idempotencyKey }, admin);

  it('is recorded by the office, for each choice by itself, with source and time', async () => {
    const email = newEmail();
    const { result } = await call('office-contact-read', { email }, admin);
    expect(result).toEqual({ preferencesId: preferencesIdOf(email), phoneId: null });
    const chosen = { preferencesId: preferencesIdOf(email) };
    expect((await choose(email, 'text', 'stopped')).result).toEqual(chosen);
    await choose(email, 'review', 'stopped');
    const said = await saidBy(email);
    expect(said).toMatchObject({
      text: { optional: 'stopped', source: 'office' },
      review: { optional: 'stopped', source: 'office' },
    });
    expect(said).not.toHaveProperty('reminder');
    const trail = await trailOf(preferencesIdOf(email));
    const entry = { action: 'contact-chosen', actor: { kind: 'admin', id: admin.uid } };
    expect(trail).toMatchObject([entry, entry]);
  });

  describe('about text messages', () => {
    const chooseTexts = (email: string, phone: string, wanted: string) =>
      call(
        'office-contact-choose',
        { email, phone, choice: 'text', wanted, idempotencyKey: randomUUID() },
        admin,
      );
    const ofPhone = (phone: string) =>
      db.collection('contact_preferences').doc(phonePreferencesId(phone) ?? '');

    it('is the phone’s: a yes for it alone, a no for the person too', async () => {
      const [email, phone] = [newEmail(), newMobile()];
      expect((await chooseTexts(email, phone, 'allowed')).result).toEqual({
        preferencesId: preferencesIdOf(email),
      });
      expect((await ofPhone(phone).get()).get('text')).toMatchObject({
        optional: 'allowed',
        source: 'office',
      });
      expect(await saidBy(email)).toBeUndefined();
      expect(await trailOf(ofPhone(phone).id)).toMatchObject([
        { action: 'texts-chosen', actor: { kind: 'admin', id: admin.uid } },
      ]);
      await chooseTexts(email, phone, 'stopped');
      const no = { optional: 'stopped', source: 'office' };
      expect((await ofPhone(phone).get()).get('text')).toMatchObject(no);
      expect(await saidBy(email)).toMatchObject({ text: no });
    });

    it('never ends a STOP from the phone, and needs a complete number', async () => {
      const [email, phone] = [newEmail(), newMobile()];
      const stop = { optional: 'stopped', source: 'text-message', at: new Date() };
      await ofPhone(phone).set({ text: stop });
      expect((await chooseTexts(email, phone, 'allowed')).error?.details?.code).toBe('already-handled');
      expect((await chooseTexts(email, phone, 'stopped')).error).toBeUndefined();
      expect((await ofPhone(phone).get()).get('text')).toMatchObject({ source: 'text-message' });
      expect((await chooseTexts(email, '312 55', 'allowed')).error?.details?.code).toBe('invalid-input');
    });
  });

  it('brings back what was unsubscribed, and leaves a spam report as it is', async () => {
    const email = newEmail();
    await oneClick(unsubscribeUrl(email));
    await db
      .collection('contact_preferences')
      .doc(preferencesIdOf(email))
      .set({ email: { optional: 'stopped', source: 'spam-report', at: new Date() } }, { merge: true });
    await choose(email, 'reminder', 'allowed');
    expect(await saidBy(email)).toMatchObject({
      reminder: { optional: 'allowed', source: 'office' },
      review: { optional: 'stopped', source: 'unsubscribe-link' },
      email: { optional: 'stopped', source: 'spam-report' },
    });
  });

  it('is recorded once for one press', async () => {
    const email = newEmail();
    const key = randomUUID();
    await choose(email, 'reminder', 'stopped', key);
    await oneClick(unsubscribeUrl(email));
    await choose(email, 'reminder', 'stopped', key);
    expect(await trailOf(preferencesIdOf(email))).toHaveLength(2);
  });

  it.each([
    ['email', 'stopped'],
    ['reminder', 'perhaps'],
  ])('%s: %s is no choice', async (choice, wanted) => {
    expect((await choose(newEmail(), choice, wanted)).error?.details?.code).toBe('invalid-input');
  });
});

it('an erasure forgets when a person was asked for a review, and leaves what they said', async () => {
  const [silent, said] = [newEmail(), newEmail()];
  const review = { optional: 'stopped', source: 'office', at: new Date() };
  for (const [email, more] of [
    [silent, {}],
    [said, { review }],
  ] as const) {
    await jobAt(admin, newHouse(), email);
    const asked = { review_asked_at: new Date(), ...more };
    await db.collection('contact_preferences').doc(preferencesIdOf(email)).set(asked);
    const body = { email, idempotencyKey: randomUUID() };
    expect((await callUntilTaken('office-person-erase', body, admin)).error).toBeUndefined();
    // Not what the erasure says of itself: it forgets the address once it is done.
    await waitFor('what was asked to be forgotten', async () => {
      await sweepOnly('erasures');
      return ((await saidBy(email))?.review_asked_at ?? null) === null;
    });
  }
  expect(await saidBy(silent)).toBeUndefined();
  expect(await saidBy(said)).toMatchObject({ review: { optional: 'stopped' }, review_asked_at: null });
});
