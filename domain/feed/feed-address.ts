import { isDocumentId } from '../firestore/document-id';
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

const parameter = 'inspector';

/** A calendar's address with only the jobs of an inspector, by uid; null for everyone's. */
export function feedAddressFor(url: string, inspector: string | null): string {
  return inspector === null ? url : `${url}?${new URLSearchParams({ [parameter]: inspector }).toString()}`;
}

/** Whose jobs a calendar's query asks for; null for everyone's, also where it can't be read. */
export function feedInspectorOf(query: Readonly<Record<string, unknown>>): string | null {
  const asked = query[parameter];
  return typeof asked === 'string' && isDocumentId(asked) ? asked : null;
}
