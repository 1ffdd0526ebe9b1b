// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { factorySettings } from '@domain/settings/factory-settings';
import type { Received } from '@domain/stats/revenue';
import type { Unpaid } from '@domain/stats/unpaid-by-age';
import { theme } from '@/theme/theme';
import { RevenueCharts } from './revenue-charts';

const { catalog: services } = factorySettings.services;

afterEach(cleanup);

const today = '2026-03-03';
const service = services[0]!.title;

function show(received: readonly Received[], { unpaid = [] as readonly Unpaid[], rewards = 0 } = {}) {
  render(
    <ThemeProvider theme={theme}>
      <RevenueCharts
        received={received}
        unpaid={unpaid}
        rewards={rewards}
        nameOf={(uid) => `Inspector ${uid}`}
        today={today}
      />
    </ThemeProvider>,
  );
}

test('the money of the last 12 weeks is shown by week, service, source and inspector', () => {
  show([
    { date: today, amount: 140.5, service, source: 'site', inspector: '1' },
    { date: today, amount: 100, service: 'Dye test', source: 'return', inspector: null },
    { date: '2020-01-01', amount: 5_000, service, source: 'site', inspector: '1' },
  ]);
  const figureOf = (name: string, row: string) =>
    within(screen.getByRole('table', { name })).getByRole('rowheader', { name: row }).nextSibling
      ?.textContent;
  expect(figureOf('Revenue by service', service)).toBe('$140.50');
  expect(figureOf('Revenue by service', 'Dye test')).toBe('$100');
  expect(figureOf('Revenue by source', 'Website')).toBe('$140.50');
  expect(figureOf('Revenue by source', 'Returning clients')).toBe('$100');
  expect(figureOf('Revenue by inspector', 'Inspector 1')).toBe('$140.50');
  expect(figureOf('Revenue by inspector', 'Nobody assigned')).toBe('$100');
  expect(figureOf('Revenue: $240.50 in 12 weeks', 'Feb 25')).toBe('$240.50');
});

test('what clients owe is shown by its age', () => {
  show([], {
    unpaid: [
      { day: today, amount: 130 },
      { day: '2025-01-01', amount: 50.5 },
    ],
  });
  const table = within(screen.getByRole('table', { name: 'Unpaid: $180.50' }));
  expect(table.getByRole('rowheader', { name: 'Up to 7 days' }).nextSibling?.textContent).toBe('$130');
  expect(table.getByRole('rowheader', { name: 'More than 90 days' }).nextSibling?.textContent).toBe('$50.50');
});

test('what rewards cost is a share of the revenue', () => {
  show([{ date: today, amount: 200, service, source: 'referral', inspector: '1' }], { rewards: 50 });
  expect(screen.getByText(/Referral rewards cost \$50, 25% of it\./)).toBeDefined();
});

test('twelve weeks without a payment say so once', () => {
  show([]);
  expect(screen.getAllByText('Nothing was paid in the last 12 weeks')).toHaveLength(1);
  expect(screen.getByRole('figure', { name: 'Revenue: $0 in 12 weeks' })).toBeDefined();
});
