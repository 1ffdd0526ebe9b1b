// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { cleanup, render, screen, within } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { referralScreens, routes } from '@domain/business/routes';
import { theme } from '@/theme/theme';
import { QuickActions } from './quick-actions';

afterEach(cleanup);

function linksOf(money: boolean) {
  render(
    <ThemeProvider theme={theme}>
      <BrowserRouter>
        <QuickActions money={money} />
      </BrowserRouter>
    </ThemeProvider>,
  );
  const links = within(screen.getByRole('region', { name: 'Quick Actions' })).getAllByRole('link');
  return links.map((link) => [link.textContent, link.getAttribute('href')]);
}

test('Quick Actions has its six links', () => {
  expect(linksOf(true)).toEqual([
    ['Main Website', routes.home],
    ['Call Direct', expect.stringMatching(/^tel:\+/)],
    ['FAQ', referralScreens.faq],
    ['Rewards', referralScreens.rewards],
    ['Contact', referralScreens.contact],
    ['Track Referrals', referralScreens.tracker],
  ]);
});

test('a referrer who is offered no rewards has no link to them', () => {
  expect(linksOf(false).map(([label]) => label)).not.toContain('Rewards');
});
