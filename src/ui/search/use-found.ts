import { useMemo } from 'react';
import { isFound, type SearchQuery } from '@domain/search/search-query';

interface Findable {
  readonly search_keys: readonly string[];
}

/**
 * Filters rows that the server found by one search word down to those that match all words; returns all without a
 * search.
 */
export function useFound<Row extends Findable>(
  rows: readonly Row[],
  search: SearchQuery | null,
): readonly Row[] {
  return useMemo(
    () => (search ? rows.filter(({ search_keys }) => isFound(search_keys, search)) : rows),
    [rows, search],
  );
}
