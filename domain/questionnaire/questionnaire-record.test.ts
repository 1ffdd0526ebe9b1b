import { expect, test } from 'vitest';
import { emptyHouse } from '../../tools/demo/demo-forms';
import { DamagedRecord } from '../firestore/record-type';
import { toAnswers, toQuestionnaire } from './questionnaire';
import { questionnaireRecord } from './questionnaire-record';

const moment = { toDate: () => new Date('2026-03-05T17:00:00Z'), toMillis: () => 1_772_730_000_000 };
const stored = { ...toQuestionnaire(emptyHouse, 'b-1'), created_at: moment };

test('what is stored of the answers reads as the answers', () => {
  const read = questionnaireRecord.read('b-1', stored);
  expect(read).toEqual(stored);
  expect(toAnswers(read)).toEqual(emptyHouse);
});

test('a questionnaire from before an answer was asked reads as not answered', () => {
  const earlier = { ...stored, report_to_agent: undefined };
  expect(questionnaireRecord.read('b-1', earlier)).toEqual({ ...stored, report_to_agent: '' });
});

test('a text longer than the form now accepts still reads', () => {
  const long = 'x'.repeat(5_000);
  expect(questionnaireRecord.read('b-1', { ...stored, known_sewer_issues: long })).toMatchObject({
    known_sewer_issues: long,
  });
});

test.each([
  ['year_built', { ...stored, year_built: '1978' }],
  ['sewer_connection_type', { ...stored, sewer_connection_type: 'well' }],
  ['utilities_on', { ...stored, utilities_on: undefined }],
  ['report_to_agent', { ...stored, report_to_agent: 'perhaps' }],
  ['agent_name', { ...stored, agent_name: 7 }],
  ['booking_id', { ...stored, booking_id: undefined }],
  ['created_at', { ...stored, created_at: '2026-03-05' }],
])('a wrong or missing %s is damage', (field, damaged) => {
  expect(() => questionnaireRecord.read('b-1', damaged)).toThrow(
    new DamagedRecord('sewer_scope_questionnaires', 'b-1', field),
  );
});
