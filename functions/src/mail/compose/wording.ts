import { filledText } from '@domain/settings/placeholder-text';
import { wordedEmails, type PlaceholderValues } from '@domain/settings/worded-emails';
import type { WordedKind } from '@domain/settings/worded-kinds';
import { withoutLinks } from '@domain/text/web-address';
import { requestContext } from '../../platform/request-context';
import { settingsNow } from '../../platform/settings-now';

/** The words of one email. */
export interface Wording {
  /** The owner's subject with its placeholders filled; null for the standard one. */
  readonly subject: string | null;
  /** The same of the opening paragraph. */
  readonly opening: string | null;
  /** The standard opening, after the greeting. */
  readonly standard: string;
}

/**
 * The owner's words for an email about these records. Each record is given by its values for placeholders, or by null if the
 * words don't fit it, such as a job whose appointment isn't agreed yet. An email about several records fills in nothing.
 * A text whose placeholders can't be filled in gets the standard wording.
 */
export function wordingOf<Kind extends WordedKind>(
  kind: Kind,
  records: readonly (PlaceholderValues<Kind> | null)[],
): Wording {
  const [only] = records;
  const values = records.length === 1 && only ? withoutLinksIn(only) : {};
  const words = settingsNow().emails[kind];
  const fits = !records.includes(null);
  const worded = (text: string) => {
    if (text === '') return null;
    const filled = fits ? filledText(text, values) : null;
    if (filled === null) noteStandard();
    return filled;
  };
  return {
    subject: worded(words.subject),
    opening: worded(words.opening),
    standard: wordedEmails[kind].opening,
  };
}

/** In one line, and without anything that a mail client makes a link of: some of it was typed in a form. */
function withoutLinksIn(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, withoutLinks(value).replace(/\s+/g, ' ').trim()]),
  );
}

/** A preview says when its record can't show what was typed. */
function noteStandard(): void {
  const preview = requestContext()?.preview;
  if (preview) preview.standard = true;
}
