import { AppError } from '@domain/errors/app-error';
import { canonicalLegalText, type LegalText } from '@domain/legal/legal-text';
import { sha256 } from '../platform/hash';

interface ReadText {
  readonly text_version: string;
  readonly text_hash: string;
}

const outdated = 'The text has changed since you opened this page. Please reload and read it again.';

/** @throws AppError `invalid-input` at `text_version` if the text that was read differs from the current one. */
export function checkText(current: LegalText, { text_version, text_hash }: ReadText): void {
  if (text_version === current.version && text_hash === sha256(canonicalLegalText(current))) return;
  throw new AppError('invalid-input', `text is ${current.version} by now`, outdated, {
    fields: { text_version: outdated },
  });
}
