/** The person a record is about. */
export interface Person {
  readonly name: string;
  /** Empty for none. */
  readonly email: string;
}

/** A person in words: 'Dana Whitlock, dana@example.com'. */
export function personWords({ name, email }: Person): string {
  return [name || 'No name', email].filter(Boolean).join(', ');
}
