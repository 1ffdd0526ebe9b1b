import { lazy } from 'react';
import { isAnnounced } from '@domain/job/arrival-notice';
import { businessDay } from '../day/business-day';
import { noticeTask, takeBackNotice, undoSentNotice } from '../day/send-notice';
import { undoableNotice } from '../day/undoable-notice';
import type { AskingAction, DirectAction } from './job-action';

const OnMyWayDialog = lazy(async () => ({
  default: (await import('../day/on-my-way-dialog')).OnMyWayDialog,
}));

/** Tells the client, once, that the inspector is on the way. */
export const onMyWay: AskingAction = {
  id: 'on-my-way',
  label: 'On My Way',
  offered: (job, { notice }) =>
    job.status === 'scheduled' &&
    job.scheduled_date === businessDay(Date.now()) &&
    !isAnnounced(job.on_my_way) &&
    !(notice?.action.kind === 'notice' && notice.action.notice === 'on_my_way'),
  places: [],
  main: () => true,
  icon: 'send',
  dialog: OnMyWayDialog,
  task: noticeTask,
  audited: {
    'on-the-way': 'Client notified: on the way',
    'on-the-way-dropped': 'Too late to notify the client: on the way',
    'running-late': 'Client notified: running late',
    'running-late-dropped': 'Too late to notify the client: running late',
  },
};

/** Takes back the last notice to the client while that is possible. */
export const undoNotice: DirectAction = {
  id: 'undo-notice',
  label: 'Undo email',
  offered: (job, { notice }) =>
    job.status === 'scheduled' && (notice !== null || undoableNotice(job) !== null),
  passing: (job, { notice }) => ({
    of: `notice ${notice?.id ?? undoableNotice(job)?.notice ?? ''}`,
    until: notice ? null : (undoableNotice(job)?.until ?? 0),
  }),
  places: [],
  press: (job, tools) => {
    const unsent = tools.onDevice(job).notice;
    const undoable = undoableNotice(job);
    if (unsent) void takeBackNotice(job, unsent.id, tools);
    else if (undoable) void undoSentNotice(job, undoable.notice, tools);
  },
  task: (job) => `undo-${noticeTask(job)}`,
};
