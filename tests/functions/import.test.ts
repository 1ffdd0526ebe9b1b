import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { CheckImportAnswer, ImportProgress } from '@domain/import/import-calls';
import { importFields } from '@domain/import/import-fields';
import type { ImportKind } from '@domain/import/import-kinds';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { newEmail } from './support/new-contact';
import { signIn, type SignedIn } from './support/sign-in';
import { tick } from './support/tick';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

type Row = Readonly<Record<string, string>>;

let admin: SignedIn;
beforeAll(async () => {
  admin = await signIn();
});

const today = calendarDateIn(business.timeZone, new Date());
const cells = (kind: ImportKind, rows: readonly Row[]) =>
  rows.map((row) => importFields[kind].map(({ name }) => row[name] ?? ''));
const newAddress = () => `${randomUUID().slice(0, 8)} Import Lane, Provo`;
const newFile = () => randomBytes(32).toString('hex');

const customer = (changes: Row = {}): Row => ({
  clientName: 'Pat Doe',
  clientEmail: newEmail('import'),
  ...changes,
});
const job = (changes: Row = {}): Row => ({
  ...customer(),
  address: newAddress(),
  date: addDays(today, -3),
  service: 'Chimney sweep',
  price: '$120',
  ...changes,
});
const referral = (changes: Row = {}): Row => ({
  ...customer(),
  referrerName: 'Marcus Oye',
  referrerEmail: newEmail('agent'),
  date: addDays(today, -3),
  ...changes,
});

const columnsAsGiven = (kind: ImportKind) => importFields[kind].map((_, index) => index);

async function begin(
  kind: ImportKind,
  rows: number,
  fileHash = newFile(),
  changes: object = {},
): Promise<ImportProgress> {
  const { result, error } = await call<ImportProgress>(
    'office-import-begin',
    {
      kind,
      fileHash,
      fileName: 'past.csv',
      rows,
      columns: columnsAsGiven(kind),
      idempotencyKey: randomUUID(),
      ...changes,
    },
    admin,
  );
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

async function send(kind: ImportKind, importId: string, first: number, rows: readonly Row[]) {
  const { result, error } = await call<ImportProgress>(
    'office-import-rows',
    { importId, first, rows: cells(kind, rows) },
    admin,
  );
  if (!result) throw new Error(JSON.stringify(error));
  return result;
}

async function imported(kind: ImportKind, rows: readonly Row[]): Promise<string> {
  const { importId } = await begin(kind, rows.length);
  await send(kind, importId, 0, rows);
  return importId;
}

const undo = async (importId: string) =>
  (await call<ImportProgress>('office-import-undo', { importId }, admin)).result;
const of = async (collection: string, importId: string) =>
  (await db.collection(collection).where('origin.import_id', '==', importId).get()).docs;
const countOf = async (collection: string, importId: string) => (await of(collection, importId)).length;
const everything = async (importId: string) => ({
  customers: await countOf('customers', importId),
  jobs: await countOf('bookings', importId),
  referrals: await countOf('referrals', importId),
});

describe('a dry run', () => {
  it('says of each row what would happen, with every problem, and writes nothing', async () => {
    const known = customer();
    await imported('customers', [known]);
    const fresh = customer();
    const rows = [
      fresh,
      { ...known, clientEmail: known.clientEmail?.toUpperCase() ?? '' },
      fresh,
      { clientPhone: '555' },
    ];
    const { result } = await call<CheckImportAnswer>(
      'office-import-check',
      { kind: 'customers', rows: cells('customers', rows) },
      admin,
    );
    expect(result?.rows.map(({ outcome }) => outcome)).toEqual(['made', 'matched', 'matched', 'refused']);
    expect(result?.rows[0]?.key).toBe(result?.rows[2]?.key);
    expect(result?.rows[3]?.problems.map(({ field }) => field).toSorted()).toEqual([
      'clientEmail',
      'clientName',
      'clientPhone',
    ]);
    const found = await db.collection('customers').where('email', '==', fresh.clientEmail).get();
    expect(found.empty).toBe(true);
  });

  it('counts jobs that the file calls unpaid, and matches a job by property, date and service', async () => {
    const known = job();
    await imported('jobs', [known]);
    const respelled = { ...known, ...customer(), address: known.address?.replace('Lane', 'Ln.') ?? '' };
    const rows = [respelled, { ...known, service: 'Another' }, job({ payment: 'no' })];
    const { result } = await call<CheckImportAnswer>(
      'office-import-check',
      { kind: 'jobs', rows: cells('jobs', rows) },
      admin,
    );
    expect(result?.rows.map(({ outcome, unpaid }) => [outcome, unpaid])).toEqual([
      ['matched', false],
      ['made', false],
      ['made', true],
    ]);
  });
});

describe('an import', () => {
  it('makes jobs with their customers, each audited, and changes no customer who is there', async () => {
    const known = customer({ clientName: 'First Name' });
    await imported('customers', [known]);
    const [one, two] = [job(), job({ ...known, clientName: 'Second Name' })];
    const importId = await imported('jobs', [one, { ...one, date: 'soon' }, two]);
    expect(await everything(importId)).toEqual({ customers: 1, jobs: 2, referrals: 0 });
    const stored = (await db.collection('imports').doc(importId).get()).data();
    expect(stored).toMatchObject({ state: 'DONE', next: 3, made: 2, matched: 0, refused: 1 });
    expect(await actionsOn(importId)).toEqual(['import-begun', 'import-done']);
    const [first] = await of('bookings', importId);
    expect(await actionsOn(first?.id ?? '')).toEqual(['imported']);
    const kept = await db.collection('customers').where('email', '==', known.clientEmail).get();
    expect(kept.docs[0]?.get('name')).toBe('First Name');
    const found = await db
      .collection('bookings')
      .where('search_keys', 'array-contains', one.clientEmail)
      .get();
    expect(found.docs[0]?.get('origin')).toEqual({ import_id: importId, row: 0 });
  });

  it('ignores a repeated batch and goes on where it was broken off', async () => {
    const rows = Array.from({ length: 5 }, () => customer());
    const hash = newFile();
    const { importId } = await begin('customers', 5, hash);
    await send('customers', importId, 0, rows.slice(0, 2));
    const again = await Promise.all(
      [0, 0].map((first) => send('customers', importId, first, rows.slice(0, 2))),
    );
    expect(again.map(({ next, made }) => [next, made])).toEqual([
      [2, 2],
      [2, 2],
    ]);
    const continued = await begin('customers', 5, hash);
    expect(continued).toMatchObject({ importId, state: 'RUNNING', next: 2, made: 2 });
    const done = await send('customers', importId, 2, rows.slice(2));
    expect(done).toMatchObject({ state: 'DONE', next: 5, made: 5 });
    expect(await begin('customers', 5, hash)).toMatchObject({ importId, state: 'DONE' });
    expect(await countOf('customers', importId)).toBe(5);
  });

  it('that was begun without an answer goes on with the columns it was matched with last, and no others', async () => {
    const hash = newFile();
    const [first, second] = [columnsAsGiven('customers'), columnsAsGiven('customers').toReversed()];
    const { importId } = await begin('customers', 2, hash, { columns: first });
    const again = await begin('customers', 2, hash, { columns: second });
    expect(again).toMatchObject({ importId, state: 'RUNNING', next: 0, columns: second });
    const rows = { importId, first: 0, rows: cells('customers', [customer()]) };
    const refused = await call('office-import-rows', { ...rows, columns: first }, admin);
    expect(refused.error?.details?.code).toBe('invalid-input');
    const taken = await call<ImportProgress>('office-import-rows', { ...rows, columns: second }, admin);
    expect(taken.result).toMatchObject({ next: 1, columns: second });
    // Once a row was read with them, they stay.
    const late = await begin('customers', 2, hash, { columns: first });
    expect(late).toMatchObject({ importId, next: 1, columns: second });
  });

  it('takes the whole batch that a call may hold', async () => {
    const rows = Array.from({ length: 80 }, () => job());
    const importId = await imported('jobs', rows);
    expect(await everything(importId)).toMatchObject({ customers: 80, jobs: 80 });
  });

  it('finds nothing for an unknown import, and refuses a caller without access', async () => {
    const unknown = await call('office-import-undo', { importId: 'nothing' }, admin);
    expect(unknown.error?.details?.code).toBe('not-found');
    const visitor = await call('office-import-check', { kind: 'customers', rows: [['x']] });
    expect(visitor.error?.details?.code).toBe('not-signed-in');
  });
});

describe('undoing an import', () => {
  it('removes everything it made and nothing else, and can be imported again', async () => {
    const others = customer();
    const otherImport = await imported('customers', [others]);
    const rows = [job(), job(), job(others)];
    const hash = newFile();
    const { importId } = await begin('jobs', 3, hash);
    await send('jobs', importId, 0, rows);
    expect(await undo(importId)).toMatchObject({ state: 'UNDONE', removed: 5, kept: 0 });
    expect(await everything(importId)).toEqual({ customers: 0, jobs: 0, referrals: 0 });
    expect(await countOf('customers', otherImport)).toBe(1);
    expect(await undo(importId)).toMatchObject({ state: 'UNDONE', removed: 5 });
    expect((await actionsOn(importId)).slice(2)).toEqual(['undo-begun', 'import-undone']);

    const again = await begin('jobs', 3, hash);
    expect(again).toMatchObject({ state: 'RUNNING', next: 0 });
    expect(again.importId).not.toBe(importId);
    await send('jobs', again.importId, 0, rows);
    expect(await undo(again.importId)).toMatchObject({ removed: 5, kept: 0 });
  });

  it('keeps and lists what was changed since, and customers with other records', async () => {
    const [changed, booked] = [job(), job()];
    const importId = await imported('jobs', [changed, booked]);
    const [first] = await of('bookings', importId);
    const row = first?.get('origin.row') as number;
    const paid = {
      bookingId: first?.id,
      state: 'paid',
      method: 'cash',
      note: '',
      idempotencyKey: randomUUID(),
    };
    // Waived by the import, so it can still be paid.
    expect((await call('office-job-payment', paid, admin)).status).toBe(200);
    const other = [changed, booked][1 - row]?.clientEmail ?? '';
    await db.collection('leads').add({ email: other });
    expect(await undo(importId)).toMatchObject({ state: 'UNDONE', removed: 1, kept: 3 });
    const kept = (await db.collection('imports').doc(importId).get()).get('kept_records') as {
      collection: string;
    }[];
    expect(kept.map(({ collection }) => collection)).toEqual(['bookings', 'customers', 'customers']);
  });

  it('is finished by the sweeper if interrupted, also that of an unfinished import', async () => {
    const rows = Array.from({ length: 3 }, () => customer());
    const { importId } = await begin('customers', 10);
    await send('customers', importId, 0, rows);
    await db.collection('imports').doc(importId).update({ state: 'UNDOING' });
    await waitFor('the end of the undo', async () => {
      await tick();
      return (await db.collection('imports').doc(importId).get()).get('state') === 'UNDONE';
    });
    expect(await countOf('customers', importId)).toBe(0);
    expect(await send('customers', importId, 3, rows)).toMatchObject({ state: 'UNDONE', next: 3 });
  });
});

it('erasing a person removes what was imported about them', async () => {
  const person = customer();
  const jobs = await imported('jobs', [job(person)]);
  const referrals = await imported('referrals', [referral(person), referral()]);
  await call('office-person-erase', { email: person.clientEmail, idempotencyKey: randomUUID() }, admin);
  await waitFor('the erasure', async () => {
    await tick();
    return (await countOf('customers', jobs)) + (await countOf('bookings', jobs)) === 0;
  });
  await waitFor('the referral', async () => (await countOf('referrals', referrals)) === 1);
  expect(await undo(referrals)).toMatchObject({ removed: 1, kept: 0 });
});
