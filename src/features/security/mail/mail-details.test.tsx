// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { Mail } from '@domain/mail/mail';
import type { MailSubject } from '@domain/mail/mail-subject';
import { foundAddress } from '@domain/office/list-view';
import { theme } from '@/theme/theme';
import { buildMail } from '../../../../tools/testing/factories/build-mail';
import { MailDetails } from './mail-details';

const found = vi.hoisted(() => ({ current: {} as object }));
vi.mock('@/firebase/documents/use-live-document', () => ({ useLiveDocument: () => found.current }));

afterEach(cleanup);

function show(subject: MailSubject, document: object, changes: Partial<Mail> = {}) {
  found.current = document;
  const mail = buildMail({ id: 'm-1', state: 'DEAD', subject, ...changes });
  render(
    <MemoryRouter>
      <ThemeProvider theme={theme}>
        <MailDetails mail={mail} title="Missing forms reminder" running={false} onReplay={() => undefined} />
      </ThemeProvider>
    </MemoryRouter>,
  );
}

const about = () => screen.getByText('About').nextElementSibling?.textContent;
const link = () => screen.queryByRole('link', { name: /^Open / });

test.each([
  [{ name: 'Dana', email: 'dana@example.com' }, 'Dana, dana@example.com'],
  [{ name: 'Dana', email: '' }, 'Dana'],
  [{ name: '', email: 'dana@example.com' }, 'No name, dana@example.com'],
])(
  'an email about the job of %o has a link to the job, where the address is corrected',
  (customer, words) => {
    show({ collection: 'bookings', id: 'job-1' }, { state: 'found', record: { customer } });
    expect(about()).toBe(`${words}Open job`);
    expect(link()).toHaveProperty('href', new URL(foundAddress('jobs', 'job-1'), location.href).href);
  },
);

test('a record that was deleted, or has no list, has no link', () => {
  show({ collection: 'bookings', id: 'job-1' }, { state: 'missing' });
  expect(about()).toBe('Deleted');
  expect(link()).toBeNull();
  cleanup();
  show({ collection: 'agreements', id: 'job-1' }, { state: 'found', record: { client_name: 'Dana' } });
  expect(about()).toBe('Dana');
  expect(link()).toBeNull();
});

test('a text message that may have been sent says that it may arrive twice', () => {
  show(
    { collection: 'bookings', id: 'job-1' },
    { state: 'missing' },
    { kind: 'text_reminder', last_error: 'text-unknown' },
  );
  expect(screen.getByText('Reason').nextElementSibling?.textContent).toContain('may get it twice');
  expect(screen.getByText(/If the number was wrong/)).toBeDefined();
});
