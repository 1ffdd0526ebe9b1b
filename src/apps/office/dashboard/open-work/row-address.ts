import { listAddress, type WorkflowList } from '@domain/office/list-filters';

/** The address, within the office, of a person's rows in a list: found by email address, or by name without one. */
export function rowAddress(
  list: WorkflowList,
  { email, name }: { readonly email: string; readonly name: string },
): string {
  return `${listAddress(list)}&${new URLSearchParams({ q: email || name }).toString()}`;
}
