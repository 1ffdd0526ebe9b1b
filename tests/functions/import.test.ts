import { randomBytes, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import type { CheckImportAnswer, ImportProgress } from '@domain/import/import-calls';
import { importFields } from '@domain/import/import-fields';
import type { ImportKind } from '@domain/import/import-kinds';
import { importLimits } from '@domain/import/import-limits';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { findLedgerProblems } from '../../tools/ledger/find-problems';
import { db } from './support/admin-sdk';
import { call } from './support/call';
import { newEmail, newPhone } from './support/new-contact';
import { signIn, type SignedIn } from './support/sign-in';
import { sweepOnly } from './support/tick';
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
const newAddress = () => `${randomUUID().slice(0, 8)} Import Lane, Akron`;
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

const hashOf = async (importId: string) =>
  (await db.collection('imports').doc(importId).get()).get('file_hash') as string;
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

  it('goes on with the columns of a page that knew fewer fields', async () => {
    const columns = columnsAsGiven('customers');
    const { importId } = await begin('customers', 2, newFile(), { columns: columns.slice(0, 10) });
    const sent = { importId, first: 0, rows: cells('customers', [customer()]) };
    const known = [...columns.slice(0, 10), ...columns.slice(10).map(() => -1)];
    const taken = await call<ImportProgress>('office-import-rows', { ...sent, columns: known }, admin);
    expect(taken.result).toMatchObject({ next: 1, made: 1 });
  });

  it('is refused for more rows than a file may have', async () => {
    const file = {
      kind: 'customers',
      fileHash: newFile(),
      fileName: 'past.csv',
      idempotencyKey: randomUUID(),
    };
    const columns = columnsAsGiven('customers');
    const { error } = await call(
      'office-import-begin',
      { ...file, columns, rows: importLimits.rows + 1 },
      admin,
    );
    expect(error?.details?.code).toBe('invalid-input');
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

describe('several addresses of a customer', () => {
  const addressesOf = async (email = '') => {
    const { docs } = await db.collection('customers').where('email', '==', email).get();
    return docs.map((row) => [row.get('address'), ...moreOf(row)] as string[]);
  };
  const moreOf = (row: FirebaseFirestore.DocumentSnapshot) =>
    (row.get('more_addresses') as { address: string }[]).map(({ address }) => address);
  const keysOf = async (email = '') =>
    (await db.collection('customers').where('email', '==', email).get()).docs[0]?.get(
      'search_keys',
    ) as unknown;

  it('are all stored, from one row or from several, each once, also if the same file is imported again', async () => {
    const [one, two, three, four] = [newAddress(), newAddress(), newAddress(), newAddress()];
    const person = customer({ address: one, address2: two, city2: 'Troy' });
    const rows = [
      person,
      customer(),
      { ...person, address: three, address2: '' },
      { ...person, address: one.replace('Lane', 'Ln'), address2: '' },
      { ...person, address: '', address2: '', address3: four },
    ];
    const { importId } = await begin('customers', rows.length);
    await send('customers', importId, 0, rows.slice(0, 3));
    expect(await send('customers', importId, 3, rows.slice(3))).toMatchObject({
      state: 'DONE',
      made: 2,
      added: 2,
      matched: 1,
    });
    const all = [[one, `${two}, Troy`, three, four]];
    expect(await addressesOf(person.clientEmail)).toEqual(all);
    expect(await keysOf(person.clientEmail)).toContain(four.split(' ')[0]);

    const again = await imported('customers', rows);
    const { made, added, matched } = await begin('customers', rows.length, await hashOf(again));
    expect({ made, added, matched }).toEqual({ made: 0, added: 0, matched: rows.length });
    expect(await addressesOf(person.clientEmail)).toEqual(all);
    expect(await undo(again)).toMatchObject({ removed: 0, kept: 0 });
    expect(await undo(importId)).toMatchObject({ removed: 2, kept: 0 });
    expect(await addressesOf(person.clientEmail)).toEqual([]);
  });

  it('are added to a customer who is there, who keeps everything else, and removed by the undo alone', async () => {
    const [one, two] = [newAddress(), newAddress()];
    const known = customer({ clientName: 'First Name', address: one });
    const first = await imported('customers', [known]);
    const before = (await of('customers', first))[0]?.data();
    const checked = await call<CheckImportAnswer>(
      'office-import-check',
      { kind: 'customers', rows: cells('customers', [{ ...known, address: two }]) },
      admin,
    );
    expect(checked.result?.rows).toMatchObject([{ outcome: 'added', has: 1 }]);
    const second = await imported('customers', [{ ...known, clientName: 'Second Name', address: two }]);
    const [record] = await of('customers', first);
    expect(record?.data()).toMatchObject({
      name: 'First Name',
      address: one,
      more_addresses: [{ address: two, import_id: second }],
    });
    // Their record is used by the second import until that is undone.
    expect(await undo(second)).toMatchObject({ state: 'UNDONE', removed: 1, kept: 0 });
    expect((await of('customers', first))[0]?.data()).toEqual(before);
    expect(await actionsOn(record?.id ?? '')).toEqual([
      'imported',
      'addresses-imported',
      'addresses-removed',
    ]);
    expect(await undo(first)).toMatchObject({ removed: 1, kept: 0 });
  });

  it('keep a customer whose own import is undone first', async () => {
    const known = customer({ address: newAddress() });
    const first = await imported('customers', [known]);
    const second = await imported('customers', [{ ...known, address: newAddress() }]);
    expect(await undo(first)).toMatchObject({ removed: 0, kept: 1 });
    expect(await undo(second)).toMatchObject({ removed: 1, kept: 0 });
    expect(await addressesOf(known.clientEmail)).toEqual([[known.address]]);
  });

  it('are limited, and the row after that is refused', async () => {
    const person = customer();
    const rows = Array.from({ length: importLimits.addresses + 1 }, () => ({
      ...person,
      address: newAddress(),
    }));
    const { importId } = await begin('customers', rows.length);
    const batches = [rows.slice(0, importLimits.rowsAtOnce), rows.slice(importLimits.rowsAtOnce)];
    await send('customers', importId, 0, batches[0] ?? []);
    const done = await send('customers', importId, importLimits.rowsAtOnce, batches[1] ?? []);
    expect(done).toMatchObject({ made: 1, added: importLimits.addresses - 1, refused: 1 });
    expect((await addressesOf(person.clientEmail))[0]).toHaveLength(importLimits.addresses);
  });

  it('stay with a customer whose email address or request changes, and are found with them', async () => {
    const two = newAddress();
    const person = customer({ address: newAddress(), address2: two, clientPhone: newPhone() });
    const importId = await imported('customers', [person]);
    const [record] = await of('customers', importId);
    const seen = {
      name: person.clientName,
      email: person.clientEmail,
      phone: person.clientPhone,
      address: person.address,
    };
    const email = newEmail('moved');
    const edited = await call(
      'office-customer-edit',
      {
        customerId: record?.id,
        client: { ...seen, email },
        seen,
        onFile: null,
        joins: null,
        idempotencyKey: randomUUID(),
      },
      admin,
    );
    expect(edited.error).toBeUndefined();
    expect(await addressesOf(email)).toEqual([[person.address, two]]);
    expect(await keysOf(email)).toContain(two.split(' ')[0]);
    // A corrected record is no longer the import's alone, so it stays; what the import added to it goes.
    expect(await undo(importId)).toMatchObject({ removed: 1, kept: 1 });
    expect(await addressesOf(email)).toEqual([[person.address]]);
  });
});

describe('undoing an import', () => {
  it('leaves nothing in the ledger, in which an import’s payments are marked as such', async () => {
    const paid = { payment: 'paid', paidOn: addDays(today, -2) };
    const importId = await imported('jobs', [job(paid), job({ ...paid, price: '$99.50' }), job()]);
    const ids = (await of('bookings', importId)).map(({ id }) => id);
    const rowsOf = async () =>
      (await db.collection('ledger').where('booking_id', 'in', ids).get()).docs.map((row) => row.data());
    const sumOf = async (field: string) =>
      (await rowsOf()).reduce((sum, row) => sum + (row[field] as number), 0);
    expect(await sumOf('cents')).toBe(12_000 + 9_950);
    expect((await findLedgerProblems(db, new Date())).problems.map(({ record }) => record)).not.toEqual(
      expect.arrayContaining([expect.stringContaining(importId)]),
    );
    await undo(importId);
    const rows = await rowsOf();
    expect([await sumOf('cents'), await sumOf('waived_cents')]).toEqual([0, 0]);
    expect(rows.filter(({ kind }) => kind === 'correction').length).toBeGreaterThanOrEqual(2);
    expect(rows.every((row) => row.imported === true)).toBe(true);
  });

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
      await sweepOnly('import undos');
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
    await sweepOnly('erasures');
    return (await countOf('customers', jobs)) + (await countOf('bookings', jobs)) === 0;
  });
  await waitFor('the referral', async () => (await countOf('referrals', referrals)) === 1);
  expect(await undo(referrals)).toMatchObject({ removed: 1, kept: 0 });
});
