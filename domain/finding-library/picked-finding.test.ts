import { describe, expect, test } from 'vitest';
import { factoryFinding } from './library-of';
import { askedBlanks, withFootage, withMeasure, withPicked, type FilledFinding } from './picked-finding';

const empty: FilledFinding = {
  footage: '',
  mainProblem: '',
  observation: '',
  recommendation: '',
  severity: '',
  proposedSeverity: '',
};

function item(id: string) {
  const found = factoryFinding(id);
  if (!found) throw new Error(`no finding ${id}`);
  return found;
}

const belly = item('belly-small');
const crack = item('crack');

describe('a picked finding', () => {
  test('never replaces words that were typed', () => {
    const typed = { ...empty, observation: 'My own words.', severity: 'high' as const };
    const picked = withPicked(typed, belly);
    expect(picked).toMatchObject({
      mainProblem: 'Belly holding water',
      observation: 'My own words.',
      severity: 'high',
      proposedSeverity: 'low',
      recommendation: belly.recommendation,
    });
  });

  test('replaces what another one filled, even with its blanks filled in', () => {
    const first = withMeasure(withPicked(empty, belly), belly, 'depth', '0.5');
    const second = withPicked(first, crack);
    expect(second).toMatchObject({
      mainProblem: 'Crack',
      observation: crack.observation,
      recommendation: crack.recommendation,
    });
    const edited = { ...first, observation: `${first.observation} Near the tree.` };
    expect(withPicked(edited, crack).observation).toBe(edited.observation);
  });

  test('takes over the footage that was typed before', () => {
    const picked = withPicked({ ...empty, footage: '34' }, crack);
    expect(picked.observation).toContain('At 34 ft,');
    expect(picked.footage).toBe('34');
  });
});

describe('a measured value', () => {
  const picked = withPicked(empty, belly);

  test('fills its blank, and can be corrected while the text was not edited', () => {
    const wrong = withMeasure(picked, belly, 'depth', '15', true);
    expect(wrong.observation).toContain('Deepest water: 15 in.');
    expect(wrong.severity).toBe('medium');
    const right = withMeasure(wrong, belly, 'depth', '0.5');
    expect(right.observation).toContain('Deepest water: 0.5 in.');
    expect(right).toMatchObject({ severity: 'low', proposedSeverity: 'low' });
  });

  test('fills an edited text only once it is complete', () => {
    const edited = { ...picked, observation: 'A sag. Water: [depth].' };
    expect(withMeasure(edited, belly, 'depth', '1', true).observation).toBe('A sag. Water: [depth].');
    expect(withMeasure(edited, belly, 'depth', '1').observation).toBe('A sag. Water: 1 in.');
  });

  test('over the threshold proposes the higher severity, but not over the inspector’s', () => {
    expect(withMeasure(picked, belly, 'depth', '1').severity).toBe('low');
    expect(withMeasure(picked, belly, 'depth', '1.5').severity).toBe('medium');
    expect(withMeasure(picked, belly, 'depth', null).severity).toBe('low');
    const own = withMeasure({ ...picked, severity: 'none' }, belly, 'depth', '1.5');
    expect(own).toMatchObject({ severity: 'none', proposedSeverity: 'medium' });
  });

  test('of where it begins is the footage, unless there is another one', () => {
    const begun = withMeasure(picked, belly, 'from', '3', true);
    expect(begun.footage).toBe('3');
    expect(withMeasure(begun, belly, 'from', '34').footage).toBe('34');
    expect(withMeasure({ ...begun, footage: '50' }, belly, 'from', '34').footage).toBe('50');
    expect(withMeasure(begun, belly, 'to', '40').footage).toBe('3');
  });

  test('is remembered while it isn’t valid, and its blank stays open', () => {
    const typed = withMeasure(picked, belly, 'depth', 'deep');
    expect(typed.observation).toBe(picked.observation);
    expect(typed.picked.measures.depth).toBe('deep');
  });
});

test('the footage field fills the blanks that ask for it, and corrects them', () => {
  const first = withFootage({ ...withPicked(empty, crack), footage: '34' }, crack);
  expect(first.observation).toContain('At 34 ft,');
  const later = withFootage({ ...first, footage: '43' }, crack);
  expect(later.observation).toContain('At 43 ft,');
  expect(later.footage).toBe('43');
});

test('blanks are asked for in the order of the text, also once they are filled', () => {
  const picked = withPicked(empty, belly);
  expect(askedBlanks(picked)).toEqual(['from', 'to', 'depth', 'water']);
  expect(askedBlanks(withMeasure(picked, belly, 'to', '40'))).toEqual(['from', 'to', 'depth', 'water']);
  expect(askedBlanks(empty)).toEqual([]);
});
