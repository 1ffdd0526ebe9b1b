import { addressKey } from './address-key';
import { unitDesignators } from './unit-designators';

const isIdentifier = (word: string | undefined) =>
  word !== undefined && /^(?:\d+\p{L}?|\p{L}\d*)$/u.test(word);

/**
 * An address normalized for comparison, like `addressKey` but with all unit designators of the postal service
 * unified. `482 E Ridgeline Dr #4` and `482 E Ridgeline Drive, Apt. 4` are the same property.
 */
export function propertyKey(address: string): string {
  const words = addressKey(address.replace(/[#＃]/g, ' unit ')).split(' ').flatMap(apart);
  const named = words.map((word, index) => {
    const designator = unitDesignators.get(word);
    // 'Key' and 'Office' also occur in street names; only 'Key 4' is a unit.
    return designator === 'unit' && !isIdentifier(followed(words, index)) ? word : (designator ?? word);
  });
  return named.filter((word, index) => word !== 'unit' || named[index + 1] !== 'unit').join(' ');
}

/** The word after a designator, skipping repeated designators as in 'Apt #4'. */
function followed(words: readonly string[], index: number): string | undefined {
  return words.slice(index + 1).find((word) => unitDesignators.get(word) !== 'unit');
}

/** Splits 'apt4' into two words. */
function apart(word: string): readonly string[] {
  const [, designator = '', identifier = ''] = /^(\p{L}+)(\d+\p{L}?)$/u.exec(word) ?? [];
  return unitDesignators.has(designator) ? [designator, identifier] : [word];
}

/**
 * The `addressKey` of a property in every other spelling of its unit, under which an older claim may be stored. Empty
 * for an address without a unit.
 */
export function addressSpellings(address: string): readonly string[] {
  const property = propertyKey(address);
  const unit = / unit (\S+)/;
  if (!unit.test(property)) return [];
  const spellings = [...unitDesignators].flatMap(([word, designator]) => {
    if (designator !== 'unit') return [];
    // As `addressKey` writes it: it drops punctuation and abbreviates some words.
    const written = addressKey(word);
    return [
      property.replace(unit, written === '' ? ' $1' : ` ${written} $1`),
      ...(written === '' ? [] : [property.replace(unit, ` ${written}$1`)]),
    ];
  });
  const own = addressKey(address);
  return [...new Set(spellings)].filter((spelling) => spelling !== own);
}
