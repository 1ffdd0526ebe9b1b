// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, test } from 'vitest';
import { theme } from '@/theme/theme';
import { ListNote } from './list-note';

afterEach(cleanup);

const complete = { hasMore: false, confirmed: true, damaged: [] };
const searched = { text: 'ann', search: { key: 'ann', terms: ['ann'] } };

function show(props: Partial<ComponentProps<typeof ListNote>>) {
  render(
    <ThemeProvider theme={theme}>
      <ListNote
        list={complete}
        count={0}
        none="No jobs"
        sentence="A request becomes a job."
        notStored="Not saved on this device."
        {...props}
      />
    </ThemeProvider>,
  );
}

test('an empty list says why', () => {
  show({});
  expect(screen.getByText('No jobs')).toBeTruthy();
  cleanup();
  show({ list: { ...complete, confirmed: false } });
  expect(screen.getByText('Waiting for the server')).toBeTruthy();
  cleanup();
  show({ view: searched });
  expect(screen.getByText('Nothing found for “ann”')).toBeTruthy();
});

test.each([undefined, searched])('a list with only a damaged record is not called empty: %j', (view) => {
  show({ ...(view && { view }), list: { ...complete, damaged: ['bookings/b-1'] } });
  expect(screen.getByRole('status').textContent).toContain('bookings/b-1');
  expect(screen.queryByText(/^(?:No jobs|Nothing found)/)).toBeNull();
});

test('the number of results stands beside the damaged ones', () => {
  show({ view: searched, count: 2, list: { ...complete, damaged: ['bookings/b-1'] } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('bookings/b-1'),
    '2 found.',
  ]);
});
