import { noticeUndoSeconds, type ArrivalNoticeKind } from '@domain/job/arrival-notice';
import type { Job } from '@domain/job/job';
import { reportedAs } from '@/logging/report-fault';
import { removeOfficeEntry } from '@/offline/office/office-store';
import type { JobTools } from '../actions/job-tools';

/** The name under which the notices of a job run. */
export const noticeTask = ({ id }: Job) => `notice:${id}`;

export const noticeLabels = { on_my_way: 'On My Way', running_late: 'Running Late' } as const;

export interface SentNotice {
  readonly job: Job;
  readonly notice: ArrivalNoticeKind;
  readonly minutes: number;
}

/** What became of one: what Undo does about it, or why it wasn't taken. */
type NoticeOutcome =
  | { readonly state: 'sent' | 'waiting'; readonly undo: () => void }
  | { readonly state: 'refused'; readonly why: string };

/** Tells the clients of some jobs, through the outbox, with one toast and one Undo for all of them. */
export async function sendNotices(notices: readonly SentNotice[], tools: JobTools): Promise<void> {
  const outcomes: NoticeOutcome[] = [];
  for (const notice of notices) outcomes.push(await sendNotice(notice, tools));
  const [first] = notices;
  if (!first) return;
  const refused = outcomes.find((outcome) => outcome.state === 'refused');
  const title = noticeLabels[first.notice];
  if (refused) return tools.toast({ title: `${title} Failed`, description: refused.why, destructive: true });
  const names = notices.map(({ job }) => job.customer.name).join(', ');
  const waits = outcomes.some(({ state }) => state === 'waiting');
  const undoAll = () => {
    for (const outcome of outcomes) if (outcome.state !== 'refused') outcome.undo();
  };
  tools.toast({
    title: waits ? `${title} Saved on This Device` : title,
    description: waits
      ? `We’ll email ${names} as soon as you’re back online. If that’s too late, we’ll tell you to call.`
      : `We’re emailing ${names}.`,
    action: { label: 'Undo', onChoose: undoAll, offeredFor: noticeUndoSeconds * 1000 },
  });
}

async function sendNotice({ job, notice, minutes }: SentNotice, tools: JobTools): Promise<NoticeOutcome> {
  const result = await tools.submit(job.customer.name, {
    kind: 'notice',
    bookingId: job.id,
    notice,
    minutes,
  });
  switch (result.state) {
    case 'sent':
      tools.onChanged(job.id);
      return { state: 'sent', undo: () => void undoSentNotice(job, notice, tools) };
    case 'waiting':
      return { state: 'waiting', undo: () => void takeBackNotice(job, result.entryId, tools) };
    case 'refused':
      await removeOfficeEntry(result.entryId).catch(reportedAs('a refused notice not removed', false));
      return { state: 'refused', why: result.details.userMessage };
    case 'not-stored':
      return { state: 'refused', why: `This device can’t store it. Call ${job.customer.name}.` };
  }
}

/** Takes back a notice that the server has, with its emails. */
export async function undoSentNotice(job: Job, notice: ArrivalNoticeKind, tools: JobTools): Promise<void> {
  const { name } = job.customer;
  await tools.act(
    `undo-${noticeTask(job)}`,
    { done: `${noticeLabels[notice]} Undone`, failed: 'Failed to undo.', about: name, refusedOffline: true },
    (idempotencyKey) => tools.call('office-arrival-undo', { bookingId: job.id, notice, idempotencyKey }),
  );
  tools.onChanged(job.id);
}

/** Takes back a notice that this device has not sent. */
export function takeBackNotice(job: Job, entryId: string, { run, toast }: JobTools): Promise<void> {
  return run(`undo-${noticeTask(job)}`, async () => {
    const { name } = job.customer;
    const taken = await removeOfficeEntry(entryId).catch(reportedAs('a notice not taken back', false));
    if (taken) return toast({ title: 'Undone', description: name });
    const description = 'It may have reached the server already.';
    toast({ title: 'Failed to undo.', description, destructive: true });
  });
}
