import { business } from './business';

/** The title of a page in the browser's tab: the page first, because a tab shows little of it. */
export function pageTitle(page: string): string {
  return `${page} | ${business.name}`;
}
