import { describe, expect, test } from 'vitest';
import {
  generateLegalPdfSchema,
  openFormsSchema,
  previewDocumentSchema,
  verifyDocumentSchema,
} from './client-forms';

describe('a link’s key', () => {
  test.each(['', undefined, null, 'x'.repeat(201)])('%j is malformed', (booking) => {
    expect(openFormsSchema.isValidSync({ booking })).toBe(false);
  });

  test('any other key is left for the server to check', () => {
    expect(openFormsSchema.isValidSync({ booking: '../<script>' })).toBe(true);
  });
});

test.each([
  ['agreement', true],
  ['media_release', true],
  ['media-release', false],
  [undefined, false],
])('a document of type %j: %s', (type, valid) => {
  expect(previewDocumentSchema.isValidSync({ booking: 'key', type })).toBe(valid);
});

test('generate-legal-pdf takes the body of requirement F-13', () => {
  const body = { type: 'media_release', bookingId: 'key', data: { client_signature: 'Dana' } };
  expect(generateLegalPdfSchema.isValidSync(body)).toBe(true);
});

test.each([
  ['a'.repeat(64), true],
  ['A'.repeat(64), false],
  ['a'.repeat(63), false],
  ['', false],
  [undefined, false],
])('the hash %j: %s', (sha256, valid) => {
  expect(verifyDocumentSchema.isValidSync({ sha256 })).toBe(valid);
});
