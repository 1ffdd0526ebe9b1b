import { useMemo } from 'react';
import { isFound, type SearchQuery } from '@domain/search/search-query';

interface Findable {
  readonly search_keys: readonly string[];
}

/** The rows that a search looks for, of those that the server found by one of its words; all where there is none. */
export function useFound<Row extends Findable>(
  rows: readonly Row[],
  search: SearchQuery | null,
): readonly Row[] {
  return useMemo(
    () => (search ? rows.filter(({ search_keys }) => isFound(search_keys, search)) : rows),
    [rows, search],
  );
}
