import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '@domain/business/business';
import { editableOf } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import type { PropertyFilmsAnswer } from '@domain/property/property-calls';
import { killedCall } from '../../tools/drills/kill-points/killed-call';
import { buildFilm } from '../../tools/testing/factories/build-film';
import { newAddress } from '../../tools/testing/factories/new-address';
import { db } from './support/admin-sdk';
import { call, callUntilTaken } from './support/call';
import { edit } from './support/editing';
import { newEmail } from './support/new-contact';
import { officeOf, type Office } from './support/office';
import { jobAt, newHouse, propertiesOf, propertyOf } from './support/property';
import { reportFormOf, writeReport } from './support/served-client';
import { signIn, type SignedIn } from './support/sign-in';
import { stored } from './support/stored';
import { sweepOnly } from './support/tick';
import { actionsOn } from './support/trail';
import { waitFor } from './support/wait-for';

let admin: SignedIn;
let office: Office;
let act: ReturnType<typeof propertiesOf>;
beforeAll(async () => {
  admin = await signIn();
  office = officeOf(admin);
  act = propertiesOf(admin);
});

const property = (id = '') => stored('properties', id);
const refusal = ({ error }: Awaited<ReturnType<typeof act.merge>>) => error?.details?.code;

/** Two jobs at two spellings that don't normalize to one. */
async function twoSpellings() {
  const address = newHouse();
  const [first, second] = [await jobAt(admin, address), await jobAt(admin, address.replace(', Niles', ''))];
  const [from = '', to = ''] = [await propertyOf(second), await propertyOf(first)];
  expect(from).not.toBe(to);
  return { address, first, second, from, to };
}

async function completedJobAt(address: string): Promise<string> {
  const bookingId = await jobAt(admin, address);
  for (const status of ['in_progress', 'completed']) await office.setStatus({ bookingId, status });
  return bookingId;
}

describe('a job', () => {
  it('stands at the property of its address, however it is spelled', async () => {
    const address = newHouse();
    const [one, other, unit] = [
      await jobAt(admin, address),
      await jobAt(admin, `${address.replace('Dr', 'Drive').toUpperCase()}, ${business.stateCode}`),
      await jobAt(admin, address.replace(',', ' #2,')),
    ];
    const id = await propertyOf(one);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await propertyOf(other)).toBe(id);
    expect(await propertyOf(unit)).not.toBe(id);
    expect(await property(id)).toMatchObject({
      near_keys: [`${address.split(' ')[0]} rid`, `${address.split(' ')[0]} nil`],
    });
  });

  it('goes to the right property when its address is corrected, with its report', async () => {
    const [wrong, right] = [newHouse(), newHouse()];
    const bookingId = await completedJobAt(wrong);
    const neighbor = await jobAt(admin, right);
    const { reportId } = await writeReport(admin, bookingId, reportFormOf(newEmail('client')));
    const before = await propertyOf(bookingId);
    expect(await stored('inspection_reports', reportId)).toMatchObject({ property_id: before });

    expect(await edit(office, bookingId, { address: right })).toMatchObject({ state: 'saved' });

    const after = await propertyOf(neighbor);
    expect(await propertyOf(bookingId)).toBe(after);
    expect(await stored('inspection_reports', reportId)).toMatchObject({ property_id: after });
    await sweepOnly('properties');
    expect(await property(before)).toBeUndefined();
  });

  it('goes along when the office edits the job, and back when an acceptance is undone', async () => {
    const [first, second] = [newHouse(), newHouse()];
    const bookingId = await jobAt(admin, first);
    const before = await propertyOf(bookingId);
    const seen = editableOf((await stored('bookings', bookingId)) as unknown as Job<Timestamp>);
    const { error } = await callUntilTaken(
      'office-job-edit',
      { bookingId, seen, changes: { address: second }, idempotencyKey: randomUUID() },
      admin,
    );
    expect(error).toBeUndefined();
    expect(await propertyOf(bookingId)).not.toBe(before);

    const undone = await jobAt(admin, newHouse());
    const house = await propertyOf(undone);
    expect((await office.undoAcceptance({ record: 'job', id: undone })).error).toBeUndefined();
    await sweepOnly('properties');
    expect(await property(house)).toBeUndefined();
  });

  it('leaves no address behind when it is deleted, unless another job has it', async () => {
    const address = newHouse();
    const [first, second] = [
      await jobAt(admin, `${address}, USA`),
      await jobAt(admin, address.toLowerCase()),
    ];
    const id = await propertyOf(first);
    await office.deleteJob({ bookingId: first });
    await sweepOnly('properties');
    expect(await property(id)).toMatchObject({ address: address.toLowerCase(), stale: false });
    await office.deleteJob({ bookingId: second });
    await sweepOnly('properties');
    expect(await property(id)).toBeUndefined();
  });
});

describe('a report without a job', () => {
  it('stands at the property of its own address, follows its correction, and leaves no address behind', async () => {
    const [wrong, right] = [newHouse(), newHouse()];
    const form = reportFormOf(newEmail('client'), { propertyAddress: wrong });
    const { reportId } = await writeReport(admin, null, form);
    const before = (await stored('inspection_reports', reportId))?.property_id as string;
    expect(await property(before)).toMatchObject({ address: wrong });
    const report = { ...form, propertyAddress: right };
    const body = { reportId, amendment: 'The right house.', report, idempotencyKey: randomUUID() };
    expect((await call('office-report-amend', body, admin)).error).toBeUndefined();
    const after = (await stored('inspection_reports', reportId))?.property_id as string;
    expect(await property(after)).toMatchObject({ address: right });
    await sweepOnly('properties');
    expect(await property(before)).toBeUndefined();
  });
});

describe('a merge', () => {
  it('moves jobs and reports, sends later jobs of that spelling along, and is audited', async () => {
    const { address, first, from, to } = await twoSpellings();
    const other = address.replace(', Niles', '');
    const moved = await completedJobAt(other);
    const { reportId } = await writeReport(admin, moved, reportFormOf(newEmail('client')));
    const loose = await writeReport(
      admin,
      null,
      reportFormOf(newEmail('client'), { propertyAddress: other }),
    );

    const { result } = await act.merge({ propertyId: from, intoId: to });
    expect(result).toMatchObject({ propertyId: to, state: 'DONE' });

    expect([await propertyOf(first), await propertyOf(moved)]).toEqual([to, to]);
    for (const id of [reportId, loose.reportId]) {
      expect(await stored('inspection_reports', id)).toMatchObject({ property_id: to });
    }
    expect(await property(to)).toMatchObject({ address });
    expect(await propertyOf(await jobAt(admin, other))).toBe(to);
    expect(await actionsOn(from)).toEqual(['merged']);
    expect(await actionsOn(to)).toEqual(['merged']);
    expect(await actionsOn(moved)).toContain('property-changed');
    await sweepOnly('properties');
    expect(await property(from)).toEqual({ address: '', near_keys: [], merged_into: to, stale: false });
  });

  it('is undone with what came meanwhile, once, and not after a minute', async () => {
    const { address, first, second, from, to } = await twoSpellings();
    const { result } = await act.merge({ propertyId: from, intoId: to });
    const later = await jobAt(admin, address.replace(', Niles', ''));
    expect(await propertyOf(later)).toBe(to);

    const moveId = result?.moveId ?? '';
    expect((await act.undo({ moveId })).result).toMatchObject({ propertyId: from, state: 'UNDONE' });
    expect([await propertyOf(first), await propertyOf(second), await propertyOf(later)]).toEqual([
      to,
      from,
      from,
    ]);
    expect(await property(from)).toMatchObject({
      address: address.replace(', Niles', ''),
      merged_into: null,
    });
    expect(await property(to)).toMatchObject({ address });
    expect(refusal(await act.undo({ moveId }))).toBe('already-handled');
    expect(await actionsOn(from)).toEqual(['merged', 'merge-undone']);

    const again = (await act.merge({ propertyId: from, intoId: to })).result?.moveId ?? '';
    const old = Timestamp.fromMillis(Date.now() - 75_000);
    await db.collection('property_moves').doc(again).update({ created_at: old });
    expect(refusal(await act.undo({ moveId: again }))).toBe('already-handled');
  });

  it('is refused into itself, of what is gone, and of what was merged already', async () => {
    const { from, to } = await twoSpellings();
    expect(refusal(await act.merge({ propertyId: from, intoId: from }))).toBe('invalid-input');
    expect(refusal(await act.merge({ propertyId: 'gone', intoId: to }))).toBe('not-found');
    await act.merge({ propertyId: from, intoId: to });
    expect(refusal(await act.merge({ propertyId: to, intoId: from }))).toBe('already-handled');
  });

  it.each(['property-move:begun', 'property-move-step:committed'])(
    'interrupted by a crash at %s is finished by the sweeper, and moves each job once',
    async (at) => {
      const { address, from, to } = await twoSpellings();
      // More than one transaction moves.
      const other = address.replace(', Niles', '');
      const template = await stored('bookings', await jobAt(admin, other));
      const batch = db.batch();
      const ids = Array.from({ length: 30 }, () => `moved-${randomUUID()}`);
      for (const id of ids)
        batch.set(db.collection('bookings').doc(id), { ...template, status: 'cancelled' });
      await batch.commit();

      const killed = await killedCall({
        at,
        name: 'office-property-merge',
        request: { propertyId: from, intoId: to, idempotencyKey: randomUUID() },
        caller: { from: newAddress(), idToken: admin.idToken },
      });
      expect(killed).toBe(true);
      const left = async () => (await db.collection('bookings').where('property_id', '==', from).get()).size;
      expect(await left()).toBeGreaterThan(0);

      await waitFor('the end of the merge', async () => {
        await sweepOnly('properties');
        return (await left()) === 0;
      });
      const [one = ''] = ids;
      expect((await actionsOn(one)).filter((action) => action === 'property-changed')).toHaveLength(1);
      expect(await propertyOf(one)).toBe(to);
    },
  );

  it('that is still running is turned around by Undo', async () => {
    const { second, from, to } = await twoSpellings();
    const killed = await killedCall({
      at: 'property-move:begun',
      name: 'office-property-merge',
      request: { propertyId: from, intoId: to, idempotencyKey: randomUUID() },
      caller: { from: newAddress(), idToken: admin.idToken },
    });
    expect(killed).toBe(true);
    const [move] = (await db.collection('property_moves').where('from', '==', from).get()).docs;
    await act.undo({ moveId: move?.id });
    await waitFor('the end of the undo', async () => {
      await sweepOnly('properties');
      return (await stored('property_moves', move?.id ?? ''))?.state === 'UNDONE';
    });
    expect(await propertyOf(second)).toBe(from);
    expect(await property(from)).toMatchObject({ merged_into: null });
  });
});

describe('a split', () => {
  it('gives a merged spelling its own property back, for later jobs too', async () => {
    const { address, first, second, from, to } = await twoSpellings();
    await act.merge({ propertyId: from, intoId: to });
    const { result } = await act.split({ propertyId: to, bookingIds: [second], reportIds: [] });
    expect(result).toMatchObject({ propertyId: from, state: 'DONE' });
    expect([await propertyOf(first), await propertyOf(second)]).toEqual([to, from]);
    expect(await propertyOf(await jobAt(admin, address.replace(', Niles', '')))).toBe(from);
    await act.undo({ moveId: result?.moveId });
    expect(await propertyOf(second)).toBe(to);
    expect(await property(from)).toMatchObject({ merged_into: to });
  });

  it('makes a new property for two houses with the same address, where a job stays while its spelling alone changes', async () => {
    const address = newHouse();
    const [first, second] = [await jobAt(admin, address), await jobAt(admin, address)];
    const id = await propertyOf(first);
    const { result } = await act.split({ propertyId: id, bookingIds: [second], reportIds: [] });
    const split = result?.propertyId;
    expect(split).not.toBe(id);
    expect(await propertyOf(second)).toBe(split);
    expect(await property(split)).toMatchObject({ address });
    expect(await actionsOn(split ?? '')).toEqual(['split']);

    await edit(office, second, { address: `${address}, USA` });
    expect(await propertyOf(second)).toBe(split);
    expect(await propertyOf(await jobAt(admin, address))).toBe(id);
  });

  it('is undone, and leaves no empty property', async () => {
    const address = newHouse();
    const [first, second] = [await jobAt(admin, address), await jobAt(admin, address)];
    const id = await propertyOf(first);
    const { result } = await act.split({ propertyId: id, bookingIds: [second], reportIds: [] });
    expect((await act.undo({ moveId: result?.moveId })).result).toMatchObject({
      propertyId: id,
      state: 'UNDONE',
    });
    expect(await propertyOf(second)).toBe(id);
    await sweepOnly('properties');
    expect(await property(result?.propertyId)).toBeUndefined();
  });

  it('is refused for nothing, for everything, and for what stands elsewhere', async () => {
    const address = newHouse();
    const [first, second] = [await jobAt(admin, address), await jobAt(admin, newHouse())];
    const propertyId = await propertyOf(first);
    const split = async (bookingIds: readonly string[]) =>
      refusal(await act.split({ propertyId, bookingIds, reportIds: [] }));
    expect(await split([])).toBe('invalid-input');
    expect(await split([first])).toBe('invalid-input');
    expect(await split([first, second])).toBe('already-handled');
  });
});

it('the office sees the films of all jobs of a property, and of no other', async () => {
  const address = newHouse();
  const [first, second, elsewhere] = [
    await jobAt(admin, address),
    await jobAt(admin, address),
    await jobAt(admin, newHouse()),
  ];
  const films = [first, second, elsewhere].map((job_id) => ({ id: `film-${randomUUID()}`, job_id }));
  for (const { id, job_id } of films) {
    await db
      .collection('films')
      .doc(id)
      .set(buildFilm({ job_id, path: `films/${job_id}/${id}.mp4` }));
  }
  const propertyId = await propertyOf(first);
  const { result } = await callUntilTaken<PropertyFilmsAnswer>(
    'office-property-films',
    { propertyId },
    admin,
  );
  expect(result?.films.map(({ id, jobId }) => ({ id, job_id: jobId })).toSorted(byId)).toEqual(
    films.slice(0, 2).toSorted(byId),
  );
});

const byId = (one: { readonly id: string }, other: { readonly id: string }) => (one.id < other.id ? -1 : 1);
