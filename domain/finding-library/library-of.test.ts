import { describe, expect, test } from 'vitest';
import { factoryFindings } from './factory-findings';
import { findFindings, noUse, usedFinding } from './find-findings';
import { factoryFinding, findingChanges, isStandard, libraryOf } from './library-of';
import { noFindingChanges, type LibraryFinding } from './library-finding';

const own: LibraryFinding = {
  id: 'ice',
  title: 'Ice in the line',
  problem: 'Ice',
  observation: 'At [footage], there is ice.',
  severity: 'low',
  thresholds: [],
  recommendation: '',
  favorite: false,
  active: true,
};
const crack = factoryFinding('crack');
if (!crack) throw new Error('the trade knows cracks');

describe('the library', () => {
  test('is the trade’s until the owner changes it, and stores only what differs', () => {
    expect(libraryOf(noFindingChanges)).toEqual(factoryFindings);
    expect(findingChanges(factoryFindings)).toEqual(noFindingChanges);
    const changed = { ...crack, observation: 'A crack at [footage].' };
    const library = [...factoryFindings.map((each) => (each.id === 'crack' ? changed : each)), own];
    const stored = findingChanges(library);
    expect(stored).toEqual({ items: [changed, own], order: [] });
    expect(libraryOf(stored)).toEqual(library);
  });

  test('keeps the owner’s order, with what is new at its end', () => {
    const reversed = factoryFindings.toReversed();
    const stored = findingChanges(reversed);
    expect(stored.items).toEqual([]);
    expect(libraryOf(stored)).toEqual(reversed);
    const withNew = libraryOf({ items: [own], order: stored.order });
    expect(withNew.at(-1)).toBe(own);
  });

  test('tells a changed finding from a standard one, whatever the order of its fields', () => {
    const { title, ...rest } = crack;
    expect(isStandard({ ...rest, title })).toBe(true);
    expect(isStandard({ ...crack, favorite: true })).toBe(false);
    expect(isStandard(own)).toBe(false);
  });
});

describe('a search', () => {
  const titles = (query: string, use = noUse) =>
    findFindings(libraryOf(noFindingChanges), query, use).map(({ title }) => title);

  test('needs a few letters of any words', () => {
    expect(titles('bel 1')).toEqual(['Belly, up to 1 in of water', 'Belly, over 1 in of water']);
    expect(titles('roo')).toEqual(['Roots, fine', 'Roots, medium', 'Root mass']);
    expect(titles('off 1/4')).toHaveLength(2);
    expect(titles('zebra')).toEqual([]);
  });

  test('lists titles that begin with the letters first, whatever was used last', () => {
    const use = usedFinding(noUse, 'belly-small');
    expect(titles('hol', use)).toEqual(['Hole', 'Belly, up to 1 in of water', 'Belly, over 1 in of water']);
  });

  test('lists the last used first, then favorites', () => {
    const use = usedFinding(usedFinding({ ...noUse, favorites: { grease: true } }, 'hole'), 'root-mass');
    expect(titles('', use).slice(0, 4)).toEqual(['Root mass', 'Hole', 'Grease', 'Crack, closed']);
  });

  test('leaves out what the owner hides', () => {
    const library = libraryOf({ items: [{ ...crack, active: false }], order: [] });
    expect(findFindings(library, 'crack', noUse)).toEqual([]);
  });
});
