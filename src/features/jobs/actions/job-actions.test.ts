import { afterEach, expect, test, vi } from 'vitest';
import { importedJob } from '@domain/import/imported-records';
import type { Job } from '@domain/job/job';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { noDeviceStep } from '../steps/device-steps';
import { cancelJob } from './cancel-job';
import { deleteJob } from './delete-job';
import { labelOf, type JobControls, type JobPlace } from './job-action';
import { actionsAt, jobActions, jobAuditWords, jobFigures, nextAction } from './job-actions';
import { jobKeys, jobShortcuts } from './job-shortcuts';

const reported: Partial<Job> = { status: 'completed', report_created: true, report_sent_at: null };

const labels = (place: JobPlace, changes: Partial<Job>) => {
  const job = buildJob(changes);
  return actionsAt(place, job, noDeviceStep).map((action) => labelOf(action, job));
};

/** The labels that a test is about, in the order in which the place shows them. */
const among = (shown: readonly string[], asked: readonly string[]) =>
  shown.filter((label) => asked.includes(label));

afterEach(() => vi.restoreAllMocks());

test('each action has an id and a place or a step of its own', () => {
  expect(new Set(jobActions.map(({ id }) => id)).size).toBe(jobActions.length);
  expect(jobActions.filter(({ places, next }) => places.length === 0 && !next)).toEqual([]);
});

test.each([
  ['pending', 'Schedule'],
  ['scheduled', 'Start Job'],
  ['in_progress', 'Mark Complete'],
  ['completed', 'Mark paid'],
  ['cancelled', undefined],
] as const)('the next step of a job that is %s: %s', (status, label) => {
  const job = buildJob({ status });
  const next = nextAction(job, noDeviceStep);
  expect(next && labelOf(next, job)).toBe(label);
});

test('the menu has what the row has no button for, with the schedule first', () => {
  expect(labels('menu-top', { status: 'scheduled' })).toEqual(['Reschedule']);
  const scheduled = ['View Questionnaire', 'Mark paid', 'Waive', 'Cancel Job', 'Delete Job'];
  expect(among(labels('menu', { status: 'scheduled' }), scheduled)).toEqual(scheduled);
  expect(labels('menu', { status: 'scheduled' })).not.toContain('Start Job');
  expect(labels('menu-top', { status: 'pending' })).toEqual([]);
  const written = ['View Report', 'Amend Report', 'Copy report link', 'View Questionnaire', 'Waive'];
  expect(among(labels('menu', reported), [...written, 'Mark paid', 'Cancel Job'])).toEqual(written);
});

test('Resend Forms is a button while forms are missing, and in the menu while only the follow-up is', () => {
  const forms_status = { agreement_signed: true, media_release_signed: true, questionnaire_completed: true };
  expect(labels('row', {})).toContain('Resend Forms');
  expect(labels('menu', {})).not.toContain('Resend Forms');
  expect(labels('row', { forms_status })).not.toContain('Resend Forms');
  expect(labels('menu', { forms_status })).toContain('Resend Forms');
  expect(labels('menu', { forms_status, follow_up_answered: true })).not.toContain('Resend Forms');
});

test('the Payment section has Mark paid, even where the row’s button is that', () => {
  expect(labels('payment', reported)).toEqual(['Show payment code', 'Mark paid', 'Waive']);
});

test('Create Report is offered until a report is written, also one that is not sent yet', () => {
  const job = buildJob({ status: 'completed' });
  const row = (report: boolean) =>
    actionsAt('row', job, { step: null, report, notice: null }).map((action) => labelOf(action, job));
  expect(row(false)).toContain('Create Report');
  expect(row(true)).not.toContain('Create Report');
  expect(labels('row', reported)).toContain('Send Report');
  expect(labels('row', { ...reported, report_sent_at: '2026-03-05T17:00:00.000Z' })).toContain(
    'Resend Report',
  );
});

test.each([
  ['waived', ['Mark paid', 'Correct payment']],
  ['paid', ['Correct payment']],
  ['unpaid', ['Mark paid', 'Waive']],
] as const)(
  'for an imported job that is %s, the office corrects records alone, and asks the client for nothing',
  (payment_state, settlement) => {
    const imported = importedJob(
      {
        clientName: 'Dana Whitlock',
        clientEmail: 'dana@example.com',
        clientPhone: '',
        address: '482 E Ridgeline Dr',
        date: '2025-03-04',
        time: '',
        service: 'Chimney sweep',
        price: 120,
        status: 'completed',
        payment: payment_state,
        paidOn: '',
        note: '',
      },
      { customerId: 'c-1', propertyId: 'p-1' },
      {
        at: (moment) => moment.toISOString(),
        by: 'desk@example.com',
        origin: { import_id: 'i-1', row: 0 },
      },
    );
    const job: Job = { ...imported, id: 'b-1' };
    const offered = jobActions.filter((action) => action.offered(job, noDeviceStep));
    expect(offered.map((action) => labelOf(action, job))).toEqual([
      'Edit Job',
      ...settlement,
      'Edit Client',
      'Delete Job',
    ]);
  },
);

test('keys are each one action’s and none of the tab’s own, and the list of shortcuts has them', () => {
  // Start Job has one key, with or without the warning: only one of the two is offered.
  const own = jobActions.filter(({ id }) => id !== 'start-unsigned');
  const keys = own.flatMap(({ shortcut }) => (shortcut ? [shortcut.key] : []));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => 'jk/r?u123'.includes(key))).toEqual([]);
  const listed = jobShortcuts.flatMap((shortcut) => shortcut.keys);
  expect(among(listed, ['s', 'm', 'v', 'p', 'x'])).toEqual(['s', 'm', 'v', 'p', 'x']);
  expect([...listed, 'Delete'].toSorted()).toEqual(keys.toSorted());
});

test('a key does what the job is offered, and waits for an action in progress', () => {
  const press = vi.fn<JobControls['press']>();
  const keys = (running: boolean) =>
    jobKeys({ press, isDisabled: () => running, isRunning: () => running }, () => noDeviceStep);
  const scheduled = buildJob({ status: 'scheduled' });
  keys(false).x?.(buildJob({ status: 'completed' }));
  keys(true).x?.(scheduled);
  expect(press).not.toHaveBeenCalled();
  keys(false).x?.(scheduled);
  expect(press).toHaveBeenLastCalledWith(cancelJob, scheduled);
  keys(true).Delete?.(scheduled);
  expect(press).toHaveBeenLastCalledWith(deleteJob, scheduled);
});

test('figures and audit words of all actions are found by name', () => {
  expect(jobFigures['office-job-cancel']).toEqual(['booked_week', 'follow_up']);
  expect(jobAuditWords).toMatchObject({ completed: 'Marked complete', undone: 'Last step undone' });
});
