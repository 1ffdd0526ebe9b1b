import { isAnnounced, noticeUndoSeconds, type ArrivalNoticeKind } from '@domain/job/arrival-notice';
import type { Job } from '@domain/job/job';

interface UndoableNotice {
  readonly notice: ArrivalNoticeKind;
  /** When undo expires, milliseconds since the epoch. */
  readonly until: number;
}

/** The notice of a job that can still be undone, unless its time is over; null for none. */
export function undoableNotice(job: Pick<Job, 'status' | ArrivalNoticeKind>): UndoableNotice | null {
  if (job.status !== 'scheduled') return null;
  const notice = isAnnounced(job.on_my_way) ? 'on_my_way' : 'running_late';
  const announced = job[notice];
  if (!announced || announced.state !== 'waiting') return null;
  return { notice, until: Date.parse(announced.at) + noticeUndoSeconds * 1000 };
}
