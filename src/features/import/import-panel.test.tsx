// @vitest-environment jsdom
import { File as NodeFile } from 'node:buffer';
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { ImportProgress } from '@domain/import/import-calls';
import { columnList } from '@domain/import/import-calls';
import { importLimits } from '@domain/import/import-limits';
import { sha256Of } from '@domain/idempotency/sha256-of';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { ImportFlow } from './import-flow';
import { ImportRow } from './import-row';
import type { ListedImport } from './listed-imports';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const text = (count: number) =>
  `Client Name,Client Email\n${Array.from({ length: count }, (_, row) => `Person ${row},p${row}@example.com`).join('\n')}`;
const run: ListedImport = {
  id: 'i-1',
  kind: 'customers',
  file_hash: '',
  file_name: 'clients.csv',
  columns: columnList('customers', { clientName: 0, clientEmail: 1 }),
  state: 'RUNNING',
  rows: 100,
  next: 80,
  made: 80,
  added: 0,
  matched: 0,
  refused: 0,
  removed: 0,
  kept: 0,
  kept_records: [],
  undo_at: { collection: 'bookings', after: -1 },
  requested_by: 'desk@example.com',
  created_at: '2026-11-23T18:00:00Z',
  finished_at: null,
  undone_at: null,
};
const progress: ImportProgress = { ...run, importId: 'i-1', next: 0, made: 0 };

/** A server that counts what it was asked. */
function server(rows: number) {
  let now = { ...progress, rows };
  const asked: { readonly name: string; readonly first?: number; readonly count?: number }[] = [];
  const failures: AppError[] = [];
  const call = (name: string, request: { first?: number; rows?: unknown }) => {
    const count = Array.isArray(request.rows) ? request.rows.length : undefined;
    asked.push({
      name,
      ...(request.first !== undefined && { first: request.first }),
      ...(count && { count }),
    });
    const failure = name === 'office-import-rows' ? failures.shift() : undefined;
    if (failure) return Promise.reject(failure);
    if (name === 'office-import-check') {
      const checked = (request.rows as string[][]).map((cells) => ({
        outcome: cells.includes('p1@example.com') ? 'refused' : 'made',
        problems: cells.includes('p1@example.com')
          ? [{ field: 'clientEmail', sentence: 'No such address.' }]
          : [],
        key: cells.includes('p1@example.com') ? '' : (cells[3] ?? ''),
        addresses: cells[5] ? [cells[5]] : [],
        has: 0,
        unpaid: false,
      }));
      return Promise.resolve({ rows: checked });
    }
    if (name === 'office-import-rows') {
      const next = (request.first ?? 0) + (count ?? 0);
      now = { ...now, next, made: next, state: next === rows ? 'DONE' : 'RUNNING' };
    }
    return Promise.resolve(now);
  };
  return { call: call as unknown as CallAsAdmin, asked, failures };
}

function show(call: CallAsAdmin, known: readonly ListedImport[] = []) {
  render(
    <ThemeProvider theme={theme}>
      <ImportFlow call={call} known={known} />
    </ThemeProvider>,
  );
}
const choose = (content: string) =>
  fireEvent.change(screen.getByLabelText('CSV file'), {
    target: { files: [new NodeFile([content], 'clients.csv')] },
  });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('a file is matched, checked and imported in batches, each row once', async () => {
  const { call, asked } = server(100);
  show(call);
  choose(text(100));
  await screen.findByRole('heading', { name: 'Match the columns of clients.csv' });
  expect(screen.getByText('Such as: Person 0 · Person 1 · Person 2')).not.toBeNull();
  press('Check the file');
  await screen.findByText('99 customers would be imported');
  expect(screen.getByRole('cell', { name: 'Client Email' })).not.toBeNull();
  expect(screen.getByRole('cell', { name: 'p1@example.com' })).not.toBeNull();
  expect(screen.getByRole('cell', { name: '3' })).not.toBeNull();
  expect(asked.every(({ name }) => name === 'office-import-check')).toBe(true);
  press('Import 99 customers');
  await screen.findByText(/^100 customers imported/);
  const sent = asked.filter(({ name }) => name === 'office-import-rows');
  expect(sent.map(({ first, count }) => [first, count])).toEqual([
    [0, importLimits.rowsAtOnce],
    [importLimits.rowsAtOnce, 100 - importLimits.rowsAtOnce],
  ]);
});

test('a row that repeats an earlier one of the file is counted as such', async () => {
  const { call } = server(3);
  show(call);
  choose(`${text(1)}\nPerson 0,p0@example.com\nPerson 2,p2@example.com`);
  await screen.findByRole('button', { name: 'Check the file' });
  press('Check the file');
  await screen.findByText('1 row repeated in the file');
  expect(screen.getByText('2 customers would be imported')).not.toBeNull();
});

test('rows with other addresses of a customer add them, up to the limit', async () => {
  const { call } = server(3);
  show(call);
  const row = (address: string) => `Person 0,p0@example.com,${address}`;
  const many = Array.from({ length: importLimits.addresses + 1 }, (_, index) => row(`${index} Elm St`));
  choose(['Name,Email,Address', ...many, row('1 Elm St')].join('\n'));
  await screen.findByRole('button', { name: 'Check the file' });
  press('Check the file');
  await screen.findByText('1 customer would be imported');
  screen.getByText(`${importLimits.addresses - 1} rows would add an address to a customer`);
  screen.getByText('1 row repeated in the file');
  screen.getByText('1 row refused');
  screen.getByRole('cell', { name: `${importLimits.addresses} Elm St` });
  screen.getByRole('button', { name: 'Import 1 customer' });
});

test('further addresses of a row are matched one by one', async () => {
  const { call } = server(1);
  show(call);
  choose('Name,Email,Service Street 1,Billing Street 1\nAnn,a@example.com,1 Elm St,2 Elm St');
  const second = await screen.findByLabelText('Second address');
  expect((second as HTMLSelectElement).value).toBe('3');
  expect(screen.queryByLabelText('Third address')).toBeNull();
  press('Add another address');
  expect(document.activeElement).toBe(screen.getByLabelText('Third address'));
  press('Add another address');
  expect(document.activeElement).toBe(screen.getByLabelText('Fourth address'));
  expect(screen.queryByRole('button', { name: 'Add another address' })).toBeNull();
});

test('without a needed column, the field says so and nothing is checked', async () => {
  const { call, asked } = server(1);
  show(call);
  choose('Who,Where\nAnn,here');
  await screen.findByRole('button', { name: 'Check the file' });
  press('Check the file');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Customer name/)));
  expect(screen.getAllByText('Choose the column.')).toHaveLength(2);
  expect(asked).toEqual([]);
});

test('a file that can’t be read is refused beside the field, and another can be chosen', async () => {
  const { call } = server(1);
  show(call);
  choose('Name\n"open');
  await screen.findByText(/never closed/);
  expect(screen.getByLabelText('CSV file').getAttribute('aria-invalid')).toBe('true');
  choose(text(1));
  await screen.findByRole('button', { name: 'Check the file' });
});

test('an interrupted import says why and goes on after the last stored row', async () => {
  const { call, asked, failures } = server(100);
  show(call);
  choose(text(100));
  await screen.findByRole('button', { name: 'Check the file' });
  press('Check the file');
  await screen.findByRole('button', { name: 'Import 99 customers' });
  failures.push(new AppError('internal', 'x', 'Something went wrong on our side.'));
  press('Import 99 customers');
  await screen.findByText('Something went wrong on our side.');
  press('Continue');
  await screen.findByText(/^100 customers imported/);
  expect(asked.filter(({ name }) => name === 'office-import-rows').map(({ first }) => first)).toEqual([
    0, 0, 80,
  ]);
});

test('the same file continues its unfinished import, with its columns; a finished one is not imported again', async () => {
  const { call, asked } = server(100);
  const known = { ...run, file_hash: await sha256Of(text(100)) };
  show(call, [known]);
  choose(text(100));
  await screen.findByText(/^80 of 100 rows are done/);
  press('Continue');
  await screen.findByText(/^100 customers imported/);
  expect(asked).toEqual([{ name: 'office-import-rows', first: 80, count: 20 }]);
  cleanup();
  show(call, [{ ...known, state: 'DONE', next: 100 }]);
  choose(text(100));
  await screen.findByText(/To import it again, undo that import first/);
});

test('Undo asks first, goes on until the server is done, and lists what was kept', async () => {
  const answers = ['UNDOING', 'UNDOING', 'UNDONE'];
  const call = vi.fn(() => Promise.resolve({ ...progress, state: answers.shift(), removed: 98, kept: 2 }));
  const kept = [{ collection: 'customers', id: 'c-1', row: 4 }] as const;
  render(
    <ThemeProvider theme={theme}>
      <MemoryRouter>
        <Toasts>
          <ul>
            <ImportRow
              run={{ ...run, state: 'DONE', kept: 1, kept_records: kept }}
              call={call as unknown as CallAsAdmin}
            />
          </ul>
        </Toasts>
      </MemoryRouter>
    </ThemeProvider>,
  );
  expect(screen.getByRole('link', { name: 'Customer from row 6', hidden: true })).not.toBeNull();
  press('Undo import');
  await screen.findByRole('dialog');
  expect(call).not.toHaveBeenCalled();
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo import' }).at(-1)!);
  await screen.findByText('98 records removed, 2 kept.');
  expect(call).toHaveBeenCalledTimes(3);
});
