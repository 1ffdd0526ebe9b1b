import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { CallName } from '@domain/api/contract';
import { AppError } from '@domain/errors/app-error';
import { newReportForm } from '@domain/report/report-form';
import { fakeLocks } from '../../testing/fake-locks';
import { closeOfficeDatabase } from '../office-database';
import type { OfficeContext } from '../office-context';
import type { OfficeAction, OfficeEntry } from '../office-entry';
import { officeOutbox } from '../office-outbox';
import { listOfficeEntries } from '../office-store';
import { submitOfficeAction } from '../submit-office-action';
import { stubNavigator } from '@/ui/testing/stub-navigator';

interface Sent {
  readonly name: CallName;
  readonly request: Readonly<Record<string, unknown>>;
}

type Answer = 'unreachable' | AppError | object;

/** An empty device, a signed-in admin, and a server whose answers a test can replace. */
export async function officeHarness() {
  await closeOfficeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const device = stubNavigator({ onLine: true, locks: fakeLocks() });
  const world = { owner: 'admin-1' as string | null, photosThere: true };
  const calls: Sent[] = [];
  const answers: Answer[] = [];
  const sent: OfficeEntry[] = [];
  const notices: unknown[] = [];

  let watch: () => Promise<unknown> = () => Promise.resolve();
  const call = async (name: CallName, request: object): Promise<object> => {
    await watch();
    calls.push({ name, request: request as Sent['request'] });
    const answer = answers.shift() ?? { reportId: 'r-1', version: 1, url: 'https://example.com/report/k' };
    if (answer === 'unreachable') {
      return Promise.reject(
        new AppError('unavailable', 'no answer', 'No connection.', {
          cause: new TypeError('Failed to fetch'),
        }),
      );
    }
    return answer instanceof AppError ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const context: OfficeContext = {
    owner: () => world.owner,
    call: call as unknown as OfficeContext['call'],
    arePhotosThere: () => Promise.resolve(world.photosThere),
    onSent(entry, notice) {
      sent.push(entry);
      if (notice !== null) notices.push(notice);
    },
    now: () => Date.UTC(2026, 4, 4, 15),
    patienceMs: 500,
    attemptLimitMs: 5_000,
  };
  return {
    device,
    world,
    calls,
    answers,
    sent,
    notices,
    /** Reads the device's records during a call. */
    onCall: (look: () => Promise<unknown>) => {
      watch = look;
    },
    submit: (action: OfficeAction) => submitOfficeAction('Ann Lee', action, context),
    round: () => officeOutbox(context).round(),
    stored: () => listOfficeEntries('admin-1'),
  };
}

export const started: OfficeAction = { kind: 'status', bookingId: 'b-1', status: 'in_progress' };
export const completed: OfficeAction = { kind: 'status', bookingId: 'b-1', status: 'completed' };
export const generated: OfficeAction = {
  kind: 'generate',
  draftId: 'd-1',
  bookingId: 'b-1',
  report: newReportForm('2026-05-04'),
};
export const mailed: OfficeAction = { kind: 'send', draftId: 'd-1', bookingId: 'b-1', reportId: null };
export const submitted: OfficeAction = {
  kind: 'submit',
  draftId: 'd-1',
  bookingId: 'b-1',
  report: newReportForm('2026-05-04'),
};
