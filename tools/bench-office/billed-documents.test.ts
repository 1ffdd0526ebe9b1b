import { expect, test } from 'vitest';
import { billedDocuments } from './billed-documents';

const change = (id: string, version: number, fields: object) =>
  JSON.stringify({
    documentChange: {
      document: {
        name: `documents/leads/${id}`,
        fields: { name: { stringValue: 'Dana' } },
        updateTime: `2026-11-22T06:00:0${version}Z`,
      },
      ...fields,
    },
  });
const end = JSON.stringify({ targetChange: { targetIds: [2] } });
const firstPage = change('a', 1, { targetIds: [2] }) + change('b', 1, { targetIds: [2] }) + end;

test.each([
  ['a page', '', 2],
  ['one with two listeners', change('a', 1, { targetIds: [4, 6] }), 4],
  ['one that changes', change('a', 2, { targetIds: [2] }), 3],
  ['one that leaves because it changed', change('a', 2, { removedTargetIds: [2] }), 3],
  ['one that leaves one list for another', change('a', 2, { removedTargetIds: [2], targetIds: [4] }), 4],
  [
    'one that is added, and one that it pushes off',
    change('c', 1, { targetIds: [2] }) + change('b', 1, { removedTargetIds: [2] }),
    3,
  ],
  [
    'one that is deleted',
    JSON.stringify({ documentDelete: { document: 'documents/leads/a', removedTargetIds: [2] } }),
    2,
  ],
])('%s', (_what, later, billed) => {
  expect(billedDocuments(firstPage + later + end)).toBe(billed);
});
