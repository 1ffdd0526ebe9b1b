import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Feed } from '@domain/feed/feed-calls';
import type { OpenPortalAnswer } from '@domain/portal/portal-calls';
import { business } from '@domain/business/business';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { feedUid } from '../../functions/src/feed/jobs-calendar';
import { startHandlers, type Handlers } from '../../tools/drills/handlers/start-handlers';
import { trustedJson } from '../../tools/trusted-json';
import type * as Calls from './support/call';
import type { SignedIn } from './support/sign-in';

const folder = mkdtempSync(path.join(os.tmpdir(), 'damaged-'));
const log = path.join(folder, 'log');
/** The stored value of a field that should be a number. */
const damage = 'Canary Seventeen';

let handlers: Handlers;
let call: typeof Calls.call;
let admin: SignedIn;
let customerId: string;
let sound: string;
let damaged: string;
let damagedKey: string;

interface Line {
  readonly message: string;
  readonly function?: string;
  readonly collection?: string;
  readonly id?: string;
  readonly field?: string;
}

/** The log's entries about the damaged job, from one function. */
function linesOf(name: string): Line[] {
  return readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => trustedJson<Line>(line))
    .filter((line) => line.function === name && line.id === damaged);
}

// `call` reads the address once at import, so it must already be that of these handlers.
beforeAll(async () => {
  handlers = await startHandlers({ log });
  process.env.FUNCTIONS_URL = handlers.url;
  ({ call } = await import('./support/call'));
  const { db } = await import('./support/admin-sdk');
  const { storeLink } = await import('./support/booked-job');
  const { acceptedClient } = await import('./support/served-client');
  const { signIn } = await import('./support/sign-in');

  admin = await signIn();
  const client = await acceptedClient(admin);
  const day = 86_400_000;
  const stored = (await db.collection('bookings').doc(client.bookingId).get()).data() ?? {};
  const upcoming = {
    ...stored,
    scheduled_date: addDays(calendarDateIn(business.timeZone, new Date()), 2),
    accepted_at: new Date(Date.now() - 10 * day),
    agreed_at: new Date(Date.now() - 10 * day),
  };
  customerId = client.customerId;
  sound = client.bookingId;
  damaged = (await db.collection('bookings').add({ ...upcoming, calendar_sequence: damage })).id;
  damagedKey = await storeLink(damaged);
  await db.collection('bookings').doc(sound).set(upcoming);
});

afterAll(async () => {
  const { db } = await import('./support/admin-sdk');
  await db.collection('bookings').doc(damaged).delete();
  await handlers.stop();
  rmSync(folder, { recursive: true, force: true });
});

const named = () => ({ collection: 'bookings', id: damaged, field: 'calendar_sequence' });

it('a damaged job stops no email about others', async () => {
  const { db } = await import('./support/admin-sdk');
  await fetch(`${handlers.url}/dev-tick`, { method: 'POST' });
  const due = async (id: string) => {
    const { docs } = await db.collection('mail').where('subject.id', '==', id).get();
    return docs.map((mail) => mail.get('kind') as string);
  };
  expect(await due(sound)).toContain('forms_reminder');
  expect(await due(damaged)).toEqual([]);
  expect(linesOf('dev-tick')).toContainEqual(
    expect.objectContaining({ message: 'record damaged', ...named() }),
  );
});

it('a damaged job is left out of the calendar feed, beside the others', async () => {
  const { result } = await call<Feed>('office-feed-issue', { idempotencyKey: crypto.randomUUID() }, admin);
  const { pathname } = new URL(result?.url ?? '');
  const calendar = await (await fetch(`${handlers.url}/pages${pathname}`)).text();
  expect(calendar).toContain(feedUid(sound));
  expect(calendar).not.toContain(feedUid(damaged));
  expect(linesOf('calendar-feed')).toContainEqual(
    expect.objectContaining({ message: 'record damaged', ...named() }),
  );
});

it('a damaged job is left out of its customer’s portal, beside the others', async () => {
  const { customerToken } = await import('./support/served-client');
  const { result } = await call<OpenPortalAnswer>(
    'portal-open',
    { bookingsAfter: null, reportsAfter: null },
    { idToken: await customerToken(customerId) },
  );
  expect(result?.bookings.rows.map(({ id }) => id)).toEqual([sound]);
  expect(linesOf('portal-open')).toContainEqual(
    expect.objectContaining({ message: 'record damaged', ...named() }),
  );
});

it.each([
  [
    'the office’s',
    'office-job-cancel',
    '',
    () => ({ bookingId: damaged, idempotencyKey: crypto.randomUUID() }),
  ],
  ['the client’s', 'client-forms-open', ', or call us', () => ({ booking: damagedKey })],
])(
  '%s call on a damaged job says that something is wrong, and changes nothing',
  async (_, name, orCall, body) => {
    const { db } = await import('./support/admin-sdk');
    const { error } = await call(name, body(), name.startsWith('office-') ? admin : {});
    expect(error).toMatchObject({
      status: 'INTERNAL',
      message: expect.stringMatching(
        new RegExp(
          `^Something went wrong on our side\\. Please try again${orCall}\\. Reference: [0-9a-f]{12}\\.$`,
        ),
      ) as string,
    });
    expect(linesOf(name)).toContainEqual(expect.objectContaining({ message: 'record damaged', ...named() }));
    expect((await db.collection('bookings').doc(damaged).get()).get('status')).toBe('scheduled');
  },
);

it('no log entry has the damaged value', () => {
  expect(readFileSync(log, 'utf8')).not.toContain(damage);
});
