import { expect, test } from 'vitest';
import { customerOf, officeTabOf, officeTabs, tabsOf, withOfficeTab } from './office-tab';

test.each([
  ['', 'workflow'],
  ['tab=security', 'security'],
  ['tab=report&booking=b-1', 'report'],
  ['tab=settings', 'settings'],
  ['tab=nothing', 'workflow'],
])('?%s shows %s', (search, tab) => {
  expect(officeTabOf(new URLSearchParams(search))).toBe(tab);
});

test('only an owner has Settings', () => {
  expect(tabsOf('owner')).toEqual(officeTabs);
  expect(tabsOf('office')).toEqual(officeTabs.filter((tab) => tab !== 'settings'));
  expect(officeTabOf(new URLSearchParams('tab=settings'), tabsOf('office'))).toBe('workflow');
});

test('an inspector has their day, which is the first screen, their own jobs and Create Report', () => {
  const tabs = tabsOf('inspector');
  expect(tabs).toEqual(['day', 'visits', 'report']);
  expect(officeTabOf(new URLSearchParams(), tabs)).toBe('day');
  expect(officeTabOf(new URLSearchParams('tab=security'), tabs)).toBe('day');
});

test('leaving Create Report removes its parameters from the address, and nothing else', () => {
  const parameters = new URLSearchParams('tab=report&booking=b-1&report=r-1&review=b-2&list=jobs');
  expect(withOfficeTab(parameters, 'workflow').toString()).toBe('tab=workflow&list=jobs');
  expect(withOfficeTab(parameters, 'report').get('booking')).toBe('b-1');
});

test('a customer’s page takes the place of a tab until one is chosen', () => {
  const parameters = new URLSearchParams('customer=c-1&list=jobs');
  expect(customerOf(parameters)).toBe('c-1');
  expect(customerOf(new URLSearchParams('customer=..%2Fadmins'))).toBeNull();
  expect(customerOf(withOfficeTab(parameters, 'workflow'))).toBeNull();
});
