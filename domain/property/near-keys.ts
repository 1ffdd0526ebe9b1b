import { addressParts } from './address-parts';

const namesAtMost = 4;
const lettersOfName = 3;

/**
 * Keys by which an address is found from a similar spelling: the house's number with how each name begins. Empty for an
 * address that doesn't begin with a number.
 */
export function nearKeys(address: string): readonly string[] {
  const { number, names } = addressParts(address);
  if (number === '') return [];
  return [...new Set(names.slice(0, namesAtMost).map((name) => `${number} ${name.slice(0, lettersOfName)}`))];
}
