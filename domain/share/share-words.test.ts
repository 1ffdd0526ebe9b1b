import { expect, test } from 'vitest';
import { shareLabel, sharedWords } from './share-words';

const share = { kind: 'report', recipient_name: '', recipient_email: '', recipient_role: 'agent' } as const;

test('what a link shows names the video by itself', () => {
  const parts = { photos: true, costs: false, notes: false, video: true, pdf: false };
  const words = (changes: Partial<typeof parts>) =>
    sharedWords({ kind: 'report', parts: { ...parts, ...changes } });
  expect(words({})).toBe('Findings, photos, and video');
  expect(words({ video: false, notes: true })).toBe('Findings, photos, and inspector’s notes');
  expect(words({ pdf: true })).toBe('The whole report, with its PDF and video');
  expect(words({ pdf: true, video: false })).toBe('The whole report, with its PDF');
});

test('a share’s label is what its client wrote', () => {
  const named = { ...share, recipient_name: 'Jo Park', recipient_email: 'jo@example.com' };
  expect(shareLabel(named)).toBe('Jo Park');
  expect(shareLabel({ ...named, recipient_name: '' })).toBe('jo@example.com');
});

test('a share without a name is labeled by its kind, not by a role no one chose', () => {
  expect(shareLabel(share)).toBe('Real-estate agent');
  expect(shareLabel({ ...share, kind: 'repair-list', recipient_role: 'seller' })).toBe('Repair request list');
});
