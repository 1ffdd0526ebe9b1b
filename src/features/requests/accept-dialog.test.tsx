// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Lead } from '@domain/request/lead';
import { theme } from '@/theme/theme';
import { AcceptDialog } from './accept-dialog';
import { decodeLead } from './decode-lead';
import type { Appointment } from './appointment-form';
import { initialAppointment } from './appointment-form';
import { wishOf } from './preferred-slot';
import type { ActionOutcome } from '@/ui/use-actions';
import type { SlotJob } from '@/ui/slots/use-slot-conflicts';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';

const lead: Lead = decodeLead('lead-1', {
  name: 'Ann Lee',
  email: 'ann@example.com',
  address: '12 Main St, Provo',
  service_type: 'Standard Sewer Scope',
  preferred_date: '2026-03-05',
  preferred_time: '10:00:00',
});
const nearby: SlotJob = { id: 'b-1', name: 'Bo Ray', address: '9 Elm St', time: '11:30' };

beforeEach(() => stubMatchMedia());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(outcome: ActionOutcome = 'done', jobs: readonly SlotJob[] = [], asReferral = false) {
  const onAccept = vi.fn<(appointment: Appointment) => Promise<ActionOutcome>>(() =>
    Promise.resolve(outcome),
  );
  const onAcceptAsRequest = vi.fn(() => Promise.resolve(outcome));
  const onClose = vi.fn();
  const findJobsOn = vi.fn((date: string) => Promise.resolve(date === '2026-03-05' ? jobs : []));
  render(
    <ThemeProvider theme={theme}>
      <AcceptDialog
        open
        title="Accept the request of Ann Lee"
        name={lead.name}
        wish={wishOf(lead)}
        initial={initialAppointment(lead, '2026-03-03')}
        today="2026-03-03"
        findJobsOn={findJobsOn}
        onAccept={onAccept}
        {...(asReferral && { onAcceptAsRequest })}
        onClose={onClose}
      />
    </ThemeProvider>,
  );
  return { onAccept, onAcceptAsRequest, onClose };
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const accept = () => fireEvent.click(screen.getByRole('button', { name: 'Accept appointment' }));
const idle = () => screen.findByRole('button', { name: 'Accept appointment' });

test('it begins with the wish of the client, and hands on what was set', async () => {
  const { onAccept, onClose } = open();
  expect(field(/^Date/).value).toBe('2026-03-05');
  expect(field(/^Time/).value).toBe('10:00');
  type(/^Price/, '175.50');
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(onAccept).toHaveBeenCalledWith({
    scheduled_date: '2026-03-05',
    scheduled_time: '10:00',
    total_price: 175.5,
  });
});

test('what is wrong is said at its field, which has the focus; nothing is sent', async () => {
  const { onAccept } = open();
  type(/^Price/, '');
  accept();
  expect(await screen.findByText('Enter the price in dollars, like 149.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/^Price/)));
  expect(onAccept).not.toHaveBeenCalled();
});

test('after a failure it stays, with what was typed, and can be sent again', async () => {
  const { onAccept, onClose } = open('failed');
  type(/^Price/, '175');
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
  await idle();
  expect(field(/^Price/).value).toBe('175');
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(2));
  expect(onClose).not.toHaveBeenCalled();
});

test('it closes when someone else has settled the request', async () => {
  const { onClose } = open('settled');
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('a double click sends once', async () => {
  const { onAccept, onClose } = open();
  accept();
  accept();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAccept).toHaveBeenCalledTimes(1);
});

test('a job in the same two-hour window is named, and does not stand in the way', async () => {
  const { onAccept } = open('done', [nearby]);
  expect(await screen.findByText(/^11:30 AM, Bo Ray, 9 Elm St: in this two-hour window/)).toBeTruthy();
  type(/^Time/, '12:00');
  expect(screen.getByText('No other job in this two-hour window.')).toBeTruthy();
  type(/^Time/, '10:30');
  expect(screen.getByText(/Bo Ray/)).toBeTruthy();
  type(/^Date/, '2026-03-06');
  expect(screen.queryByText(/Bo Ray/)).toBeNull();
  type(/^Date/, '2026-03-05');
  accept();
  await waitFor(() => expect(onAccept).toHaveBeenCalledTimes(1));
});

test('accepted as a request it needs no appointment, and a double click counts once', async () => {
  const { onAccept, onAcceptAsRequest, onClose } = open('done', [], true);
  type(/^Date/, '');
  const other = screen.getByRole('button', { name: 'Accept as request' });
  fireEvent.click(other);
  fireEvent.click(other);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onAcceptAsRequest).toHaveBeenCalledTimes(1);
  expect(onAccept).not.toHaveBeenCalled();
});
