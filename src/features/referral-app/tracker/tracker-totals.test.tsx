// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { useRewardsShown } from '../rewards/use-rewards-shown';
import { TrackerTotals } from './tracker-totals';

vi.mock('../rewards/use-rewards-shown');

afterEach(cleanup);

function shown(earned: number, paid: number, rewards: boolean) {
  vi.mocked(useRewardsShown).mockReturnValue(rewards);
  render(
    <ThemeProvider theme={theme}>
      <TrackerTotals totals={{ referred: 4, inspected: 3, earned, paid }} />
    </ThemeProvider>,
  );
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return terms.map((term, index) => [term, values[index]]);
}

const counts = [
  ['Referred', '4'],
  ['Inspected', '3'],
];
const money = [
  ['Earned', '$150'],
  ['Paid', '$50'],
];

test('the totals say what was referred, inspected, earned and paid', () => {
  expect(shown(150, 50, true)).toEqual([...counts, ...money]);
});

test('someone who gets no rewards sees no money, unless they have earned some', () => {
  expect(shown(0, 0, false)).toEqual(counts);
  cleanup();
  expect(shown(150, 50, false)).toEqual([...counts, ...money]);
});
