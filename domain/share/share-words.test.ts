import { expect, test } from 'vitest';
import { shareLabel } from './share-words';

const share = { kind: 'report', recipient_name: '', recipient_email: '', recipient_role: 'agent' } as const;

test('a share’s label is what its client wrote', () => {
  const named = { ...share, recipient_name: 'Jo Park', recipient_email: 'jo@example.com' };
  expect(shareLabel(named)).toBe('Jo Park');
  expect(shareLabel({ ...named, recipient_name: '' })).toBe('jo@example.com');
});

test('a share without a name is labeled by its kind, not by a role no one chose', () => {
  expect(shareLabel(share)).toBe('Real-estate agent');
  expect(shareLabel({ ...share, kind: 'repair-list', recipient_role: 'seller' })).toBe('Repair request list');
});
