import { number, string } from 'yup';

/** How a public form was filled in, as its page tells it. A caller without a page has nothing to tell, and is not judged. */
export interface FormSigns {
  /** What stands in the field that nobody sees: a script that fills whatever it finds fills it too. */
  readonly homepage?: string | undefined;
  /** Milliseconds between the form's being there and its being sent. */
  readonly filledInMs?: number | undefined;
}

/** Nobody fills in a name, a phone number, an e-mail and a street address in less. Our pages wait until it is over. */
export const shortestFillMs = 2_000;
export const longestHomepage = 200;

export const formSignsFields = {
  homepage: string().max(longestHomepage),
  filledInMs: number().min(0),
};

/** What speaks against a person; null for nothing. */
export function signOfScript({ homepage, filledInMs }: FormSigns): 'trap' | 'haste' | null {
  if (homepage) return 'trap';
  return filledInMs !== undefined && filledInMs < shortestFillMs ? 'haste' : null;
}
