// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PersonFound } from '@domain/erasure/erase-person';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { ErasePanel } from './erase-panel';
import { personFound } from './testing/person-found';

afterEach(cleanup);

function look(call: ReturnType<typeof vi.fn>) {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <ErasePanel call={call as unknown as CallAsAdmin} />
      </Toasts>
    </ThemeProvider>,
  );
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: ' Ann@Example.com ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
}

const held = personFound({
  held: { jobs: 1, signedDocuments: 2 },
  appointments: ['2026-11-24'],
  documentsHeldUntil: '2032-11-22',
});

test('shows what is stored and what will stay before erasing everything', async () => {
  const found: PersonFound[] = [
    held,
    personFound({ erasure: { state: 'DONE', requested_at: '2026-11-22T12:00:00Z' } }),
  ];
  const call = vi.fn((name: string) =>
    Promise.resolve(name === 'office-person-find' ? found.shift() : { erasureId: 'e-1', state: 'DONE' }),
  );
  look(call);
  await screen.findByText('2 signed documents');
  expect(call.mock.calls[0]).toEqual(['office-person-find', { email: 'ann@example.com' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Erase this person' }));
  const dialog = await screen.findByRole('dialog');
  for (const sentence of ['until Monday, November 22, 2032', 'upcoming appointment: Tue, Nov 24']) {
    expect(dialog.textContent).toContain(sentence);
  }
  expect(call).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Erase for good' }));
  await screen.findByText('We have no data about ann@example.com');
  expect(call.mock.calls[1]).toMatchObject(['office-person-erase', { email: 'ann@example.com' }]);
});

test('an address of the business is refused in a sentence beside the field', async () => {
  const sentence = 'This address belongs to the business or to an admin. Remove the admin first.';
  look(vi.fn().mockRejectedValue(new AppError('invalid-input', 'own', sentence)));
  expect((await screen.findByText(sentence)).id).toBe(
    screen.getByLabelText('Email address').getAttribute('aria-describedby'),
  );
});

test('an erasure in progress cannot be started again', async () => {
  look(
    vi
      .fn()
      .mockResolvedValue({ ...held, erasure: { state: 'RUNNING', requested_at: '2026-11-22T12:00:00Z' } }),
  );
  await screen.findByText('The erasure is in progress');
  expect(screen.queryByRole('button', { name: 'Erase this person' })).toBeNull();
});
