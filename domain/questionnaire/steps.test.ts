import { describe, expect, it, test } from 'vitest';
import { easyVisit } from '../../tools/demo/demo-forms';
import { emptyAnswers } from './empty-answers';
import type { QuestionnaireDraft } from './questionnaire-answers';
import { furthestStep, stepErrors, answerErrors, stepWithError } from './step-errors';
import { percentAt, questionnaireSteps, stepOf } from './steps';

const today = '2026-05-04';

const complete: QuestionnaireDraft = {
  ...easyVisit,
  cleanoutLocationKnown: 'no',
  cleanoutDescription: '',
};

/** Step, what is answered, whether Next is enabled: requirement Q-07. */
const gates: readonly (readonly [number, Partial<QuestionnaireDraft>, boolean])[] = [
  [1, {}, false],
  [1, { yearBuilt: '197' }, false],
  [1, { yearBuilt: '1974' }, true],
  [2, {}, false],
  [2, { sewerConnectionType: 'septic-tank' }, true],
  [3, {}, false],
  [3, { backflowPreventionDevice: 'not-sure' }, true],
  [4, {}, false],
  [4, { cleanoutDescription: 'Left of the driveway' }, false],
  [4, { cleanoutLocationKnown: 'no' }, true],
  [4, { cleanoutLocationKnown: 'not-sure' }, true],
  [4, { cleanoutLocationKnown: 'yes' }, false],
  [4, { cleanoutLocationKnown: 'yes', cleanoutDescription: ' \n ' }, false],
  [4, { cleanoutLocationKnown: 'yes', cleanoutDescription: 'Left of the driveway' }, true],
  [5, {}, false],
  [5, { utilitiesOn: 'no' }, true],
  [6, {}, false],
  [6, { accessMethod: 'someone-present' }, true],
  [6, { accessMethod: 'supra-lockbox' }, true],
  [6, { accessMethod: 'other' }, false],
  [6, { accessMethod: 'other', accessMethodOther: '  ' }, false],
  [6, { accessMethod: 'other', accessMethodOther: 'The neighbor has the key' }, true],
  [7, {}, true],
  [7, { specialAccessConditions: 'A dog' }, true],
  [8, {}, true],
  [8, { knownSewerIssues: 'Roots in 2019' }, true],
  [9, {}, false],
  [9, { reportRecipient: 'agent' }, true],
  [9, { reportRecipient: 'other' }, false],
  [9, { reportRecipient: 'other', reportRecipientOther: 'The bank' }, true],
  [10, {}, true],
  [10, { agentName: 'Jo Park' }, true],
];

test('the ten steps have the titles of requirement Q-03, and three of them are optional', () => {
  expect(
    questionnaireSteps.map(({ number, title, required }) => `${number} ${title}${required ? ' *' : ''}`),
  ).toEqual([
    '1 Year Built *',
    '2 Sewer Connection Type *',
    '3 Backflow Prevention Device *',
    '4 Cleanout Location *',
    '5 Utilities *',
    '6 Access Method *',
    '7 Special Access Conditions',
    '8 Known Sewer Issues',
    '9 Report Recipient *',
    '10 Agent Contact Info',
  ]);
});

test('every field is asked at exactly one step', () => {
  const asked = questionnaireSteps.flatMap(({ fields }) => fields);
  expect([...asked].sort()).toEqual(Object.keys(emptyAnswers).sort());
});

describe('step validation', () => {
  it.each(gates)('step %i with %o allows Next: %s', (number, answers, open) => {
    expect(stepOf(number).gate({ ...emptyAnswers, ...answers })).toBe(open);
  });

  it.each(gates.filter(([, answers, open]) => open && Object.keys(answers).length > 0))(
    'an answer that completes step %i is accepted by the server: %o',
    (number, answers) => {
      expect(stepErrors(stepOf(number), answerErrors({ ...complete, ...answers }, today))).toEqual({});
    },
  );
});

describe('the furthest reachable step', () => {
  it('is the first step without answers and the last with all of them', () => {
    expect(furthestStep(emptyAnswers, today)).toBe(1);
    expect(furthestStep(complete, today)).toBe(10);
  });

  it.each<[Partial<QuestionnaireDraft>, number]>([
    [{ yearBuilt: '1774' }, 1],
    [{ yearBuilt: '2031' }, 1],
    [{ backflowPreventionDevice: '' }, 3],
    [{ cleanoutLocationKnown: 'yes' }, 4],
    [{ reportRecipient: '' }, 9],
    [{ agentEmail: 'jo@' }, 10],
  ])('%o: step %i', (change, step) => {
    expect(furthestStep({ ...complete, ...change }, today)).toBe(step);
  });
});

test('a server error is shown at its step', () => {
  expect(stepWithError({ agentEmail: 'No.', accessMethodOther: 'No.' })).toBe(6);
  expect(stepWithError({})).toBeUndefined();
});

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [4, 4],
  [11, 10],
])('step %d in an address is shown as step %d', (asked, number) => {
  expect(stepOf(asked).number).toBe(number);
});

test('the progress bar goes from 10 to 100 percent', () => {
  expect(questionnaireSteps.map(({ number }) => percentAt(number))).toEqual([
    10, 20, 30, 40, 50, 60, 70, 80, 90, 100,
  ]);
});
