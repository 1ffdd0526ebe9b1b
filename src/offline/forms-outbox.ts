import { isConnected, reportCall } from './connectivity';
import { deliver, type Delivery } from './deliver';
import { createOutbox, type Outbox } from './engine/create-outbox';
import { independent } from './engine/orders';
import type { FailedAttempt, Verdict } from './engine/outbox-options';
import { judgeFailure, wasUnreachable } from './judge-failure';
import type { OutboxContext } from './outbox-context';
import type { OutboxEntry } from './outbox-entry';
import { listOutbox, submissions } from './outbox-store';
import { settleSubmission } from './settle-submission';

/** The outbox of what people submit: its entries are independent of each other. */
export function formsOutbox(
  context: OutboxContext,
  onOffline: () => void = () => undefined,
): Outbox<OutboxEntry> {
  const { now, send, patienceMs, attemptLimitMs } = context;
  return createOutbox<OutboxEntry, Delivery>({
    store: { ...submissions, list: listOutbox },
    order: independent(),
    async send(entry) {
      const delivery = await deliver(entry, (version) => send(version, AbortSignal.timeout(attemptLimitMs)));
      reportCall(true);
      return delivery;
    },
    settle: settleSubmission,
    judge: judgeSubmission,
    isUnedited: (stored, sent) => stored.hash === sent.hash,
    now,
    patienceMs,
    attemptLimitMs,
    onOffline,
  });
}

function judgeSubmission(
  failure: unknown,
  { entry, stayedOffline, now }: FailedAttempt<OutboxEntry>,
): Verdict<OutboxEntry> {
  reportCall(!wasUnreachable(failure));
  const verdict = judgeFailure(failure, now);
  // Nothing left the device, so `outcomeUnknown` doesn't change.
  const stayed = stayedOffline && wasUnreachable(failure);
  // The server rejected this attempt without reading it; an earlier attempt may still have been accepted.
  const unread = verdict.reason === 'rate-limited' || verdict.reason === 'unverified';
  const change = stayed || unread ? { ...verdict, outcomeUnknown: entry.outcomeUnknown } : verdict;
  return { change, unreachable: !isConnected() };
}
