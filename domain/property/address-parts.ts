import { normalizedAddress } from './normalized-address';

/** A normalized address, as far as two of them are compared. */
export interface AddressParts {
  /** The house's; empty if the address doesn't begin with one. */
  readonly number: string;
  /** Such as `unit 2`; empty for none. */
  readonly unit: string;
  /** Directions of the street, such as `e`. */
  readonly directions: readonly string[];
  /** The words that name street and city, in their order. */
  readonly names: readonly string[];
}

const directions: ReadonlySet<string> = new Set(['n', 's', 'e', 'w', 'ne', 'nw', 'se', 'sw']);

/** Kinds of streets: the part of an address that is left out or confused most. */
const streetKinds: ReadonlySet<string> = new Set(
  'st ave dr rd ln ct cir blvd pl pkwy hwy ter trl way sq aly cv xing plz pt loop'.split(' '),
);

export function addressParts(address: string): AddressParts {
  const normalized = normalizedAddress(address);
  const unitAt =
    /(?:^| )(?:unit|bldg|fl) \S+(?: (?:unit|bldg|fl) \S+)*$/.exec(normalized)?.index ?? normalized.length;
  const words = normalized
    .slice(0, unitAt)
    .split(' ')
    .filter((word) => word !== '');
  const number = /^\d/.test(words[0] ?? '') ? (words.shift() ?? '') : '';
  return {
    number,
    unit: normalized.slice(unitAt).trim(),
    directions: words.filter((word) => directions.has(word)),
    names: words.filter((word) => !directions.has(word) && !streetKinds.has(word)),
  };
}
