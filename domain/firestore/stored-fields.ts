import { array, lazy, mixed, object, type AnyObject, type ISchema, type ObjectShape } from 'yup';
import type { Guard } from '../json/guards';
import { readJson } from '../json/parse-json';
import { isInstant, type Instant } from './instant';

/*
 * The fields of stored records. Each checks the type and converts nothing: a number that was stored as text is damage.
 * `text().default('')` is a field added after the first records, which don't have it.
 */

/** Any text, including an empty one. */
export const text = () => mixed((value: unknown): value is string => typeof value === 'string').defined();

export const textOrNull = () => text().nullable();

/** A text that holds JSON of this type. */
export const jsonText = (is: Guard<object>) =>
  mixed(
    (value: unknown): value is string => typeof value === 'string' && readJson(value, is) !== null,
  ).defined();

/** A finite number. */
export const numeric = () =>
  mixed((value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)).defined();

export const numericOrNull = () => numeric().nullable();

export const flag = () => mixed((value: unknown): value is boolean => typeof value === 'boolean').defined();

/** One of these texts. */
export const oneOf = <Value extends string | number>(values: readonly Value[]) =>
  mixed((value: unknown): value is Value => values.includes(value as Value)).defined();

export const instant = () => mixed((value: unknown): value is Instant => isInstant(value)).defined();

export const instantOrNull = () => instant().nullable();

/** One of these texts; another one, which was once valid, reads as `other`. */
export const knownOr = <Value extends string, Other extends Value>(values: readonly Value[], other: Other) =>
  text().transform((value: unknown) =>
    typeof value === 'string' ? (values.find((known) => known === value) ?? other) : value,
  ) as unknown as ReturnType<typeof oneOf<Value>>;

/** A list of texts, checked at once, because a record has dozens of search keys. */
export const texts = () =>
  mixed(
    (value: unknown): value is readonly string[] =>
      Array.isArray(value) && value.every((item) => typeof item === 'string'),
  ).defined();

/** A list whose items are all alike. */
export const listOf = <Item>(item: ISchema<Item, AnyObject>) => array().of(item).defined();

/** A map with these fields. */
export const map = <Shape extends ObjectShape>(shape: Shape) => object(shape).default(undefined).defined();

/** A list of these texts, in their order; those that were once valid are left out. */
export const knownOf = <Value extends string>(values: readonly Value[]) =>
  texts().transform((list: unknown) =>
    Array.isArray(list) ? values.filter((value) => list.includes(value)) : list,
  ) as unknown as ReturnType<typeof listOf<Value>>;

/** One of these texts; null for another text, which a later version may have stored. */
export const knownOrNull = <Value extends string>(values: readonly Value[]) =>
  oneOf(values)
    .nullable()
    .transform((value: unknown) =>
      typeof value === 'string' ? (values.find((known) => known === value) ?? null) : value,
    );

/** A map with any names, whose values are all alike; an empty one if it is missing. */
export const mapOf = <Item>(item: ISchema<Item>): ISchema<Readonly<Record<string, Item>>> =>
  lazy((stored: unknown = {}) => {
    const names = typeof stored === 'object' && stored !== null ? Object.keys(stored) : [];
    return object(Object.fromEntries(names.map((name) => [name, item]))).default({});
  });
