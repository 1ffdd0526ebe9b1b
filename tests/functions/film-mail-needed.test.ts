import { randomUUID } from 'node:crypto';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import type { CollectionName } from '@domain/firestore/paths';
import type * as Compose from '../../functions/src/mail/compose-mail';
import type { MailDocument } from '../../functions/src/records/mail/mail-document';
import { kindRecords } from '../../tools/drills/provider/kind-records';
import { randomFrom } from '../../tools/drills/random';
import { inProcessEnvironment } from './support/in-process';

let db: Firestore;
let composeMail: typeof Compose.composeMail;
beforeAll(async () => {
  Object.assign(process.env, inProcessEnvironment());
  ({ composeMail } = await import('../../functions/src/mail/compose-mail'));
  db = (await import('../../functions/src/platform/firestore')).firestore();
});

type Stored = Readonly<Partial<Record<CollectionName, DocumentReference>>>;

it.each<readonly [string, (stored: Stored) => Promise<unknown> | undefined]>([
  ['the link was revoked', ({ access_links: link }) => link?.update({ revoked_at: new Date() })],
  ['the payment was undone', ({ bookings: job }) => job?.update({ payment_state: 'unpaid' })],
  ['the report has no film anymore', ({ inspection_reports: report }) => report?.update({ films: [] })],
  ['another film is to come', ({ films: film }) => film?.update({ state: 'receiving', received_at: null })],
  ['the film was refused', ({ films: film }) => film?.update({ state: 'refused', refusal: 'differs' })],
  [
    'the last day is over',
    ({ films: film, inspection_reports: report }) => {
      const since = new Date(Date.now() - 31 * 86_400_000);
      return film?.update({ received_at: since }).then(async () => {
        const [named] = (await report?.get())?.get('films') as object[];
        return report?.update({ films: [{ ...named, since }] });
      });
    },
  ],
  ['the job is being deleted', ({ bookings: job }) => job?.update({ deleted_at: new Date() })],
  ['the report is gone', ({ inspection_reports: report }) => report?.delete()],
])('the email about a film isn’t sent once %s', async (_, end) => {
  const email = `${randomUUID().slice(0, 8)}@example.com`;
  const { records, subject } = kindRecords.film_ready({
    email,
    at: new Date(),
    random: randomFrom(randomUUID()),
  });
  const stored: Partial<Record<CollectionName, DocumentReference>> = {};
  for (const { collection, id, fields } of records) {
    stored[collection] = db.collection(collection).doc(id);
    await stored[collection].set(fields);
  }
  const composed = () =>
    composeMail([{ kind: 'film_ready', subject } as unknown as MailDocument], new Date());
  expect(await composed()).toMatchObject({
    to: email,
    subject: 'The video of your sewer inspection is ready',
  });
  await end(stored);
  expect(await composed()).toBeNull();
});
