// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { stubMatchMedia } from '@/ui/testing/stub-match-media';
import { EditClientDialog } from './edit-client-dialog';
import type { ClientEdit, ClientOutcome } from './save-client';

const client = {
  name: 'Ann Lee',
  email: 'ann@exmple.com',
  phone: '(312) 555-0117',
  address: '1 Elm St, Akron',
};
const onFile = { name: client.name, phone: client.phone, address: client.address };

beforeEach(() => {
  stubMatchMedia();
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(answers: ClientOutcome[], stored = onFile) {
  const onSave = vi.fn<(edit: ClientEdit) => Promise<ClientOutcome>>(() =>
    Promise.resolve(answers.shift() ?? 'saved'),
  );
  const onClose = vi.fn();
  render(
    <ThemeProvider theme={theme}>
      <EditClientDialog
        open
        client={client}
        signed={false}
        onFile={stored}
        onSave={onSave}
        onClose={onClose}
      />
    </ThemeProvider>,
  );
  return { onSave, onClose };
}

const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('what was seen goes along with what was entered', async () => {
  const { onSave, onClose } = open(['saved']);
  fill(/^Name/, ' Ann  Leigh ');
  press('Save client');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onSave).toHaveBeenCalledWith({
    client: { ...client, name: 'Ann Leigh' },
    seen: client,
    onFile: null,
    joins: null,
  });
});

test('another customer’s email is joined only by a second press, and not after another email was typed', async () => {
  const other = { name: 'Anna', email: 'ann@example.com', phone: '', address: '9 Oak St, Lima' };
  const { onSave } = open([{ state: 'joins', other }, 'failed']);
  fill(/^Email/, other.email);
  expect(screen.getByText(/loses access/)).toBeTruthy();
  press('Save client');
  await screen.findByText(/already belongs to a customer/);
  expect(screen.getByText(/9 Oak St, Lima/)).toBeTruthy();
  press('Join and save');
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0].joins).toEqual({ name: 'Anna', phone: '', address: '9 Oak St, Lima' });
  fill(/^Email/, 'third@example.com');
  await screen.findByRole('button', { name: 'Save client' });
});

test('a change in between shows both sides, keeps what was typed, and is saved with the next press', async () => {
  const now = { ...client, phone: '(385) 555-0199' };
  const { onSave } = open([{ state: 'changed', client: now, onFile }, 'saved']);
  fill(/^Name/, 'Ann Leigh');
  press('Save client');
  await screen.findByText(/was changed while you were editing/);
  expect(screen.getByText(/Stored now: \(385\) 555-0199/)).toBeTruthy();
  expect(screen.getByText(/You saw: \(312\) 555-0117/)).toBeTruthy();
  press('Save client');
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
  expect(onSave.mock.calls[1]?.[0]).toMatchObject({ seen: now, client: { ...now, name: 'Ann Leigh' } });
});

test('of a detail that both changed, both sides are shown', async () => {
  open([{ state: 'changed', client: { ...client, name: 'Anna' }, onFile }]);
  fill(/^Name/, 'Ann Leigh');
  press('Save client');
  expect(await screen.findByText(/Stored now: Anna/)).toBeTruthy();
  expect(screen.getByText(/You entered: Ann Leigh/)).toBeTruthy();
});

test('a record on file that differs is shown and replaced only by choice', async () => {
  const stored = { ...onFile, name: 'Anna Lee' };
  const { onSave } = open(['failed', 'saved'], stored);
  expect(screen.getByText(/On file now: Anna Lee/)).toBeTruthy();
  press('Save client');
  await waitFor(() => expect(onSave.mock.calls[0]?.[0].onFile).toBeNull());
  fireEvent.click(screen.getByRole('checkbox'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save client' })).toHaveProperty('disabled', false),
  );
  press('Save client');
  await waitFor(() => expect(onSave.mock.calls[1]?.[0].onFile).toEqual(stored));
});

test('what only the server can refuse is shown at its field, with what was typed', async () => {
  const fields = { email: 'The data of ann@example.com is being erased.' };
  const { onClose } = open([{ state: 'refused', fields }]);
  fill(/^Email/, 'ann@example.com');
  press('Save client');
  expect(await screen.findByText(fields.email)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Email/)));
  expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('ann@example.com');
  expect(onClose).not.toHaveBeenCalled();
});
