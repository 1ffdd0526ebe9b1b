import type { ReportAnswer } from '@domain/report/report-calls';
import { announceOfficeChange } from './office-changes';
import { isOnJob, isReport, withoutResult, type OfficeEntry } from './office-entry';
import { readOfficeEntries } from './office-store';
import { officeTransaction, type OfficeStores } from './office-transaction';
import { readOfficeEntry } from './read-office-entry';

/**
 * Applies the server's answer to the device in one transaction. A sent step is deleted, with refused steps of the
 * same job that it supersedes. A generated report stores its result, also in a waiting entry that sends it. Sending
 * a report deletes its draft, and so does submitting it, because the server has it then.
 */
export async function settleSent(sent: OfficeEntry, answer: ReportAnswer | null, now: number): Promise<void> {
  await officeTransaction(async (stores) => {
    const stored = readOfficeEntry(await stores.outbox.get(sent.id));
    if (!stored) return;
    if (answer) await keepAnswer(stores, stored, answer, now);
    else await stores.outbox.delete(sent.id);
    for (const other of await readOfficeEntries(stores, sent.owner)) {
      if (isOvertaken(other, sent)) await stores.outbox.delete(other.id);
    }
    if (sent.action.kind === 'send' || sent.action.kind === 'submit')
      await stores.drafts.delete(sent.action.draftId);
  });
  announceOfficeChange();
}

async function keepAnswer(
  stores: OfficeStores,
  entry: OfficeEntry,
  answer: ReportAnswer,
  now: number,
): Promise<void> {
  const action = isReport(entry.action) ? { ...entry.action, report: null } : entry.action;
  const done: OfficeEntry = {
    ...withoutResult(entry),
    action,
    state: 'done',
    answer,
    changedAt: now,
    outcomeUnknown: false,
  };
  const draftId = 'draftId' in action ? action.draftId : '';
  // If the form was cleared meanwhile, the result is not needed.
  if ((await stores.drafts.get(draftId)) === undefined) await stores.outbox.delete(entry.id);
  else await stores.outbox.put(done);
  for (const other of await readOfficeEntries(stores, entry.owner)) {
    if (other.action.kind === 'send' && isOfDraft(other, entry) && other.action.reportId === null) {
      const known: OfficeEntry = { ...other, action: { ...other.action, reportId: answer.reportId } };
      await stores.outbox.put(known);
    }
  }
}

function isOvertaken(other: OfficeEntry, sent: OfficeEntry): boolean {
  if (other.id === sent.id || other.lane !== sent.lane) return false;
  if (sent.action.kind === 'status') {
    return other.state === 'needs-attention' && other.action.kind === 'status' && other.turn < sent.turn;
  }
  return sent.action.kind === 'send' && other.state === 'done' && isOfDraft(other, sent);
}

function isOfDraft({ action: one }: OfficeEntry, { action: other }: OfficeEntry): boolean {
  return !isOnJob(one) && !isOnJob(other) && one.draftId === other.draftId;
}
