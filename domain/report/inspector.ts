/** Who inspected and wrote a report, as known on that day. */
export interface Inspector {
  readonly name: string;
  /** A license or certificate, such as `Certificate 4711`; empty for none. */
  readonly credential: string;
}

/** `Riley Ortega, Certificate 4711`. */
export function inspectorWords({ name, credential }: Inspector): string {
  return credential === '' ? name : `${name}, ${credential}`;
}

/** The mark that stands for a signature in a printed document. */
export function signatureMark({ name }: Inspector): string {
  return `/s/ ${name}`;
}
