import { routes } from '../business/routes';

/** The path of the page where a job is paid for, by the client's key or the door's. */
export function payPath(key: string): string {
  return `${routes.pay}/${encodeURIComponent(key)}`;
}
