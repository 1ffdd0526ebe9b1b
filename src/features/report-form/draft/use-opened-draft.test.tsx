// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { closeOfficeDatabase } from '@/offline/office/office-database';
import { draftVersion } from '@/offline/office/report-drafts';
import { factorySettings } from '@domain/settings/factory-settings';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { reportValuesOfJob, type ReportFields, type ReportValues } from '../report-values';
import { saveDraft } from './report-drafts';
import { useOpenedDraft, type StartReport } from './use-opened-draft';

const customer = { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '1 Elm St, Akron 44601' };
const begun = reportValuesOfJob(factorySettings.services, buildJob({ id: 'b-1', customer }), '2026-05-04');
const corrected = { ...customer, name: 'Ann Leigh', address: '9 Oak St, Akron 44601' };
const startNow: StartReport = () =>
  Promise.resolve(
    reportValuesOfJob(factorySettings.services, buildJob({ id: 'b-1', customer: corrected }), '2026-05-04'),
  );

beforeEach(async () => {
  await closeOfficeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** The fields of the draft as it opens after it was stored with `values`. */
async function openedWith(values: ReportValues, start = startNow): Promise<ReportFields> {
  const draft = { version: draftVersion, id: 'd-1', owner: 'admin-1', target: 'job:b-1', values } as const;
  await saveDraft({ ...draft, revision: 0, updatedAt: 0 });
  const target = { kind: 'job', bookingId: 'b-1' } as const;
  const { result } = renderHook(() => useOpenedDraft('admin-1', target, start, 0));
  await waitFor(() => expect(result.current.state).toBe('ready'));
  if (result.current.state !== 'ready') throw new Error('not opened');
  return result.current.values.fields;
}

test('a draft opens with the address and name that its job has now, and with what was written', async () => {
  const fields = { ...begun.fields, summary: 'One joint.' };
  expect(await openedWith({ ...begun, fields })).toMatchObject({
    propertyAddress: corrected.address,
    clientName: corrected.name,
    summary: 'One joint.',
  });
});

test('an address that was typed in the draft stays', async () => {
  const propertyAddress = '1 Elm St, Unit B, Akron 44601';
  const opened = await openedWith({ ...begun, fields: { ...begun.fields, propertyAddress } });
  expect(opened).toMatchObject({ propertyAddress, clientName: corrected.name });
});

test('where the job can’t be loaded, the draft opens as it was stored', async () => {
  const opened = await openedWith(begun, () => Promise.reject(new Error('offline')));
  expect(opened.propertyAddress).toBe(customer.address);
});

test('a draft opens as stored while the job is still loading', async () => {
  const opened = await openedWith(begun, () => new Promise(() => undefined));
  expect(opened.propertyAddress).toBe(customer.address);
});
