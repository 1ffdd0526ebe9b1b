import { expect, test } from 'vitest';
import { DamagedRecord } from '@domain/firestore/record-type';
import { latestReports } from './report-row';

const at = { toDate: () => new Date(0), toMillis: () => 0 };
const stored = {
  customer_id: null,
  booking_id: 'b-1',
  client_email: 'dana@example.com',
  report_date: '2026-03-05',
  inspection_type: 'A type of the past',
  sewer_scope_type: '',
  summary: '',
  recommendations: '{"text":"","priorities":[]}',
  inspector_notes: '',
  findings: '{"clientName":"Dana Whitlock"}',
  created_at: at,
};
const read = (fields: object) => latestReports.read({ id: 'r-1', data: () => fields });

test('a report from before amendments and sending is its first version, not sent', () => {
  expect(read(stored)).toEqual({
    state: 'found',
    record: {
      id: 'r-1',
      bookingId: 'b-1',
      propertyId: null,
      customerId: null,
      clientName: 'Dana Whitlock',
      clientEmail: 'dana@example.com',
      address: '',
      reportDate: '2026-03-05',
      version: 1,
      sentAt: null,
      amendmentUnsent: false,
      lastMail: null,
      reminder: null,
      search_keys: [],
    },
  });
});

test.each([
  [1, true],
  [2, false],
  // Sent before the sent version was stored.
  [null, false],
])('version 2, with version %j sent: amendment unsent %s', (sent_version, amendmentUnsent) => {
  expect(read({ ...stored, version: 2, sent_at: at, sent_version })).toMatchObject({
    record: { sentAt: '1970-01-01T00:00:00.000Z', amendmentUnsent },
  });
});

test.each(['{', '"clear"', '{"clientName":7}', '{"findings":[{"id":"finding-0001"}]}'])(
  'findings stored as %s are damage',
  (findings) => {
    const damage = new DamagedRecord('inspection_reports', 'r-1', 'findings');
    expect(read({ ...stored, findings })).toEqual({ state: 'damaged', damage });
  },
);
