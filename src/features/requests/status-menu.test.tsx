// @vitest-environment jsdom
import { ThemeProvider } from '@mui/material/styles';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { theme } from '@/theme/theme';
import { buildRequest } from '../../../tools/testing/factories/build-request';
import { StatusMenu } from './status-menu';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const menu = (request = buildRequest({ name: 'Ann Lee', status: 'new' }), onMark = vi.fn()) => (
  <ThemeProvider theme={theme}>
    <StatusMenu request={request} disabled={false} onMark={onMark} />
  </ThemeProvider>
);

/** Where the open menu is. */
function placeOfMenu() {
  const { top, left } = screen.getByRole('menu').closest<HTMLElement>('.MuiPaper-root')?.style ?? {};
  return { top, left };
}

test('the menu stays where it was opened when the row moves', () => {
  const { rerender } = render(menu());
  const button = screen.getByRole('button', { name: 'Status: New, Ann Lee' });
  const place = vi.spyOn(button, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(40, 100, 80, 28));
  fireEvent.click(button);
  expect(placeOfMenu()).toEqual({ top: '128px', left: '40px' });
  // A request that arrives moves the row down, and the menu is placed again.
  place.mockReturnValue(new DOMRect(40, 300, 80, 28));
  rerender(menu(buildRequest({ name: 'Ann Lee', status: 'contacted' })));
  act(() => {
    window.dispatchEvent(new Event('resize'));
    vi.advanceTimersByTime(1_000);
  });
  expect(placeOfMenu()).toEqual({ top: '128px', left: '40px' });
});

test.each([
  [null, 0],
  ['2026-03-05T17:00:00.000Z', 1],
])('the same status again answers only a client who waits since %s', (client_waits_since, marks) => {
  const onMark = vi.fn();
  render(menu(buildRequest({ status: 'contacted', client_waits_since }), onMark));
  fireEvent.click(screen.getByRole('button', { name: /^Status: Contacted/ }));
  fireEvent.click(screen.getByRole('menuitemradio', { name: 'Contacted' }));
  expect(onMark).toHaveBeenCalledTimes(marks);
});
