// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { theme } from '@/theme/theme';
import { DamagedNote } from './damaged-note';

afterEach(cleanup);

function show(count: number) {
  const damaged = Array.from({ length: count }, (_, index) => `bookings/b-${index + 1}`);
  render(
    <ThemeProvider theme={theme}>
      <DamagedNote damaged={damaged} />
    </ThemeProvider>,
  );
}

test('one damaged record is named', () => {
  show(1);
  expect(screen.getByRole('status').textContent).toBe(
    '1 record here can’t be shown because its data is damaged.' +
      'This is reported automatically. If you ask for help with it, give this ID:bookings/b-1',
  );
});

test('more than three are folded', () => {
  show(5);
  expect(screen.getByText(/^5 records here can’t be shown because their data is damaged\.$/)).toBeTruthy();
  const folded = screen.getByText('2 more').closest('details');
  expect(folded?.open).toBe(false);
  const inside = screen
    .getAllByRole('listitem', { hidden: true })
    .map((item) => [item.textContent, folded?.contains(item)]);
  expect(inside).toEqual([
    ['bookings/b-1', false],
    ['bookings/b-2', false],
    ['bookings/b-3', false],
    ['bookings/b-4', true],
    ['bookings/b-5', true],
  ]);
});

test('nothing is shown where all can be', () => {
  show(0);
  expect(screen.queryByRole('status')).toBeNull();
});
