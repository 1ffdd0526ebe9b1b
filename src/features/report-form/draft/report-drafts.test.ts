import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import { closeOfficeDatabase, withOfficeDatabase } from '@/offline/office/office-database';
import { draftVersion } from '@/offline/office/report-drafts';
import { newFinding, newReportValues } from '../report-values';
import { findDraft, listDrafts, saveDraft, type StoredReport } from './report-drafts';

const { fields } = newReportValues(factorySettings.services, '2026-05-04');
const { films, comparison, price, ...firstFields } = fields;
const { proposedSeverity, severityReason, ...firstFinding } = newFinding('finding-1');
const row = { earlier: { id: 'f-0' }, outcome: '', findingId: '', videoTime: '', photos: [], photoMarks: [] };
const begun = { kind: 'year', reportId: 'r-0', date: '2026-05-04', offset: 0, rows: [row] };

const stored = {
  version: draftVersion,
  id: 'd-1',
  owner: 'admin-1',
  target: 'job:b-1',
  values: { fields: firstFields, findings: [firstFinding] },
  revision: 1,
  updatedAt: 1_777_903_200_000,
};
const put = (record: { id: string }) => withOfficeDatabase((database) => database.put('drafts', record));
const records = () => withOfficeDatabase((database) => database.getAll('drafts'));

beforeEach(async () => {
  await closeOfficeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

it.each<[string, object]>([
  ['the first version', stored.values],
  ['this version', { fields, findings: [newFinding('finding-1')] }],
  [
    'a job, with a comparison and a finding of the library',
    {
      fields: {
        ...firstFields,
        price,
        films: [{ id: 'film-1', label: '' }],
        comparison: { ...comparison, ...begun },
      },
      findings: [
        {
          ...firstFinding,
          ...{ proposedSeverity, severityReason },
          photoMarks: [{ path: 'a.jpg', marks: [{ shape: 'circle', x: 0, y: 0, toX: 1, toY: 1, text: '' }] }],
          picked: { id: 'roots', texts: {}, severity: '', measures: {}, filled: {} },
        },
      ],
      begunFor: { clientName: 'Ann Lee', clientEmail: '', propertyAddress: '1 Elm St' },
      amendedJob: null,
    },
  ],
])('a draft of %s is read', async (_, values) => {
  await put({ ...stored, ...{ values } });
  expect(await findDraft('admin-1', 'job:b-1')).toEqual({ ...stored, values });
  expect(films).toEqual([]);
});

const damaged: readonly [string, object][] = [
  ['no values', { values: undefined }],
  ['no findings', { values: { fields: firstFields } }],
  [
    'a finding without photos',
    { values: { fields: firstFields, findings: [{ ...firstFinding, photos: undefined }] } },
  ],
  ['a number where a text was typed', { values: { fields: { ...firstFields, summary: 7 }, findings: [] } }],
  ['no target', { target: undefined }],
  ['a revision as text', { revision: '1' }],
];

describe('a draft that can’t be read', () => {
  const draft: StoredReport = { ...stored, id: 'd-2', values: { fields, findings: [] }, revision: 0 };

  it.each(damaged)('%s: it stays on the device, and the report can be written', async (_, changes) => {
    const record = { ...stored, ...changes };
    await put(record);
    expect(await listDrafts('admin-1')).toEqual([]);
    expect(await saveDraft(draft)).toBe(true);
    expect(await findDraft('admin-1', 'job:b-1')).toMatchObject({ id: 'd-2', revision: 1 });
    expect(await records()).toContainEqual(record);
  });

  it('is not overwritten by a draft with its id', async () => {
    const record = { ...stored, values: {} };
    await put(record);
    expect(await saveDraft({ ...draft, id: 'd-1' })).toBe(true);
    expect(await findDraft('admin-1', 'job:b-1')).toMatchObject({ id: 'd-1', values: { findings: [] } });
    const others = (await records()).filter(({ id }) => id !== 'd-1');
    expect(others).toEqual([{ ...record, id: expect.any(String) as string }]);
  });
});
