/** A stored moment: what `Timestamp` of both Firebase SDKs has in common. */
export interface Instant {
  toDate(): Date;
  toMillis(): number;
}

/** The type of a stored record with each of its moments as `At`: the SDK's `Timestamp`, or ISO 8601. */
export type WithInstants<Value, At> = Value extends Instant
  ? At
  : Value extends readonly (infer Item)[]
    ? readonly WithInstants<Item, At>[]
    : Value extends object
      ? { readonly [Name in keyof Value]: WithInstants<Value[Name], At> }
      : Value;

/** Recognized by its methods, because several copies of an SDK may be loaded. */
export function isInstant(value: unknown): value is Instant {
  return typeof value === 'object' && value !== null && 'toMillis' in value && 'toDate' in value;
}
