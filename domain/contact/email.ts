import { cleanLine } from '../text/plain-text';

/** The form in which e-mail addresses are stored and compared; what a copied address carries unseen is dropped. */
export function normaliseEmail(text: string): string {
  return cleanLine(text).toLowerCase();
}
