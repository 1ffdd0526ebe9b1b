import { expect, test } from 'vitest';
import {
  foundAddress,
  listViewOf,
  searchAddress,
  withEnded,
  withFilter,
  withInspector,
  withSearch,
  withWorkflowList,
  workflowListOf,
} from './list-view';

const address = (search: string) => new URLSearchParams(search);

test('the address contains the list, its filter, and the search', () => {
  expect(workflowListOf(address('list=jobs'))).toBe('jobs');
  expect(workflowListOf(address('list=nothing'))).toBe('requests');
  expect(listViewOf('jobs', address('list=jobs&filter=unpaid'))).toMatchObject({
    filter: 'unpaid',
    search: null,
  });
  expect(listViewOf('requests', address('q=Ann+Lee&ended=1'))).toMatchObject({
    text: 'Ann Lee',
    search: { terms: ['ann', 'lee'] },
    ended: true,
  });
});

test('a search ignores the filter', () => {
  const view = listViewOf('jobs', address('filter=unpaid&q=ann'));
  expect(view.filter).toBeNull();
  expect(view.search?.key).toBe('ann');
});

test('a search without searchable terms keeps the filter', () => {
  expect(listViewOf('jobs', address('filter=unpaid&q=%20-')).filter).toBe('unpaid');
});

test('another list starts unfiltered with the same search, and the rest of the address is unchanged', () => {
  const next = withWorkflowList(address('tab=workflow&list=jobs&filter=unpaid&q=ann'), 'referrals');
  expect(next.toString()).toBe('tab=workflow&list=referrals&q=ann');
});

test('choosing a filter ends a search, and clearing a search removes it from the address', () => {
  expect(withFilter(address('list=jobs&q=ann'), 'cancelled').toString()).toBe('list=jobs&filter=cancelled');
  expect(withFilter(address('list=jobs&filter=cancelled'), null).toString()).toBe('list=jobs');
  expect(withSearch(address('list=jobs'), ' Ann ').get('q')).toBe(' Ann ');
  expect(withSearch(address('list=jobs&q=ann'), ' ').toString()).toBe('list=jobs');
  expect(withEnded(withEnded(address('q=ann'), true), false).toString()).toBe('q=ann');
});

test('a found record is shown alone until another filter, search, or list is chosen', () => {
  const found = new URL(foundAddress('jobs', 'b-1'), 'https://example.com').searchParams;
  expect(listViewOf(workflowListOf(found), found)).toMatchObject({
    found: 'b-1',
    search: null,
    filter: null,
  });
  expect(listViewOf('jobs', address('found=b-1&q=ann&filter=unpaid'))).toMatchObject({
    found: 'b-1',
    text: '',
    search: null,
    filter: null,
  });
  expect(listViewOf('jobs', address('found=..%2Fadmins')).found).toBeNull();
  for (const next of [
    withFilter(found, null),
    withSearch(found, 'ann'),
    withWorkflowList(found, 'requests'),
  ]) {
    expect(next.has('found')).toBe(false);
  }
});

test('all results of a search are in its list, with the requests that are over', () => {
  const parameters = new URL(searchAddress('requests', 'ann lee'), 'https://example.com').searchParams;
  expect(listViewOf(workflowListOf(parameters), parameters)).toMatchObject({ text: 'ann lee', ended: true });
});

test('an inspector’s jobs are shown until something else is chosen', () => {
  const own = withInspector(address('list=jobs&filter=unpaid'), 'uid-1');
  expect(own.toString()).toBe('list=jobs&inspector=uid-1');
  expect(listViewOf('jobs', own)).toMatchObject({ inspector: 'uid-1', filter: null });
  expect(listViewOf('requests', address('list=requests&inspector=uid-1')).inspector).toBeNull();
  expect(listViewOf('jobs', address('list=jobs&inspector=uid-1&q=ann')).inspector).toBeNull();
  for (const next of [
    withFilter(own, 'unpaid'),
    withSearch(own, 'ann'),
    withInspector(own, null),
    withWorkflowList(own, 'jobs'),
  ]) {
    expect(listViewOf('jobs', next).inspector).toBeNull();
  }
});
