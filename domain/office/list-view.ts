import { searchQuery, type SearchQuery } from '../search/search-query';
import { listFilterOf, workflowLists, type ListFilter, type WorkflowList } from './list-filters';
import { oneOf } from '../text/one-of';

/** Which part of a list is shown: its default, a filter, or search results. */
export interface ListView<List extends WorkflowList = WorkflowList> {
  readonly filter: ListFilter<List> | null;
  /** The search as it was typed. */
  readonly text: string;
  /** Null for no search. */
  readonly search: SearchQuery | null;
  /** Whether a search of requests includes those that were accepted or declined. */
  readonly ended: boolean;
}

/** The list in the URL. */
export function workflowListOf(parameters: URLSearchParams): WorkflowList {
  return oneOf(workflowLists, parameters.get('list'), 'requests');
}

/** The view in the URL. A search ignores the filter. */
export function listViewOf<List extends WorkflowList>(
  list: List,
  parameters: URLSearchParams,
): ListView<List> {
  const text = parameters.get('q') ?? '';
  const search = searchQuery(text);
  const filter = search ? null : listFilterOf(list, parameters);
  return { filter, text, search, ended: parameters.get('ended') === '1' };
}

/** The URL's parameters for a list; switching lists resets filter and search. */
export function withWorkflowList(parameters: URLSearchParams, list: WorkflowList): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('list', list);
  for (const name of ['filter', 'ended']) next.delete(name);
  return next;
}

/** The URL's parameters for a search in the same list; '' ends the search. */
export function withSearch(parameters: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (text.trim() === '') next.delete('q');
  else next.set('q', text);
  return next;
}

/** The URL's parameters for a filter of the same list; null removes it. */
export function withFilter(parameters: URLSearchParams, filter: ListFilter | null): URLSearchParams {
  const next = withSearch(parameters, '');
  if (filter === null) next.delete('filter');
  else next.set('filter', filter);
  return next;
}

export function withEnded(parameters: URLSearchParams, ended: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (ended) next.set('ended', '1');
  else next.delete('ended');
  return next;
}
