import { expect, test } from 'vitest';
import { refuseLateUndo } from './refuse-late-undo';
import { undoEnd } from './undo-step';

const at = new Date('2026-03-05T10:00:00Z');
const moment = { toDate: () => at };

test('a step can be undone until its undo hold ends', () => {
  expect(() => refuseLateUndo(moment, undoEnd(at))).not.toThrow();
});

test('a step can’t be undone after that, nor one without a time', () => {
  const late = new Date(undoEnd(at).getTime() + 1);
  expect(() => refuseLateUndo(moment, late)).toThrow('the time to undo is over');
  expect(() => refuseLateUndo(null, at)).toThrow('the time to undo is over');
});
