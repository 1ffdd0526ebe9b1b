import { accessKeyAlphabet, accessKeyLength } from '../access/access-link';

/** The URL folder of the admins' calendars. */
export const feedFolder = '/calendar';

const shape = new RegExp(`^${feedFolder}/([${accessKeyAlphabet}]{${accessKeyLength}})\\.ics$`);

/** URL path of a key's calendar. */
export function feedPath(key: string): string {
  return `${feedFolder}/${key}.ics`;
}

/** The key in a calendar's path; null for any other path. */
export function feedKeyOf(path: string): string | null {
  return shape.exec(path)?.[1] ?? null;
}
