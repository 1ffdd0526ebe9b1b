// @vitest-environment jsdom
import {
  act,
  cleanup,
  fireEvent,
  render,
  screen,
  waitFor,
  waitForElementToBeRemoved,
} from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Job } from '@domain/job/job';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { ClientLink } from './client-link';

const link = { state: 'active', expires_at: '2099-01-31T06:59:00.000Z' } as const;
const job: Job = buildJob({
  id: 'b-1',
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '' },
  forms_link: link,
});

afterEach(cleanup);

function show(shown: Job, outcome = true) {
  const action = {
    revoke: vi.fn(() => Promise.resolve(outcome)),
    reissue: vi.fn(() => Promise.resolve(outcome)),
    isRunning: () => false,
  };
  render(<ClientLink job={shown} action={action} />);
  return action;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('nothing is revoked before it is confirmed, and keeping the link changes nothing', async () => {
  const { revoke } = show(job);
  press('Revoke link');
  expect(screen.getByRole('dialog', { name: 'Revoke the link for Ann Lee?' })).toBeDefined();
  press('Keep link');
  await waitForElementToBeRemoved(screen.queryByRole('dialog'));
  expect(revoke).not.toHaveBeenCalled();
});

test('a confirmed new link shows its recipient and closes the dialog', async () => {
  const { reissue } = show(job);
  press('Send a new link');
  expect(screen.getByRole('dialog').textContent).toContain('goes to ann@example.com');
  fireEvent.click(screen.getAllByRole('button', { name: 'Send a new link' }).at(-1)!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(reissue).toHaveBeenCalledWith(job);
});

test('a failure leaves the dialog open for a retry', async () => {
  const { revoke } = show(job, false);
  screen.getByRole('button', { name: 'Revoke link' }).focus();
  press('Revoke link');
  fireEvent.click(screen.getAllByRole('button', { name: 'Revoke link' }).at(-1)!);
  await waitFor(() => expect(revoke).toHaveBeenCalledWith(job));
  await act(() => Promise.all(revoke.mock.results.map(({ value }) => value as Promise<boolean>)));
  // A dialog that closes gives its focus back at once, and fades out later.
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test('a revoked link can only be replaced', () => {
  show({ ...job, forms_link: { ...link, state: 'revoked' } });
  expect(screen.queryByRole('button', { name: 'Revoke link' })).toBeNull();
  expect(screen.getByText(/^Revoked/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send a new link' })).toBeDefined();
});

test('with all forms in, no email is promised', () => {
  const complete = { questionnaire_completed: true, agreement_signed: true, media_release_signed: true };
  show({ ...job, forms_status: complete });
  press('Create a new link');
  expect(screen.getByRole('dialog').textContent).toContain('no email goes out now');
});
