import { expect, test } from 'vitest';
import type { RepairListContent } from '@domain/share/repair-list-content';
import { numberedFindings } from '@domain/report/numbered-findings';
import { buildRepairListPdf } from './build-repair-list-pdf';
import { readPdf } from './testing/read-pdf';
import { reportOf } from './testing/report-of';

const { form: whole } = reportOf();
const findings = whole.findings.slice(1, 3);
const list: RepairListContent = {
  reference: '3F2A9C1B, version 2',
  propertyAddress: whole.propertyAddress,
  inspectionDate: whole.inspectionDate,
  clientFirstName: 'Jordan',
  recipientName: 'Pat Seller',
  message: 'Please have these seen to. 👍',
  createdAt: new Date('2026-07-20T18:00:00Z'),
  findings: numberedFindings(whole.findings).slice(1, 3),
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
    '2. Offset joint at 34 ft',
    '3. Hairline crack at 36 ft',
    'Photo 1 of finding 2',
    '$4,500 total. 1 finding has no estimate.',
    'report 3F2A9C1B, version 2',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toMatch(/Roots|The line is clay|video\.example|Alvarez/);
  expect(await buildRepairListPdf(list, new Map())).toEqual(bytes);
});
