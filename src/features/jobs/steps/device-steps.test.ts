import { expect, test } from 'vitest';
import { officeEntryVersion, type OfficeAction, type OfficeEntry } from '@/offline/office/office-entry';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { deviceStepsOf, withDeviceSteps } from './device-steps';

const entry = (action: OfficeAction, changes: Partial<OfficeEntry> = {}): OfficeEntry => ({
  version: officeEntryVersion,
  id: JSON.stringify(action),
  owner: 'admin-1',
  lane: 'job:b-1',
  turn: 1,
  about: 'Ann Lee',
  action,
  idempotencyKey: 'k',
  state: 'queued',
  createdAt: 0,
  changedAt: 0,
  attempts: 1,
  kept: true,
  outcomeUnknown: false,
  notBefore: 0,
  ...changes,
});
const step = (status: 'in_progress' | 'completed', changes?: Partial<OfficeEntry>) =>
  entry({ kind: 'status', bookingId: 'b-1', status }, changes);
const job = buildJob({ id: 'b-1', status: 'scheduled' });
const statusWith = (...entries: OfficeEntry[]) => withDeviceSteps([job], entries)[0]?.status;

test('a job shows the status of its steps on this device', () => {
  expect(statusWith(step('in_progress'))).toBe('in_progress');
  expect(statusWith(step('in_progress'), step('completed'))).toBe('completed');
  expect(statusWith(step('in_progress', { state: 'sending' }))).toBe('in_progress');
});

test('a step that was refused, is out of order, or is not stored yet changes nothing', () => {
  expect(statusWith(step('in_progress', { kept: false }))).toBe('scheduled');
  expect(statusWith(step('in_progress', { state: 'needs-attention' }))).toBe('scheduled');
  expect(statusWith(step('completed'))).toBe('scheduled');
  const [other] = withDeviceSteps([buildJob({ id: 'b-2', status: 'scheduled' })], [step('in_progress')]);
  expect(other?.status).toBe('scheduled');
});

test('returns the job’s last step and whether its report is queued here', () => {
  const completed = step('completed');
  const report = entry({ kind: 'generate', draftId: 'd-1', bookingId: 'b-1', report: null });
  const steps = deviceStepsOf([step('in_progress'), completed, report]);
  expect(steps.get('b-1')).toEqual({ step: completed, report: true, notice: null });
  const submission = entry({ kind: 'submit', draftId: 'd-1', bookingId: 'b-1', report: null });
  expect(deviceStepsOf([submission]).get('b-1')?.report).toBe(true);
  expect(deviceStepsOf([{ ...report, state: 'done' }]).get('b-1')).toBeUndefined();
});
