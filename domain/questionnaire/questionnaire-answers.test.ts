import { describe, expect, test } from 'vitest';
import { easyVisit } from '../../tools/demo/demo-forms';
import { fieldErrors } from '../testing/field-errors';
import { toAnswers, toQuestionnaire } from './questionnaire';
import { questionnaireAnswersSchema, type QuestionnaireAnswers } from './questionnaire-answers';

const answers: QuestionnaireAnswers = {
  ...easyVisit,
  cleanoutLocationKnown: 'yes',
  cleanoutDescription: 'North side',
  accessMethod: 'other',
  accessMethodOther: 'Key under the mat',
  specialAccessConditions: 'Dog',
  knownSewerIssues: 'Roots',
  reportRecipient: 'other',
  reportRecipientOther: 'My lawyer',
  agentName: 'Marcus Oyelaran',
  agentPhone: '(385) 555-0164',
  agentEmail: 'marcus@realty.example.com',
};
const context = { today: '2026-11-21' };
const errors = (overrides: object) =>
  Object.keys(fieldErrors(questionnaireAnswersSchema, { ...answers, ...overrides }, context));

test('a complete questionnaire is accepted, also without its optional steps', () => {
  expect(errors({})).toEqual([]);
  const optional = {
    specialAccessConditions: '',
    knownSewerIssues: '',
    agentName: '',
    agentPhone: '',
    agentEmail: '',
  };
  expect(errors(optional)).toEqual([]);
});

describe('is refused at the field', () => {
  test.each([
    ['yearBuilt', ''],
    ['yearBuilt', '197'],
    ['yearBuilt', '1799'],
    ['yearBuilt', '2027'],
    ['sewerConnectionType', 'city_sewer'],
    ['backflowPreventionDevice', ''],
    ['cleanoutLocationKnown', 'maybe'],
    ['cleanoutDescription', ' '],
    ['utilitiesOn', undefined],
    ['accessMethodOther', ''],
    ['reportRecipientOther', ''],
    ['agentPhone', '555-0164'],
    ['agentEmail', 'marcus@home'],
    ['knownSewerIssues', 'x'.repeat(2001)],
  ])('%s of %j', (field, value) => {
    expect(errors({ [field]: value })).toEqual([field]);
  });
});

test('a text that belongs to another answer is dropped', () => {
  const cast = questionnaireAnswersSchema.cast({
    ...answers,
    cleanoutLocationKnown: 'no',
    accessMethod: 'supra-lockbox',
    reportRecipient: 'buyer',
  });
  expect([cast.cleanoutDescription, cast.accessMethodOther, cast.reportRecipientOther]).toEqual(['', '', '']);
});

test('whether the agent gets the report is asked of those who named the agent, and needs an address', () => {
  const forAgent = { ...answers, reportRecipient: 'agent', reportToAgent: 'yes' };
  expect(questionnaireAnswersSchema.cast(forAgent).reportToAgent).toBe('yes');
  expect(questionnaireAnswersSchema.cast({ ...forAgent, reportRecipient: 'buyer' }).reportToAgent).toBe('');
  expect(errors({ ...forAgent, agentEmail: '' })).toEqual(['agentEmail']);
  expect(errors({ ...forAgent, agentEmail: '', reportToAgent: 'no' })).toEqual([]);
  expect(errors({ ...forAgent, agentEmail: '', reportRecipient: 'seller' })).toEqual([]);
  expect(errors({ ...forAgent, reportToAgent: 'perhaps' })).toEqual(['reportToAgent']);
});

test('answers from a page without that question are accepted, and so are those stored before it', () => {
  const earlier = { ...answers, reportToAgent: undefined };
  expect(questionnaireAnswersSchema.cast(earlier).reportToAgent).toBe('');
  expect(errors({ reportToAgent: undefined })).toEqual([]);
});

test('an agent’s email and phone are stored in the usual format, so that searches find them', () => {
  const cast = questionnaireAnswersSchema.cast({
    ...answers,
    agentEmail: ' Mar\u200Bcus@Realty.example.com ',
    agentPhone: '3855550164',
  });
  expect([cast.agentEmail, cast.agentPhone]).toEqual(['marcus@realty.example.com', '(385) 555-0164']);
});

test('answers are unchanged after storing and reading them', () => {
  const stored = toQuestionnaire(answers, 'booking-1');
  expect(stored).toMatchObject({ booking_id: 'booking-1', year_built: 1978, access_method: 'other' });
  expect(toAnswers(stored)).toEqual(answers);
});
