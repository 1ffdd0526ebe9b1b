// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ContactPreferences } from '@domain/contact-preferences/contact-preferences';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { theme } from '@/theme/theme';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { ContactSection } from './contact-section';

vi.mock('@/firebase/documents/use-live-document');
vi.mock('@/shared/texts/texts-on', () => ({ textsOn: true }));

afterEach(cleanup);

const at = '2027-01-12T19:04:00.000Z';
const nothing: ContactPreferences = {
  id: 'p-1',
  email: null,
  reminder: null,
  review: null,
  text: null,
  review_asked_at: null,
};

let call: ReturnType<typeof vi.fn>;
let toasts: Toast[];
beforeEach(() => {
  call = vi.fn(() => Promise.resolve({ preferencesId: 'p-1', phoneId: 'p-2' }));
  toasts = [];
});

async function show(record: ContactPreferences | null, ofPhone: ContactPreferences | null = null) {
  vi.mocked(useLiveDocument).mockImplementation((_type, id) => {
    const found = id === 'p-2' ? ofPhone : record;
    return found ? { state: 'found', record: found } : { state: 'missing' };
  });
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <ContactSection
          email="ann@example.com"
          phone="(312) 555-0117"
          call={call as unknown as CallAsAdmin}
        />
      </ToastContext>
    </ThemeProvider>,
  );
  await screen.findAllByRole('button');
}

const button = (name: string) => screen.getByRole('button', { name });

test('somebody who has said nothing gets email, and no text messages', async () => {
  await show(null);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Reminders by email: onThey haven’t said anything.Turn off',
    'Review requests by email: onThey haven’t said anything.Turn off',
    'Text messages: offThey haven’t agreed to any.Turn on',
  ]);
});

test('a choice shows who recorded it, and is changed by what they say on the phone', async () => {
  await show({ ...nothing, reminder: { optional: 'stopped', source: 'unsubscribe-link', at } });
  expect(screen.getByText(/by the unsubscribe link/)).toBeTruthy();
  fireEvent.click(button('Turn on: Reminders by email'));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Choice Recorded']));
  expect(call).toHaveBeenLastCalledWith('office-contact-choose', {
    email: 'ann@example.com',
    choice: 'reminder',
    wanted: 'allowed',
    idempotencyKey: expect.any(String) as string,
  });
});

test('a spam report can be ended in the same place', async () => {
  await show({ ...nothing, email: { optional: 'stopped', source: 'spam-report', at } });
  expect(button('Resume all email')).toBeTruthy();
});

test('what could not be loaded can be tried again', async () => {
  call.mockRejectedValueOnce(new AppError('unavailable', 'down', 'Please try again.'));
  await show(null);
  fireEvent.click(button('Try again: Contact choices'));
  await screen.findByRole('button', { name: 'Turn off: Reminders by email' });
});

test('a phone that agreed on the booking form gets text messages', async () => {
  await show(null, { ...nothing, id: 'p-2', text: { optional: 'allowed', source: 'booking-form', at } });
  expect(screen.getByText('Text messages: on')).toBeTruthy();
  expect(screen.getByText(/on the booking form/)).toBeTruthy();
  expect(button('Turn off: Text messages')).toBeTruthy();
});

test('a yes to text messages is recorded for the phone', async () => {
  await show(null);
  fireEvent.click(button('Turn on: Text messages'));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Choice Recorded']));
  expect(call).toHaveBeenLastCalledWith('office-contact-choose', {
    email: 'ann@example.com',
    phone: '(312) 555-0117',
    choice: 'text',
    wanted: 'allowed',
    idempotencyKey: expect.any(String) as string,
  });
});

test('without a complete phone number, text messages can’t be turned on', async () => {
  call.mockResolvedValue({ preferencesId: 'p-1', phoneId: null });
  await show(null);
  expect(screen.getByText('There’s no complete phone number on file.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Text messages/ })).toBeNull();
});

test('a STOP from the phone can’t be ended here', async () => {
  await show(
    { ...nothing, text: { optional: 'allowed', source: 'office', at: '2027-02-01T00:00:00.000Z' } },
    { ...nothing, id: 'p-2', text: { optional: 'stopped', source: 'text-message', at } },
  );
  expect(screen.getByText(/they have to text START/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Text messages/ })).toBeNull();
});
