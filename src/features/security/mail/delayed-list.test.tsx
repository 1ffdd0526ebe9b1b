// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { business } from '@domain/business/business';
import { instantOf } from '@domain/time/zoned-instant';
import { theme } from '@/theme/theme';
import { DelayedList } from './delayed-list';
import { buildMail } from '../../../../tools/testing/factories/build-mail';

vi.mock('@/firebase/documents/use-live-document', () => ({
  useLiveDocument: () => ({ state: 'found', record: { name: 'Dana', email: 'dana@example.com' } }),
}));

afterEach(cleanup);

const mail = buildMail({
  id: 'm-1',
  kind: 'request_received',
  subject: { collection: 'leads', id: 'lead-1' },
  delayed_at: '2026-03-03T17:00:00.000Z',
  next_attempt_at: instantOf('2026-03-04', '00:00', business.timeZone).toISOString(),
});

function show(mails = [mail]) {
  const onSend = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <DelayedList mails={mails} titleOf={() => 'Request received'} isRunning={() => false} onSend={onSend} />
    </ThemeProvider>,
  );
  return onSend;
}

test('a delayed email is shown with its reason and send time, and can be sent now', () => {
  const onSend = show();
  const item = screen.getByRole('listitem').textContent.replace(/\u00a0|\u202f/g, ' ');
  expect(item).toContain('Dana, dana@example.com');
  expect(item).toContain('Reason: daily limit for this recipient. Goes out Mar 4, 2026, 12:00 AM.');
  fireEvent.click(screen.getByRole('button', { name: 'Send now: Request received' }));
  expect(onSend).toHaveBeenCalledWith(mail);
});

test('a delayed text message waits for its phone’s limit, and nothing is said of public forms', () => {
  show([
    buildMail({ kind: 'text_forms', delayed_at: mail.delayed_at, next_attempt_at: mail.next_attempt_at }),
  ]);
  expect(screen.getByRole('listitem').textContent).toContain('Reason: daily limit for this phone.');
  expect(screen.queryByText(/public forms/)).toBeNull();
  cleanup();
  show();
  expect(screen.getByText(/public forms/)).toBeDefined();
});

test('nothing is shown if none is delayed', () => {
  show([]);
  expect(screen.queryByText('Delayed messages')).toBeNull();
});
