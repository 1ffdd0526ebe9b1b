import {
  assign,
  cancelByClient,
  change,
  changeService,
  move,
  moveAsClient,
  takeDayOff,
  undoAcceptance,
  visit,
} from './changes';
import { hourOf, windowOf, type Operation, type Played } from './operation';
import { accept, askOnSite, refer, sendForms } from './ways-in';

/** The kinds of operations, with how often each comes up. */
export const kinds = {
  'request for a window': [18, (operation) => askOnSite(operation, windowOf(operation.wish))],
  'request for an hour': [10, (operation) => askOnSite(operation, hourOf(operation, operation.wish))],
  accept: [20, accept],
  'send forms and schedule': [3, sendForms],
  refer: [5, refer],
  move: [12, move],
  'client moves': [10, moveAsClient],
  assign: [8, assign],
  'client cancels': [2, cancelByClient],
  cancel: [2, (operation) => change(operation, 'office-job-cancel', () => ({ reason: 'Rain' }), 'cancelled')],
  'day off': [2, takeDayOff],
  visit: [5, visit],
  'undo acceptance': [3, undoAcceptance],
  'change service': [5, changeService],
  delete: [2, (operation) => change(operation, 'office-job-delete', () => ({}), 'deleted')],
} satisfies Record<string, readonly [weight: number, play: (operation: Operation) => Played]>;

export type Kind = keyof typeof kinds;
