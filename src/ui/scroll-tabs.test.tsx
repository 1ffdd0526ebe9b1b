// @vitest-environment jsdom
import Tab from '@mui/material/Tab';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ScrollTabs } from './scroll-tabs';

afterEach(cleanup);

const tabs = (value: string, onChange: (tab: string) => void) => (
  <ScrollTabs value={value} onChange={onChange} aria-label="Lists">
    <Tab value="jobs" label="Jobs" />
    <Tab value="referrals" label="Referrals" />
  </ScrollTabs>
);
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('tab', { name }));

test('while the page takes its time, the pressed tab is selected, and the former one can be pressed', () => {
  const onChange = vi.fn();
  render(tabs('jobs', onChange));
  press('Referrals');
  expect(selected()).toBe('Referrals');
  press('Jobs');
  expect(selected()).toBe('Jobs');
  expect(onChange.mock.calls).toEqual([['referrals'], ['jobs']]);
});

test('a page that goes back by itself selects its tab', () => {
  const { rerender } = render(tabs('jobs', () => undefined));
  press('Referrals');
  rerender(tabs('referrals', () => undefined));
  rerender(tabs('jobs', () => undefined));
  expect(selected()).toBe('Jobs');
});
