import { AppError } from '@domain/errors/app-error';
import { config } from './config';
import type { ScreenedKind } from './screened-kinds';

/**
 * Refuses requests without App Check where that is enforced. The deploy option of the same name has an error message
 * that our pages can't parse, and can't distinguish a booking form from documents signed by a client's link.
 * @throws AppError `app-unverified`: the page retains the input and retries with a new token.
 */
export function requireApp(kind: ScreenedKind, { verified }: { readonly verified: boolean }): void {
  if (verified || !config.enforceAppCheck.has(kind)) return;
  throw new AppError(
    'app-unverified',
    `${kind} without App Check`,
    `We couldn’t confirm that this came from our own page. Please reload the page and try again${kind === 'office' ? '' : ', or call us'}.`,
  );
}
