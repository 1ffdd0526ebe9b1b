import { expect, test } from 'vitest';
import { toQuestionnaire } from '@domain/questionnaire/questionnaire';
import {
  buildFollowUpSubmission,
  buildQuestionnaireSubmission,
} from '../../../../tools/testing/factories/build-answers';
import { glanceFacts } from './glance-facts';

const questionnaire = (changes: object = {}, created_at = '2026-07-01T10:00:00.000Z') => {
  const answers = buildQuestionnaireSubmission({ booking_id: 'key', ...changes });
  return { ...toQuestionnaire(answers, 'b-1'), created_at };
};
const followUp = (changes: object = {}) => ({
  ...buildFollowUpSubmission({ booking_id: 'key' }),
  ...changes,
  booking_id: 'b-1',
  created_at: '2026-07-02T10:00:00.000Z',
});
const valueOf = (name: string, facts: ReturnType<typeof glanceFacts>) =>
  facts.find((fact) => fact.name === name)?.value;

test('both forms are one list, where the later answer counts unless it is unsure', () => {
  const facts = glanceFacts(
    {
      questionnaire: questionnaire({ utilitiesOn: 'no', backflowPreventionDevice: 'no' }),
      followUp: followUp({ water_power_availability: 'yes', backflow_prevention_device: 'not_sure' }),
    },
    'scheduled',
  );
  expect(valueOf('Water, power', facts)).toBe('On');
  expect(valueOf('Backflow', facts)).toBe('No');
});

test('how to get in is shown until the job is over', () => {
  const answers = {
    questionnaire: questionnaire({ accessMethod: 'other', accessMethodOther: 'Code 4711 at the gate' }),
    followUp: null,
  };
  expect(valueOf('Access', glanceFacts(answers, 'scheduled'))).toBe('Code 4711 at the gate');
  expect(valueOf('Access', glanceFacts(answers, 'completed'))).not.toContain('4711');
  const lockbox = { questionnaire: questionnaire({ accessMethod: 'supra-lockbox' }), followUp: null };
  expect(valueOf('Access', glanceFacts(lockbox, 'scheduled'))).toBe('Supra lockbox');
});

test('without any form nothing is said', () => {
  const facts = glanceFacts({ questionnaire: null, followUp: null }, 'scheduled');
  expect(facts.filter(({ value }) => Boolean(value))).toEqual([]);
});
