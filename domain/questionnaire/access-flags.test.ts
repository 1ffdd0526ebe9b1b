import { describe, expect, test } from 'vitest';
import { accessFlagReasons, accessFlagsOf } from './access-flags';

const fine = {
  utilitiesOn: 'yes',
  cleanoutLocationKnown: 'yes',
  backflowPreventionDevice: 'no',
  sewerConnectionType: 'city-sewer',
  accessMethod: 'someone-present',
} as const;

test('no flags if everything is known and on', () => {
  expect(accessFlagsOf(fine)).toEqual([]);
  expect(accessFlagsOf({ ...fine, accessMethod: 'supra-lockbox' })).toEqual([]);
});

describe('an answer that puts the visit at risk', () => {
  test.each([
    [{ utilitiesOn: 'no' }, 'utilities-off'],
    [{ utilitiesOn: 'not-sure' }, 'utilities-unsure'],
    [{ cleanoutLocationKnown: 'no' }, 'cleanout-unknown'],
    [{ cleanoutLocationKnown: 'not-sure' }, 'cleanout-unknown'],
    [{ backflowPreventionDevice: 'yes' }, 'backflow-device'],
    [{ backflowPreventionDevice: 'not-sure' }, 'backflow-device'],
    [{ sewerConnectionType: 'septic-tank' }, 'septic'],
    [{ accessMethod: 'other' }, 'access-unclear'],
  ] as const)('%j raises only %s', (answer, flag) => {
    expect(accessFlagsOf({ ...fine, ...answer })).toEqual([flag]);
  });
});

describe('the answers of both forms', () => {
  const unsure = {
    utilitiesOn: 'not-sure',
    cleanoutLocationKnown: 'not-sure',
    backflowPreventionDevice: 'not-sure',
    sewerConnectionType: 'not-sure',
  } as const;

  test('a definite answer settles what the other form left open, in either order', () => {
    expect(accessFlagsOf({ ...fine, cleanoutLocationKnown: 'not-sure' }, fine)).toEqual([]);
    expect(accessFlagsOf(fine, unsure)).toEqual([]);
    expect(accessFlagsOf({ ...fine, sewerConnectionType: 'septic-tank' }, unsure)).toEqual(['septic']);
  });

  test('of two definite answers the later one counts', () => {
    const off = { ...fine, utilitiesOn: 'no' } as const;
    expect(accessFlagsOf(off, fine)).toEqual([]);
    expect(accessFlagsOf(fine, off)).toEqual(['utilities-off']);
  });

  test('a question that only one form asks is answered by that form', () => {
    expect(accessFlagsOf({ ...fine, accessMethod: 'other' }, unsure)).toEqual(['access-unclear']);
    expect(accessFlagsOf(unsure)).toEqual(['utilities-unsure', 'cleanout-unknown', 'backflow-device']);
  });

  test('no form, no flags', () => {
    expect(accessFlagsOf()).toEqual([]);
  });
});

test('each flag has an explanation', () => {
  const explained = Object.entries(accessFlagReasons).filter(([, reason]) => /^[A-Z].+\.$/.test(reason));
  expect(explained.map(([flag]) => flag)).toEqual([
    'utilities-off',
    'utilities-unsure',
    'cleanout-unknown',
    'backflow-device',
    'septic',
    'access-unclear',
  ]);
});
