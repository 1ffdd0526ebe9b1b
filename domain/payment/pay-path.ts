import { routes } from '../business/routes';

/** Where jobs are paid for, also before their report; below /report, so that one function serves both. */
export const payFolder = `${routes.report}/pay`;

/** The path of the page where a job is paid for, by the client's key or the door's. */
export function payPath(key: string): string {
  return `${payFolder}/${encodeURIComponent(key)}`;
}
