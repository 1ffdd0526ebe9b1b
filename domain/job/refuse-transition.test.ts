import { expect, test } from 'vitest';
import { refuseTransition } from './refuse-transition';

test('a step that the status allows passes', () => {
  expect(() => refuseTransition('scheduled', 'in_progress')).not.toThrow();
});

test('a refused step names the status', () => {
  expect(() => refuseTransition('completed', 'cancelled')).toThrow('job is completed');
});
