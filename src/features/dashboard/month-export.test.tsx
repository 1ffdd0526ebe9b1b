// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError } from '@domain/errors/app-error';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { theme } from '@/theme/theme';
import { Toasts } from '@/ui/toasts';
import { MonthExport } from './month-export';

const now = Date.parse('2026-03-15T18:00:00Z');
const saved = vi.fn<(blob: Blob) => string>(() => 'blob:1');
const clicked = vi.fn<(name: string) => void>();

beforeEach(() => {
  URL.createObjectURL = saved;
  URL.revokeObjectURL = vi.fn();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked(this.download);
  });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function show(call: CallAsAdmin) {
  render(
    <ThemeProvider theme={theme}>
      <Toasts>
        <MonthExport call={call} now={now} />
      </Toasts>
    </ThemeProvider>,
  );
}

const pressExport = () => fireEvent.click(screen.getByRole('button', { name: 'Export month' }));

test('the last month that is over is downloaded as the server made it', async () => {
  const csv = 'Date,Description,Amount\r\n02/05/2026,Payment,149.00\r\n';
  const call = vi.fn(() => Promise.resolve({ fileName: 'ledger-2026-02-quickbooks.csv', csv, rows: 1 }));
  show(call);
  expect(screen.getByText('February 2026')).toBeDefined();
  pressExport();
  expect(await screen.findByText('Month exported')).toBeDefined();
  expect(call).toHaveBeenCalledWith('office-ledger-export', { month: '2026-02', program: 'quickbooks' });
  expect(clicked).toHaveBeenCalledWith('ledger-2026-02-quickbooks.csv');
  expect(await saved.mock.calls[0]?.[0].text()).toBe(csv);
});

test.each([
  [1, 'ledger.csv has 1 row.'],
  [1_000, 'ledger.csv has 1,000 rows.'],
  [1_001, 'ledger.csv has 1,001 rows. QuickBooks imports up to 1,000 at a time, so split it first.'],
])('a file of %i rows is described', async (rows, sentence) => {
  show(() => Promise.resolve({ fileName: 'ledger.csv', csv: 'x', rows }));
  pressExport();
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('while the file is made, the button says so and can’t be pressed again', async () => {
  let finish: (answer: { fileName: string; csv: string; rows: number }) => void = () => undefined;
  const call = vi.fn(
    () => new Promise<{ fileName: string; csv: string; rows: number }>((resolve) => (finish = resolve)),
  );
  show(call);
  pressExport();
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Exporting...' });
  expect(button.disabled).toBe(true);
  finish({ fileName: 'x', csv: '', rows: 0 });
  await screen.findByRole('button', { name: 'Export month' });
  expect(call).toHaveBeenCalledTimes(1);
});

test('a month without money downloads nothing', async () => {
  show(() => Promise.resolve({ fileName: 'x', csv: '', rows: 0 }));
  pressExport();
  expect(await screen.findByText('No money moved in February 2026')).toBeDefined();
  expect(clicked).not.toHaveBeenCalled();
});

test('a refusal is shown with its reason', async () => {
  const refused = new AppError('unavailable', 'x', 'You’re offline.');
  show(() => Promise.reject(refused));
  pressExport();
  expect(await screen.findByText('You’re offline.')).toBeDefined();
  expect(clicked).not.toHaveBeenCalled();
});
