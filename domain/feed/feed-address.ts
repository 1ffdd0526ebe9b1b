import { accessKeyAlphabet, accessKeyLength } from '../access/access-link';

/** The folder of the admins' calendars. */
export const feedFolder = '/calendar';

const shape = new RegExp(`^${feedFolder}/([${accessKeyAlphabet}]{${accessKeyLength}})\\.ics$`);

/** The path of the calendar of a key. */
export function feedPath(key: string): string {
  return `${feedFolder}/${key}.ics`;
}

/** The key in a calendar's path; null in any other path. */
export function feedKeyOf(path: string): string | null {
  return shape.exec(path)?.[1] ?? null;
}
