// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { credentialsOfLink, storedCredentials } from './credentials';
import { ReportAccess } from './report-access';

// It reads the address once per page.
vi.mock('./credentials', async (original) => ({ ...(await original<object>()), credentialsOfLink: vi.fn() }));

const typed = { email: 'ann@example.com', booking: '23456789abcdefghjkmnpqrs' };
const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const fault = () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 }));
const tooMany = () =>
  Promise.resolve(
    Response.json(
      {
        error: {
          status: 'RESOURCE_EXHAUSTED',
          details: { code: 'rate-limited', userMessage: 'Please wait 10 minutes.', retryAfterSeconds: 600 },
        },
      },
      { status: 429 },
    ),
  );

const offline = 'You’re offline. Please check your connection.';
const noAnswer = 'Our server isn’t answering. Please try again in a moment, or call us.';

beforeEach(() => {
  sessionStorage.clear();
  vi.mocked(credentialsOfLink).mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answer: () => Promise<Response>, onLine = true) {
  const toasts: Toast[] = [];
  vi.stubGlobal('fetch', vi.fn(answer));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <ReportAccess loading="Loading" />
      </ToastContext>
    </ThemeProvider>,
  );
  return toasts;
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

test.each([
  ['without a connection', refused, false, offline],
  ['without an answer', refused, true, noAnswer],
  ['after too many attempts', tooMany, true, 'Please wait 10 minutes.'],
  ['with a fault of the server', fault, true, 'Unable to access reports. Please check your credentials.'],
])('%s, the form says so, and what was typed stays', async (_, answer, onLine, sentence) => {
  open(answer, onLine);
  fireEvent.change(field(/^Email/), { target: { value: typed.email } });
  fireEvent.change(field(/^Booking ID/), { target: { value: typed.booking } });
  fireEvent.click(screen.getByRole('button', { name: 'Open my reports' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
  expect(field(/^Email/).value).toBe(typed.email);
  expect(field(/^Booking ID/).value).toBe(typed.booking);
  expect(fetch).toHaveBeenCalledTimes(onLine ? 1 : 0);
});

test.each([
  ['without a connection', refused, false, offline],
  ['without an answer', refused, true, noAnswer],
  ['with a fault of the server', fault, true, 'Unable to verify access'],
])('%s, a link says so, and its values are in the form', async (_, answer, onLine, sentence) => {
  vi.mocked(credentialsOfLink).mockReturnValue(typed);
  open(answer, onLine);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(sentence));
  expect(field(/^Booking ID/).value).toBe(typed.booking);
});

test('without a connection, a reload says why the list is missing', async () => {
  storedCredentials.write(typed);
  const toasts = open(refused, false);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(toasts).toEqual([{ title: 'Unable to load reports', description: offline, destructive: true }]);
});
