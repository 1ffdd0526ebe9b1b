import { AppError } from '@domain/errors/app-error';
import { config } from './config';
import type { ScreenedKind } from './screened-kinds';

/**
 * Refuses what did not come from a page of ours, where that is enforced. The deploy option of the same name would refuse in words
 * that no page understands, and could not tell a booking from the papers of a client's link.
 * @throws AppError `app-unverified`: a page keeps what was written, and tries again with a fresh token.
 */
export function requireApp(kind: ScreenedKind, { verified }: { readonly verified: boolean }): void {
  if (verified || !config.enforceAppCheck.has(kind)) return;
  throw new AppError(
    'app-unverified',
    `${kind} without App Check`,
    'We could not confirm that this came from our own page. Please reload the page and try again, or call us.',
  );
}
