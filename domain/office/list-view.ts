import { routes } from '../business/routes';
import { isDocumentId } from '../firestore/document-id';
import { searchQuery, type SearchQuery } from '../search/search-query';
import { listAddress, listFilterOf, workflowLists, type ListFilter, type WorkflowList } from './list-filters';
import { oneOf } from '../text/one-of';

/** Which part of a list is shown: its default, a filter, search results, or one record. */
export interface ListView<List extends WorkflowList = WorkflowList> {
  readonly filter: ListFilter<List> | null;
  /** Whose open jobs are shown, by uid; `unassigned` for nobody’s, null for everyone's. */
  readonly inspector: string | null;
  /** The search as it was typed. */
  readonly text: string;
  /** Null for no search. */
  readonly search: SearchQuery | null;
  /** Whether a search of requests includes those that were accepted or declined. */
  readonly ended: boolean;
  /** The id of the one record that is shown, with its details; null for a list. */
  readonly found: string | null;
}

/** The list in the URL. */
export function workflowListOf(parameters: URLSearchParams): WorkflowList {
  return oneOf(workflowLists, parameters.get('list'), 'requests');
}

/** The view in the URL. A search ignores the filter, and a found record both. */
export function listViewOf<List extends WorkflowList>(
  list: List,
  parameters: URLSearchParams,
): ListView<List> {
  const id = parameters.get('found') ?? '';
  const found = isDocumentId(id) ? id : null;
  const text = (found === null && parameters.get('q')) || '';
  const search = searchQuery(text);
  const filter = search || found !== null ? null : listFilterOf(list, parameters);
  const inspector = search || filter || found !== null ? null : inspectorOf(parameters);
  return { filter, inspector, text, search, ended: parameters.get('ended') === '1', found };
}

/** In place of a uid: the jobs that nobody does yet. */
export const unassigned = 'unassigned';

function inspectorOf(parameters: URLSearchParams): string | null {
  const inspector = parameters.get('inspector') ?? '';
  return parameters.get('list') === 'jobs' && isDocumentId(inspector) ? inspector : null;
}

/** Back-office URL of one record in its list. */
export function foundAddress(list: WorkflowList, id: string): string {
  return `${routes.admin}${listAddress(list)}&${new URLSearchParams({ found: id }).toString()}`;
}

/** Back-office URL of a search in a list; requests that were accepted or declined are included. */
export function searchAddress(list: WorkflowList, text: string): string {
  const query = new URLSearchParams({ q: text, ...(list === 'requests' && { ended: '1' }) });
  return `${routes.admin}${listAddress(list)}&${query.toString()}`;
}

/** The URL's parameters for a list; switching lists resets filter and search. */
export function withWorkflowList(parameters: URLSearchParams, list: WorkflowList): URLSearchParams {
  const next = new URLSearchParams(parameters);
  next.set('list', list);
  for (const name of ['filter', 'ended', 'found', 'inspector']) next.delete(name);
  return next;
}

/** The URL's parameters for a search in the same list; '' ends the search. */
export function withSearch(parameters: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of ['found', 'inspector']) next.delete(name);
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

/** Back-office URL, within `/admin`, of the open jobs of an inspector. */
export function inspectorAddress(uid: string): string {
  const parameters = new URLSearchParams({ tab: 'workflow', list: 'jobs', inspector: uid });
  return `?${parameters.toString()}`;
}

/** The URL's parameters for the open jobs of an inspector; null for all jobs. */
export function withInspector(parameters: URLSearchParams, inspector: string | null): URLSearchParams {
  const next = withFilter(parameters, null);
  if (inspector !== null) next.set('inspector', inspector);
  return next;
}

export function withEnded(parameters: URLSearchParams, ended: boolean): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (ended) next.set('ended', '1');
  else next.delete('ended');
  return next;
}
