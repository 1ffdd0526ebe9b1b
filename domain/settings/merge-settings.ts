import { isObject } from '../json/guards';
import { isListOfIdentified, type Identified } from './identified-list';

/**
 * My changes since `base` on top of theirs, value by value; mine wins where both changed the same one. Items of lists with
 * ids are matched by those. Other lists, such as the features of a service, count as one value.
 */
export function mergeSettings<Part>(base: Part, mine: Part, theirs: Part): Part {
  return merged(base, mine, theirs) as Part;
}

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(mine, base)) return theirs;
  if (isSame(theirs, base)) return mine;
  if (isObject(mine) && isObject(theirs)) return mergedFields(isObject(base) ? base : {}, mine, theirs);
  if (isListOfIdentified(mine) && isListOfIdentified(theirs)) {
    return mergedItems(isListOfIdentified(base) ? base : [], mine, theirs);
  }
  return mine;
}

type Fields = Readonly<Record<string, unknown>>;

function mergedFields(base: Fields, mine: Fields, theirs: Fields): Fields {
  const names = Object.keys({ ...theirs, ...mine });
  return Object.fromEntries(names.map((name) => [name, merged(base[name], mine[name], theirs[name])]));
}

type Items = readonly Identified[];

function mergedItems(base: Items, mine: Items, theirs: Items): Items {
  const [before, my, their] = [byId(base), byId(mine), byId(theirs)];
  // The side that moved items decides the order; the items that only the other side has follow their predecessors.
  const order = isMoved(base, mine) ? joined(mine, theirs) : joined(theirs, mine);
  return order.flatMap((id) => {
    const item = merged(before.get(id), my.get(id), their.get(id));
    return item === undefined ? [] : [item as Identified];
  });
}

function byId(items: Items): ReadonlyMap<string, Identified> {
  return new Map(items.map((item) => [item.id, item]));
}

const idsOf = (items: Items) => items.map(({ id }) => id);

/** Whether items that both have are in another order. */
function isMoved(before: Items, after: Items): boolean {
  const [one, other] = [idsOf(before), idsOf(after)];
  return !isSame(
    one.filter((id) => other.includes(id)),
    other.filter((id) => one.includes(id)),
  );
}

/** The ids of both, in the order of `first`. */
function joined(first: Items, second: Items): readonly string[] {
  const ids = [...idsOf(first)];
  let previous = -1;
  for (const id of idsOf(second)) {
    const place = ids.indexOf(id);
    if (place >= 0) previous = place;
    else {
      previous += 1;
      ids.splice(previous, 0, id);
    }
  }
  return ids;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
