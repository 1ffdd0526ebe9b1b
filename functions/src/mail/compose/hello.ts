import { firstName } from '@domain/text/first-name';
import { withoutLinks } from '@domain/text/web-address';

/** Letters and the separators found in names; no digits, currency signs and the like. */
const plainName = /^[\p{L}\p{M}][\p{L}\p{M}\s.'’,&()-]{0,59}$/u;

/** 'Hello Dana Whitlock,'; omits a stored name that may be an injected sentence. */
export function hello(name: string): string {
  const shown = withoutLinks(name);
  return plainName.test(shown) ? `Hello ${shown},` : 'Hello,';
}

const plainFirstName = /^[\p{L}\p{M}'’-]+$/u;

/** The first name in a stored name; empty for `Mr. Lee`, `A.J. Cole` and what may be an injected sentence. */
export function firstNameIn(name: string): string {
  const shown = withoutLinks(name);
  const first = firstName(shown);
  return plainName.test(shown) && plainFirstName.test(first) ? first : '';
}
