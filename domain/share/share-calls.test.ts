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

const none = { photos: false, costs: false, notes: false, video: false, pdf: false };

test('the PDF contains everything but the video, so sharing it shares the rest', () => {
  expect(agreedParts(none)).toEqual(none);
  const whole = { photos: true, costs: true, notes: true, pdf: true };
  expect(agreedParts({ ...none, pdf: true })).toEqual({ ...whole, video: false });
  expect(agreedParts({ ...none, pdf: true, video: true })).toEqual({ ...whole, video: true });
});

test('a page from before the video was a choice of its own shares it with the notes', () => {
  const old = { photos: true, costs: true, notes: true, pdf: false };
  expect(agreedParts(old).video).toBe(true);
  expect(agreedParts({ ...old, notes: false }).video).toBe(false);
  expect(agreedParts({ ...old, notes: false, pdf: true }).video).toBe(true);
});
