// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { ListedRow } from '@/firebase/lists/list-query';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { MailPanel } from '@/features/security/mail/mail-panel';
import { mailKindWords } from '@/shared/mail/mail-kind-words';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { ContactSection } from './customer/contact-section';

vi.mock('@/firebase/documents/use-live-document');
vi.mock('@/firebase/lists/use-live-list');
vi.mock('@/shared/texts/texts-on', () => ({ textsOn: false }));

afterEach(cleanup);

const ofTexts = /text messages?/i;

test('without text messages, a customer’s choices are about email alone', async () => {
  vi.mocked(useLiveDocument).mockReturnValue({ state: 'missing' });
  const call = vi.fn(() => Promise.resolve({ preferencesId: 'p-1', phoneId: 'p-2' }));
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <ContactSection
          email="ann@example.com"
          phone="(312) 555-0117"
          call={call as unknown as CallAsAdmin}
        />
      </Toasts>
    </ThemeProvider>,
  );
  await screen.findByRole('button', { name: 'Turn off: Reminders by email' });
  expect(screen.queryByText(ofTexts)).toBeNull();
});

test('without text messages, the undelivered ones are emails', () => {
  const empty: LiveList<ListedRow> = {
    ...{ state: 'ready', rows: [], damaged: [], hasMore: false, confirmed: true },
    ...{ showMore: vi.fn(), drop: vi.fn(), renew: vi.fn() },
  };
  vi.mocked(useLiveList).mockReturnValue(empty);
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <MailPanel call={vi.fn() as unknown as CallAsAdmin} kindWords={mailKindWords} />
      </Toasts>
    </ThemeProvider>,
  );
  expect(screen.getByText('Emails that couldn’t be delivered are listed here.')).toBeDefined();
  expect(screen.queryByText(ofTexts)).toBeNull();
});
