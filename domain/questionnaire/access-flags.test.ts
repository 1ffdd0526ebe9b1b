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
