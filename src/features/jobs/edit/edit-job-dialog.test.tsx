// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { editableOf } from '@domain/job/edit-job';
import type { Job } from '@domain/job/job';
import { activeTitles } from '@domain/settings/offered-services';
import { dollars } from '@domain/text/dollars';
import { serveSettings } from '@/settings/testing/serve-settings';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { changedServices, renamedService } from '../../../../tools/testing/changed-services';
import { buildJob } from '../../../../tools/testing/factories/build-job';
import { usualService } from '../../../../tools/testing/usual-service';
import { EditJobDialog, type EditOutcome } from './edit-job-dialog';

const job = buildJob({
  customer: { name: 'Ann Lee', email: 'ann@example.com', phone: '', address: '12 Main St, Akron' },
  total_price: 140,
});
const seen = editableOf(job);

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(overrides: Partial<Job> = {}, results: readonly EditOutcome[] = []) {
  const left = [...results];
  const onEdit = vi.fn(() =>
    Promise.resolve(left.shift() ?? { outcome: 'done' as const, now: null, fields: null }),
  );
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <EditJobDialog open job={{ ...job, ...overrides }} onEdit={onEdit} onClose={onClose} />
    </ThemeProvider>,
  );
  return { onEdit, onClose };
}
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });

test('bad input is named at its field, and only what changed is sent', async () => {
  const { onEdit, onClose } = open();
  type(/^Price/, 'a lot');
  type(/^Inspection address/, '12');
  save();
  expect(await screen.findByText('Enter the price in dollars, like 150.')).toBeTruthy();
  expect(screen.getByText('Enter the full address, with city and ZIP code.')).toBeTruthy();
  expect(onEdit).not.toHaveBeenCalled();
  type(/^Price/, '$1,140');
  type(/^Inspection address/, job.customer.address);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onEdit.mock.calls).toEqual([[{ seen, changes: { total_price: 1140 } }]]);
});

test('a deadline is set, and removed again by emptying it', async () => {
  const { onEdit } = open();
  type(/^Report due/, '2026-12-08');
  save();
  await waitFor(() => expect(onEdit).toHaveBeenCalled());
  expect(onEdit.mock.calls).toEqual([[{ seen, changes: { deadline: '2026-12-08' } }]]);
  cleanup();
  const later = open({ deadline: '2026-12-08' });
  type(/^Report due/, '');
  save();
  await waitFor(() => expect(later.onEdit).toHaveBeenCalled());
  expect(later.onEdit.mock.calls).toEqual([
    [{ seen: { ...seen, deadline: '2026-12-08' }, changes: { deadline: '' } }],
  ]);
});

test('a retired service and a short address stay valid while they are not changed', async () => {
  const old = { service_type: 'Septic', customer: { ...job.customer, address: 'A 1' } };
  const { onEdit } = open(old);
  type(/^Note/, 'Call first');
  save();
  await waitFor(() => expect(onEdit).toHaveBeenCalled());
  expect(onEdit.mock.calls[0]).toMatchObject([{ changes: { special_instructions: 'Call first' } }]);
});

describe('after the services changed', () => {
  afterEach(() => serveSettings());
  const offered = () =>
    [...screen.getByLabelText<HTMLSelectElement>(/^Service/).options].map(({ value }) => value);

  test.each([
    ['renamed', renamedService],
    ['retired', { active: false }],
  ])('a job keeps its %s service unless another one is chosen', async (_what, changes) => {
    const services = changedServices(changes);
    await serveSettings({ services });
    open({ service_type: usualService.title });
    expect(offered()).toEqual([usualService.title, ...activeTitles(services)]);
    expect(field(/^Service/).value).toBe(usualService.title);
  });

  test('the usual price is the current one', async () => {
    const price = usualService.price + 20;
    await serveSettings({ services: changedServices({ price }) });
    open({ service_type: 'Septic' });
    type(/^Service/, usualService.title);
    expect(await screen.findByText(`${usualService.title} is usually ${dollars(price)}.`)).toBeTruthy();
  });
});

test('a price that changes after payment asks what to do with the difference', async () => {
  const { onEdit } = open({ payment_state: 'paid' });
  expect(screen.queryByRole('radio')).toBeNull();
  type(/^Price/, '120');
  save();
  expect(await screen.findByText('Choose what to do with the difference.')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'Refund $20 to Ann Lee' }));
  save();
  await waitFor(() => expect(onEdit).toHaveBeenCalled());
  expect(onEdit.mock.calls[0]).toMatchObject([{ changes: { total_price: 120 }, difference: 'settle' }]);
});

test('a change in between shows both sides, keeps what was typed, and is saved with the next press', async () => {
  const now = { ...seen, total_price: 175 };
  const { onEdit, onClose } = open({}, [{ outcome: 'failed', now, fields: null }]);
  type(/^Note/, 'Call first');
  save();
  expect((await screen.findByRole('alert')).textContent).toContain('Price: was $140, is now $175.');
  expect(field(/^Note/).value).toBe('Call first');
  await waitFor(() => expect(field(/^Price/).value).toBe('175'));
  expect(onClose).not.toHaveBeenCalled();
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onEdit.mock.calls[1]).toEqual([{ seen: now, changes: { special_instructions: 'Call first' } }]);
});

test('what only the server can refuse is shown at its field, and the next press asks again', async () => {
  const fields = { total_price: 'A payment mark can still be undone.' };
  const { onEdit, onClose } = open({}, [{ outcome: 'failed', now: null, fields }]);
  type(/^Price/, '175');
  type(/^Note/, 'Call first');
  save();
  const error = await screen.findByText(fields.total_price);
  expect(
    document.getElementById(field(/^Price/).getAttribute('aria-describedby') ?? '')?.contains(error),
  ).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field(/^Price/)));
  fireEvent.blur(field(/^Price/));
  fireEvent.blur(field(/^Note/));
  expect(screen.getByText(fields.total_price)).toBeTruthy();
  expect([field(/^Price/).value, field(/^Note/).value]).toEqual(['175', 'Call first']);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onEdit.mock.calls[1]).toEqual(onEdit.mock.calls[0]);
});

test('the note of a job that is over is shown without its codes, and sent only if it was changed', async () => {
  const over = { status: 'completed', special_instructions: 'Lockbox 47 11, two dogs' } as const;
  const shown = { ...seen, special_instructions: 'Lockbox ••••, two dogs' };
  const now = { ...shown, total_price: 175 };
  const { onEdit, onClose } = open(over, [{ outcome: 'failed', now, fields: null }]);
  expect(document.body.textContent).not.toContain('11');
  expect(field(/^Note/).value).toBe(shown.special_instructions);
  type(/^Price/, '120');
  save();
  expect((await screen.findByRole('alert')).textContent).not.toContain('Note');
  expect(onEdit.mock.calls[0]).toEqual([{ seen: shown, changes: { total_price: 120 } }]);
  type(/^Note/, 'Lockbox ••••, three dogs');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onEdit.mock.calls[1]).toMatchObject([
    { changes: { special_instructions: 'Lockbox ••••, three dogs' } },
  ]);
});

test('a job that ended while its note was open shows no code among the changes', async () => {
  const before = { special_instructions: 'Lockbox 4711, two dogs' };
  const now = { ...seen, special_instructions: 'Lockbox ••••, three dogs' };
  open(before, [{ outcome: 'failed', now, fields: null }]);
  type(/^Price/, '120');
  save();
  const { textContent } = await screen.findByRole('alert');
  expect(textContent).toContain('Note: was “Lockbox ••••, two dogs”, is now “Lockbox ••••, three dogs”.');
  await waitFor(() => expect(field(/^Note/).value).toBe(now.special_instructions));
});

test('of a cancelled job only the note can be changed', () => {
  open({ status: 'cancelled' });
  expect(screen.queryByLabelText(/^Price/)).toBeNull();
  expect(field(/^Note/)).toBeTruthy();
});
