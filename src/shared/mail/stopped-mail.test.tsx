// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import type { ContactPreferences, MailPreference } from '@domain/contact-preferences/contact-preferences';
import { instantOf } from '@domain/time/zoned-instant';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { theme } from '@/theme/theme';
import { ToastContext, type Toast } from '@/ui/use-toast';
import { buildMail } from '../../../tools/testing/factories/build-mail';
import { SendStopped } from './send-stopped';
import { StoppedMail } from './stopped-mail';

vi.mock('@/firebase/documents/use-live-document');

afterEach(cleanup);

const nothing = { id: 'p-1', email: null, reminder: null, review: null, text: null, review_asked_at: null };
const at = instantOf('2026-03-03', '12:04', business.timeZone).toISOString();

function show(email: MailPreference) {
  const record: ContactPreferences = { ...nothing, email };
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'found', record });
  const call = vi.fn(() => Promise.resolve({}));
  const toasts: Toast[] = [];
  const { container } = render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <StoppedMail preferencesId="p-1" call={call as unknown as CallAsAdmin} />
      </ToastContext>
    </ThemeProvider>,
  );
  return { call, toasts, container };
}

function showMail(optional: MailPreference['optional'], preferences_id: string | null = 'p-1') {
  const record: ContactPreferences = { ...nothing, email: { optional, source: 'office', at } };
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'found', record });
  const call = vi.fn(() => Promise.resolve({}));
  const toasts: Toast[] = [];
  const mail = buildMail({
    id: 'm-1',
    kind: 'forms_reminder',
    state: 'DEAD',
    stopped_at: at,
    preferences_id,
  });
  render(
    <ThemeProvider theme={theme}>
      <ToastContext value={(toast) => toast && toasts.push(toast)}>
        <SendStopped mail={mail} call={call as unknown as CallAsAdmin} />
      </ToastContext>
    </ThemeProvider>,
  );
  return { call, toasts };
}

test('a stopped email can be sent again once its recipient gets all email', async () => {
  const { call, toasts } = showMail('allowed');
  fireEvent.click(screen.getByRole('button', { name: 'Send again: Missing forms reminder' }));
  await waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(['Email Queued Again']));
  expect(call).toHaveBeenCalledExactlyOnceWith('office-mail-replay', {
    mailId: 'm-1',
    idempotencyKey: expect.any(String) as string,
  });
});

test.each([
  ['while email is stopped', () => showMail('stopped')],
  ['without preferences', () => showMail('allowed', null)],
])('%s it can’t be sent', (_, showIt) => {
  showIt();
  expect(screen.queryByRole('button')).toBeNull();
});

test('stopped email says what still goes out, and can be resumed', async () => {
  const { call, toasts } = show({ optional: 'stopped', source: 'spam-report', at });
  expect(screen.getByText(/No reminders, no news\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Resume all email' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]?.title).toBe('Email Resumed');
  expect(call).toHaveBeenCalledExactlyOnceWith('office-optional-mail-allow', {
    preferencesId: 'p-1',
    idempotencyKey: expect.any(String) as string,
  });
});

test('resumed email says since when, and has no button', () => {
  const { container } = show({ optional: 'allowed', source: 'office', at });
  expect(container.textContent?.replace(/\u00a0/g, ' ')).toBe(
    'Reminders and news resumed Mar 3, 2026, 12:04 PM',
  );
  expect(screen.queryByRole('button')).toBeNull();
});
