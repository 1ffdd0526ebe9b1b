import { useSearchParams } from 'react-router-dom';

/** The access key in the `booking` parameter; null where there is none. */
export function linkKeyOf(query: URLSearchParams): string | null {
  return query.get('booking')?.trim() || null;
}

export function useLinkKey(): string | null {
  const [query] = useSearchParams();
  return linkKeyOf(query);
}
