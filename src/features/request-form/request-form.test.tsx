// @vitest-environment jsdom
import 'fake-indexeddb/auto';
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmissionReceipt } from '@domain/api/form-submission';
import { AppError } from '@domain/errors/app-error';
import type { RequestFormVariant } from '@domain/request/request-form';
import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { factorySettings } from '@domain/settings/factory-settings';
import type { ServiceSettings } from '@domain/settings/settings';
import { addDays, calendarDateIn } from '@domain/time/calendar-date';
import { dollars } from '@domain/text/dollars';
import { closeDatabase } from '@/offline/open-database';
import type { OutboxEntry } from '@/offline/outbox-entry';
import { theme } from '@/theme/theme';
import { serveSettings } from '@/settings/testing/serve-settings';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { usualService } from '../../../tools/testing/usual-service';
import { changedServices, renamedService } from '../../../tools/testing/changed-services';
import { RequestForm } from './request-form';
import { submissionFailed } from './request-texts';

const send = vi.hoisted(() => vi.fn<(entry: OutboxEntry) => Promise<SubmissionReceipt>>());
vi.mock('@/offline/send-entry', () => ({ sendEntry: send }));
// Prevents automatic retries during a test.
vi.mock('@/offline/sender', () => ({ startSender: () => undefined }));

beforeEach(async () => {
  stubMatchMedia();
  await closeDatabase();
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

function open(variant: RequestFormVariant) {
  const toasts: Toast[] = [];
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <RequestForm variant={variant} />
      </ToastContext>
    </ThemeProvider>,
  );
  return toasts;
}

/** Fills in and submits the form. The returned function lets the request fail, unless there is an answer. */
async function submit(answer?: (entry: OutboxEntry) => SubmissionReceipt) {
  let settle: (answer: Promise<SubmissionReceipt>) => void = () => undefined;
  send
    .mockReset()
    .mockImplementation((entry) =>
      answer ? Promise.resolve(answer(entry)) : new Promise((resolve) => (settle = resolve)),
    );
  const typed: [RegExp, string][] = [
    [/^Full Name/, 'Dana Whitlock'],
    [/^Phone Number/, '3125550117'],
    [/^Email Address/, 'dana@example.com'],
    [/^Property Address/, '482 E Ridgeline Dr, Niles, OH 44070'],
    [/^Inspection Type/, usualService.title],
  ];
  for (const [label, value] of typed) fireEvent.change(field(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Request Your Inspection' }));
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  return () =>
    act(async () => {
      settle(Promise.reject(new AppError('invalid-input', 'refused', 'Check it.')));
      await Promise.resolve();
    });
}

test('a request whose time isn’t available by then is sent, and the form says so', async () => {
  open('landing-section');
  await submit((entry) => ({ id: 'lead-1', hash: entry.hash, taken: true }));
  // Nobody may be at work then, so it doesn't say that someone else has the time.
  await waitFor(() =>
    screen.getByText('Sent. We have your request. That time isn’t available, so we’ll suggest another one.'),
  );
  expect(screen.getByRole('link', { name: 'See what happens next' }).getAttribute('href')).toBe(
    `${routes.thankYou}?type=taken`,
  );
});

test('the fields have their types, dates begin today, and the address field asks for city and ZIP code', () => {
  open('landing-section');
  expect(field(/^Email Address/).type).toBe('email');
  expect(field(/^Phone Number/).type).toBe('tel');
  expect(field(/^Preferred Date/).type).toBe('date');
  expect(field(/^Preferred Date/).min).toBe(calendarDateIn(business.timeZone, new Date()));
  expect(screen.getByText(/including city and ZIP code/)).toBeTruthy();
});

test.each<RequestFormVariant>(['landing-section', 'contact-form'])(
  '%s: a deadline in the past is refused at its field and stays there; a later one is sent',
  async (variant) => {
    const today = calendarDateIn(business.timeZone, new Date());
    open(variant);
    const deadline = field(/^Do you have a deadline/);
    expect([deadline.type, deadline.min, deadline.required]).toEqual(['date', today, false]);
    const described = () =>
      document.getElementById(deadline.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(described()).toBe('For example, an inspection or due-diligence deadline.');
    fireEvent.change(deadline, { target: { value: addDays(today, -1) } });
    fireEvent.click(screen.getByRole('button', { name: 'Request Your Inspection' }));
    await waitFor(() => expect(deadline.getAttribute('aria-invalid')).toBe('true'));
    expect(described()).toContain('The date is in the past. Choose today or a later day.');
    expect(deadline.value).toBe(addDays(today, -1));
    fireEvent.change(deadline, { target: { value: addDays(today, 30) } });
    await waitFor(() =>
      expect(described()).toBe('Choose a preferred date to see whether your report comes in time.'),
    );
    fireEvent.change(field(/^Preferred Date/), { target: { value: addDays(today, 7) } });
    await waitFor(() =>
      expect(described()).toMatch(/^Your report comes by .*, in time for your deadline\.$/),
    );
    await submit();
    expect(send.mock.calls[0]?.[0].data).toMatchObject({ deadline: addDays(today, 30) });
  },
);

test.each<RequestFormVariant>(['landing-section', 'contact-form'])(
  '%s: the button is disabled while submitting; after a failure the form can be edited and submitted again',
  async (variant) => {
    const toasts = open(variant);
    const fail = await submit();
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting Request...' });
    expect(button.disabled).toBe(true);
    await fail();
    await waitFor(() => expect(toasts).toEqual([submissionFailed[variant]]));
    expect(field(/^Full Name/).value).toBe('Dana Whitlock');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Request Your Inspection' }).disabled).toBe(
      false,
    );
  },
);

describe('a page that was built before the services changed', () => {
  afterEach(() => serveSettings());
  const options = () => [...screen.getByLabelText<HTMLSelectElement>(/^Inspection Type/).options];
  const shown = () => options().map(({ value }) => value);
  const serve = (changes: Partial<ServiceSettings>) =>
    act(() => serveSettings({ services: changedServices(changes) }));
  const choose = (value: string) => fireEvent.change(field(/^Inspection Type/), { target: { value } });
  const chosen = () => field(/^Inspection Type/).value;
  const price = usualService.price + 20;
  const sentence = `The price of this inspection is now ${dollars(price)}. This page still shows ${dollars(usualService.price)}.`;

  test('shows and sends the new price, and says that it changed', async () => {
    open('landing-section');
    await serve({ price });
    expect(options().map(({ text }) => text)).toContain(`${usualService.title}, ${dollars(price)}`);
    expect(screen.queryByText(sentence)).toBeNull();
    await submit();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(send.mock.calls[0]?.[0].data).toMatchObject({ total_price: price });
  });

  test('says so of the standard service to those without a preference', async () => {
    open('contact-form');
    expect(screen.queryByText(/^The price of/)).toBeNull();
    await serve({ price });
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test('shows a renamed service under its current title, also if it was chosen before', async () => {
    open('contact-form');
    choose(usualService.title);
    await serve(renamedService);
    await waitFor(() => expect(chosen()).toBe('Renamed Scope'));
    expect(shown()).not.toContain(usualService.title);
  });

  test('does not offer a retired service, and says so if it was chosen', async () => {
    const other = factorySettings.services.catalog.find(({ id }) => id !== usualService.id);
    open('contact-form');
    choose(usualService.title);
    await serve({ active: false });
    await waitFor(() => expect(chosen()).toBe(''));
    expect(shown()).not.toContain(usualService.title);
    const gone = `We no longer offer ${usualService.title}. Please choose another inspection type.`;
    expect(screen.getByText(gone)).toBeTruthy();
    if (!other) return;
    choose(other.title);
    await waitFor(() => expect(screen.queryByText(gone)).toBeNull());
  });
});
