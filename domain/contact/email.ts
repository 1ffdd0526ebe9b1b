import { cleanLine } from '../text/plain-text';

/**
 * The form in which email addresses are stored and compared; invisible characters of pasted addresses are removed.
 */
export function normalizeEmail(text: string): string {
  return cleanLine(text).toLowerCase();
}
