import { readJson } from '@domain/json/parse-json';
import { bookAgainName, isBookAgain } from '@domain/request/book-again';
import type { RequestFormValues } from '@domain/request/request-form';

/** What a reminder's link left for the booking form, once. */
export function takeBookAgain(): Partial<RequestFormValues> {
  try {
    const stored = sessionStorage.getItem(bookAgainName);
    if (stored === null) return {};
    sessionStorage.removeItem(bookAgainName);
    return readJson(stored, isBookAgain) ?? {};
  } catch {
    // ignored: without the tab's storage the form is empty
    return {};
  }
}
