import { searchQuery, type SearchQuery } from '../search/search-query';
import { listFilterOf, workflowLists, type ListFilter, type WorkflowList } from './list-filters';
import { oneOf } from './one-of';

/** What of a list is looked at: all that it shows by itself, a part of it, or what was searched for. */
export interface ListView<List extends WorkflowList = WorkflowList> {
  readonly filter: ListFilter<List> | null;
  /** The search as it was typed. */
  readonly text: string;
  /** Null where nothing is searched for. */
  readonly search: SearchQuery | null;
  /** Whether a search of requests goes through those that were accepted or declined too. */
  readonly ended: boolean;
}

/** The list that an address asks for. */
export function workflowListOf(parameters: URLSearchParams): WorkflowList {
  return oneOf(workflowLists, parameters.get('list'), 'requests');
}

/** How an address asks for a list to be looked at. What is searched for is searched for in all of it. */
export function listViewOf<List extends WorkflowList>(
  list: List,
  parameters: URLSearchParams,
): ListView<List> {
  const text = parameters.get('q') ?? '';
  const search = searchQuery(text);
  const filter = search ? null : listFilterOf(list, parameters);
  return { filter, text, search, ended: parameters.get('ended') === '1' };
}

/** The address's parameters for a list; another list begins with all that it shows. */
export function withWorkflowList(parameters: URLSearchParams, list: WorkflowList): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('list', list);
  for (const name of ['filter', 'ended']) next.delete(name);
  return next;
}

/** The address's parameters for a search in the same list; '' ends it. */
export function withSearch(parameters: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (text.trim() === '') next.delete('q');
  else next.set('q', text);
  return next;
}

/** The address's parameters for a part of the same list; null is all of it. */
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
