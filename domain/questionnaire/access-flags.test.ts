import { describe, expect, test } from 'vitest';
import { accessFlagReasons, accessFlags, accessFlagsOf } from './access-flags';

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
  for (const flag of accessFlags) expect(accessFlagReasons[flag]).toMatch(/^[A-Z].+\.$/);
});
