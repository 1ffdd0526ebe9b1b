/** Whether a value has this type. */
export type Guard<Value> = (value: unknown) => value is Value;

/*
 * For JSON that a page reads before it has loaded yup, and for texts so long that yup would take milliseconds. Records,
 * requests and forms have schemas.
 */

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/** For a field whose value is checked elsewhere, or not at all. */
export const isAnything = (value: unknown): value is unknown => value !== undefined;

/** A text whose choices change over the years: one that is no longer offered is accepted too. */
export const isChoice =
  <Choice extends string>(): Guard<Choice> =>
  (value): value is Choice =>
    isText(value);

export const isOneOf =
  <Value extends string>(values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

export const orNull =
  <Value>(is: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || is(value);

/** For a field that may be missing. */
export const orMissing =
  <Value>(is: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || is(value);

export const isListOf =
  <Item>(is: Guard<Item>): Guard<readonly Item[]> =>
  (value): value is readonly Item[] =>
    Array.isArray(value) && value.every(is);

/** An object with all of these fields. It may have others. */
export const hasFields =
  <Fields extends object>(fields: Guards<Fields>): Guard<Fields> =>
  (value): value is Fields =>
    isObject(value) && names(fields).every((name) => fields[name](value[name]));

/** An object in which those of these fields that it has are right. */
export const mayHaveFields =
  <Fields extends object>(fields: Guards<Fields>): Guard<Partial<Fields>> =>
  (value): value is Partial<Fields> =>
    isObject(value) && names(fields).every((name) => !(name in value) || fields[name](value[name]));

type Guards<Fields> = { readonly [Name in keyof Fields]-?: Guard<Fields[Name]> };

const names = <Fields extends object>(fields: Guards<Fields>) =>
  Object.keys(fields) as (keyof Fields & string)[];

/** The fields of a value that nothing has checked; none if it is no object. */
export const fieldsIn = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});
