import { expect, test } from 'vitest';
import { fieldErrors } from '../testing/field-errors';
import { agreedParts, createShareSchema } from './share-calls';

const asked = (overrides: object) => ({
  reportId: 'report-1',
  recipientName: 'Jo Park',
  recipientRole: 'agent',
  parts: { photos: true },
  consent: true,
  idempotencyKey: crypto.randomUUID(),
  ...overrides,
});

test('nothing is shared without a recipient and the client’s consent', () => {
  expect(fieldErrors(createShareSchema, asked({}))).toEqual({});
  expect(fieldErrors(createShareSchema, asked({ recipientName: ' ', consent: false }))).toEqual({
    recipientName: 'Enter who the link is for.',
    consent: 'Check the box to agree.',
  });
  expect(fieldErrors(createShareSchema, asked({ recipientRole: 'everybody' }))).toHaveProperty(
    'recipientRole',
  );
});

test('a part that was not selected is not shared', () => {
  expect(createShareSchema.validateSync(asked({})).parts).toEqual({
    photos: true,
    costs: false,
    notes: false,
    pdf: false,
  });
});

test('the PDF contains everything, so sharing it shares everything', () => {
  const none = { photos: false, costs: false, notes: false, pdf: false };
  expect(agreedParts(none)).toEqual(none);
  expect(Object.values(agreedParts({ ...none, pdf: true }))).not.toContain(false);
});
