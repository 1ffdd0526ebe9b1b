import { cleanLine } from '../text/plain-text';

interface SignedFor {
  /** The client's name on the job when it was signed; null on older documents. */
  readonly booked_for: string | null;
  readonly client_name: string;
}

/** The client's name in a signed document, if the office has corrected it on the job since; null if it is the same. */
export function earlierName({ booked_for, client_name }: SignedFor, name: string): string | null {
  const signed = booked_for ?? client_name;
  return cleanLine(signed) === cleanLine(name) ? null : signed;
}
