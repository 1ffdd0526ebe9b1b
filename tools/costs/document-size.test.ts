import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { documentSize } from './document-size';

it('computes the size of the example in the published rules', () => {
  const data = { type: 'Personal', done: false, priority: 1, description: 'Learn Cloud Firestore' };
  expect(documentSize('users/jeff/tasks/my_task_id', data)).toBe(147);
});

it('includes nested maps and lists', () => {
  expect(documentSize('a/b', { at: Timestamp.now(), of: { x: ['é', null] } })).toBe(
    20 + 32 + 3 + 8 + 3 + 2 + 3 + 1,
  );
});
