import { expect, test, vi } from 'vitest';
import type { RepairListContent } from '@domain/share/repair-list-content';
import { buildRepairListPdf } from './build-repair-list-pdf';
import { readPdf } from './testing/read-pdf';
import { reportOf } from './testing/report-of';

// The first document loads three fonts and the PDF reader.
vi.setConfig({ testTimeout: 60_000 });

const { form: whole } = reportOf();
const findings = whole.findings.slice(0, 2);
const list: RepairListContent = {
  reference: '3F2A9C1B, version 2',
  propertyAddress: whole.propertyAddress,
  inspectionDate: whole.inspectionDate,
  clientFirstName: 'Jordan',
  recipientName: 'Pat Seller',
  message: 'Please have these seen to. 👍',
  createdAt: new Date('2026-07-20T18:00:00Z'),
  findings,
  photos: [],
  form: { ...whole, findings },
};

test('contains the selected findings, their total, sender and recipient, and nothing else of the report', async () => {
  const bytes = await buildRepairListPdf(list, new Map());
  const text = (await readPdf(bytes)).pages.map((page) => page.text).join(' ');
  for (const part of [
    'Repair request',
    'Pat Seller',
    'Please have these seen to.',
    '1. Roots at a joint at 12 ft',
    '2. Offset joint at 34 ft',
    'At 3:10 in the video',
    '$4,850 to $5,100 total.',
    'report 3F2A9C1B, version 2',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Hairline|The line is clay|video\.example|Alvarez/);
  expect(await buildRepairListPdf(list, new Map())).toEqual(bytes);
});
