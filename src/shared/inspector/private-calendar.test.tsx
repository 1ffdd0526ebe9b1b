// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { PrivateCalendar } from '@domain/inspector/private-calendar-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { PrivateCalendarSection } from './private-calendar';

const now = new Date('2026-12-02T18:05:30Z');
const read: PrivateCalendar = {
  host: 'calendar.google.com',
  readAt: '2026-12-02T18:00:00Z',
  busyTimes: 12,
  skipped: 0,
  failure: null,
  lapsesAt: '2026-12-03T18:00:00Z',
};
const address = 'https://calendar.google.com/calendar/ical/private-1/basic.ics';

let refusal: AppError | null;
const call = vi.fn<(name: string, request: object) => Promise<unknown>>(() =>
  refusal ? Promise.reject(refusal) : Promise.resolve({ calendar: read }),
);
const onChange = vi.fn(() => Promise.resolve());
const onSubmit = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  refusal = null;
  call.mockClear();
  onChange.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const show = (calendar: PrivateCalendar | null) =>
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <form onSubmit={onSubmit}>
          <PrivateCalendarSection
            call={call as unknown as CallAsAdmin}
            uid="u-1"
            calendar={calendar}
            onChange={onChange}
          />
        </form>
      </Toasts>
    </ThemeProvider>,
  );
const field = () => screen.getByLabelText<HTMLInputElement>('Private calendar address');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('an address is saved apart from the form around it, also with Enter', async () => {
  show(null);
  fireEvent.change(field(), { target: { value: ` ${address} ` } });
  expect(fireEvent.keyDown(field(), { key: 'Enter' })).toBe(false);
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  expect(call).toHaveBeenCalledExactlyOnceWith(
    'office-calendar-change',
    expect.objectContaining({ uid: 'u-1', address }),
  );
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field().value).toBe('');
});

test('without an address nothing is saved', () => {
  show(null);
  press('Save address');
  expect(screen.getByText(/^Enter the private address/)).toBeTruthy();
  expect(call).not.toHaveBeenCalled();
});

test('an address that is refused stays, with the reason', async () => {
  const sentence = 'The address has to begin with https://.';
  refusal = new AppError('invalid-input', 'an address', sentence, { fields: { address: sentence } });
  show(null);
  fireEvent.change(field(), { target: { value: 'http://example.com' } });
  press('Save address');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(field().value).toBe('http://example.com');
  expect(onChange).not.toHaveBeenCalled();
});

test('the state says when it was read, and of the address only the server', () => {
  show({ ...read, skipped: 1 });
  expect(screen.getByText('calendar.google.com')).toBeTruthy();
  expect(screen.getByText('Read 5 min ago, 12 busy times.')).toBeTruthy();
  expect(screen.getByText(/^1 event was left out/)).toBeTruthy();
  expect(screen.queryByLabelText('Private calendar address')).toBeNull();
});

test.each([
  ['2026-12-02T18:30:00Z', /count until Dec 2/],
  ['2026-12-02T18:00:00Z', /no longer count/],
])(
  'a failure says since when, why, and whether the times read before count (until %s)',
  (lapsesAt, words) => {
    show({ ...read, lapsesAt, failure: { problem: 'not-found', since: '2026-12-02T15:00:00Z' } });
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toMatch(
      /^Couldn’t be read since Dec 2, .*Copy it from the calendar’s settings again\./,
    );
    expect(textContent).toMatch(words);
  },
);

test('where it can’t be read now, it says why', async () => {
  const failure = { problem: 'server' as const, since: '2026-12-02T15:00:00Z' };
  call.mockResolvedValueOnce({ calendar: { ...read, failure } });
  show(read);
  press('Read now');
  expect(await screen.findByText('Failed to read the calendar.')).toBeTruthy();
  expect(screen.getByText(/^The calendar’s server has a problem/)).toBeTruthy();
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('it is read now, changed and removed', async () => {
  show(read);
  press('Read now');
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('office-calendar-refresh', { uid: 'u-1' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledTimes(1));
  press('Change address');
  expect(field()).toBeTruthy();
  press('Keep the current one');
  press('Remove calendar');
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('office-calendar-change', expect.objectContaining({ address: '' })),
  );
});
