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

test('nothing is shared without a person and the client’s word', () => {
  expect(fieldErrors(createShareSchema, asked({}))).toEqual({});
  expect(fieldErrors(createShareSchema, asked({ recipientName: ' ', consent: false }))).toEqual({
    recipientName: 'Enter who the link is for.',
    consent: 'Tick that you agree.',
  });
  expect(fieldErrors(createShareSchema, asked({ recipientRole: 'everybody' }))).toHaveProperty(
    'recipientRole',
  );
});

test('a part that nobody chose is not shared', () => {
  expect(createShareSchema.validateSync(asked({})).parts).toEqual({
    photos: true,
    costs: false,
    notes: false,
    pdf: false,
  });
});

test('the PDF holds everything, so that it shares everything', () => {
  const none = { photos: false, costs: false, notes: false, pdf: false };
  expect(agreedParts(none)).toEqual(none);
  expect(Object.values(agreedParts({ ...none, pdf: true }))).not.toContain(false);
});
