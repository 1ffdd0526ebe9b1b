import { expect, test } from 'vitest';
import { reportShareRecord } from './report-share-record';

const share = {
  kind: 'report',
  report_id: 'report-1',
  booking_id: null,
  customer_id: null,
  recipient_name: '',
  recipient_role: 'agent',
  finding_ids: null,
  message: '',
  version: null,
  created_at: { toMillis: () => 0, toDate: () => new Date(0) },
  revoked_at: null,
};
const partsOf = (parts: object) => reportShareRecord.read('share-1', { ...share, parts }).parts;

test.each([true, false])(
  'a share from before the video was a choice shows it with its notes: %s',
  (notes) => {
    const old = { photos: true, costs: false, notes, pdf: false };
    expect(partsOf(old)).toEqual({ ...old, video: notes });
  },
);

test.each([true, false])(
  'a share shows the video only if that was chosen, whatever its notes: %s',
  (video) => {
    const parts = { photos: true, costs: true, notes: !video, video, pdf: false };
    expect(partsOf(parts)).toEqual(parts);
  },
);
