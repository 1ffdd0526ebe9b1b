import { expect, test } from 'vitest';
import { outdatedDocuments } from './outdated-documents';

const signed = [
  ['agreement', { property_address: 'A', fee: 149 }],
  ['media_release', { property_address: 'A' }],
] as const;

test('another fee outdates the agreement, another address both', () => {
  expect(outdatedDocuments(signed, { property_address: 'A', total_price: 149 })).toEqual([]);
  expect(outdatedDocuments(signed, { property_address: 'A', total_price: 175 })).toEqual(['agreement']);
  expect(outdatedDocuments(signed, { property_address: 'B', total_price: 149 })).toEqual([
    'agreement',
    'media_release',
  ]);
});

test('a document from before fees were stored is not outdated by a price', () => {
  const old = [['agreement', { property_address: 'A', fee: null }]] as const;
  expect(outdatedDocuments(old, { property_address: 'A', total_price: 175 })).toEqual([]);
});
