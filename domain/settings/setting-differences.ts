import { isObject } from '../json/guards';
import { isListOfIdentified } from './identified-list';

/** One value that differs between two settings. */
export interface SettingDifference {
  /** Where it is: `['services', 'catalog', 'rush', 'price']`. Items of lists with ids are named by those. */
  readonly path: readonly string[];
  /** Undefined where it didn't exist. */
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs, in the order of the settings. Lists of texts count as one value. */
export function settingDifferences(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): readonly SettingDifference[] {
  const [one, other] = [partsOf(before), partsOf(after)];
  if (!one || !other) {
    return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ path, before, after }];
  }
  const names = new Set([...Object.keys(other), ...Object.keys(one)]);
  const within = [...names].flatMap((name) => settingDifferences(one[name], other[name], [...path, name]));
  const [order, otherOrder] = [orderOf(before, other), orderOf(after, one)];
  return order === otherOrder
    ? within
    : [...within, { path: [...path, 'order'], before: order, after: otherOrder }];
}

/** The named parts of a value; null if it counts as one. */
function partsOf(value: unknown): Readonly<Record<string, unknown>> | null {
  if (isObject(value)) return value;
  if (!isListOfIdentified(value)) return null;
  return Object.fromEntries(value.map((item) => [item.id, item]));
}

/** The order of those items of a list that the other list has too; an empty text for anything else. */
function orderOf(value: unknown, other: Readonly<Record<string, unknown>>): string {
  if (!isListOfIdentified(value)) return '';
  return value
    .map(({ id }) => id)
    .filter((id) => id in other)
    .join(', ');
}
