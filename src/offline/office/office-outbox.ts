import { AppError } from '@domain/errors/app-error';
import { within } from '@domain/time/within';
import { reportCall } from '../connectivity';
import { createOutbox, type Outbox } from '../engine/create-outbox';
import { inLanes } from '../engine/orders';
import { judgeAction } from './judge-action';
import type { OfficeContext } from './office-context';
import { photosOf, withoutResult, type OfficeEntry } from './office-entry';
import { listOfficeEntries, officeEntries } from './office-store';
import { sendAction, type ActionAnswer } from './send-action';
import { settleSent } from './settle-sent';

/** The outbox of the signed-in admin's actions. The entries about one job or report are sent in order. */
export function officeOutbox(context: OfficeContext): Outbox<OfficeEntry> {
  const { owner, now, patienceMs, attemptLimitMs } = context;
  return createOutbox<OfficeEntry, ActionAnswer>({
    store: { ...officeEntries, list: () => listOwn(owner) },
    order: inLanes(laneName, isPassed),
    async hold(entry) {
      const there = await context.arePhotosThere(photosOf(entry.action));
      return there
        ? null
        : (stored) => ({ ...withoutResult(stored), state: 'queued', reason: 'photos', kept: true });
    },
    begin: (entry, pressed) =>
      entry.owner === owner() ? { ...withoutResult(entry), kept: entry.kept || !pressed } : null,
    async send(entry) {
      const answer = await within(attemptLimitMs, sendAction(entry, context), failTooSlow);
      reportCall(true);
      return answer;
    },
    judge: judgeAction,
    async settle(sent, answer, at) {
      await settleSent(sent, answer && 'reportId' in answer ? answer : null, at);
      context.onSent(sent, answer && 'state' in answer ? answer.state : null);
      return null;
    },
    now,
    patienceMs,
    attemptLimitMs,
  });
}

/** The engine's name for an entry's lane. */
export function laneName({ lane }: OfficeEntry): string {
  return `office-${lane}`;
}

/** Empty where the admin has signed out meanwhile. */
async function listOwn(owner: OfficeContext['owner']): Promise<readonly OfficeEntry[]> {
  const uid = owner();
  const entries = uid === null ? [] : await listOfficeEntries(uid);
  return owner() === uid ? entries : [];
}

/**
 * A report with its answer, a step that another admin took or that the job is past, or a notice to the client: no step
 * depends on that.
 */
function isPassed({ state, action, refusal }: OfficeEntry): boolean {
  return (
    state === 'done' ||
    action.kind === 'notice' ||
    action.kind === 'note' ||
    (action.kind === 'status' && refusal?.code === 'already-handled')
  );
}

function failTooSlow(): never {
  const cause = new DOMException('no answer in time', 'TimeoutError');
  const sentence = 'Our server isn’t answering. Please try again in a moment.';
  throw new AppError('unavailable', cause.message, sentence, { cause });
}
