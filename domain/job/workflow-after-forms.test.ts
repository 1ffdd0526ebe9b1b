import { describe, expect, test } from 'vitest';
import { noFormsYet, type FormsStatus } from './forms-status';
import { workflowAfterForms } from './workflow-after-forms';

const afterForms = (...forms: (keyof FormsStatus)[]) => {
  let status: FormsStatus = noFormsYet;
  let workflow = workflowAfterForms(status, 'forms_pending');
  return forms.map((form) => {
    status = { ...status, [form]: true };
    workflow = workflowAfterForms(status, workflow);
    return workflow;
  });
};

describe('the status after each form, in every order', () => {
  const [agreement, release, questionnaire] = [
    'agreement_signed',
    'media_release_signed',
    'questionnaire_completed',
  ] as const;

  test.each([
    [agreement, release, questionnaire],
    [release, agreement, questionnaire],
  ])('%s, %s, %s: is forms_signed in between', (...forms) => {
    expect(afterForms(...forms)).toEqual(['forms_pending', 'forms_signed', 'questionnaire_complete']);
  });

  test.each([
    [agreement, questionnaire, release],
    [release, questionnaire, agreement],
    [questionnaire, agreement, release],
    [questionnaire, release, agreement],
  ])('%s, %s, %s: is pending until the last', (...forms) => {
    expect(afterForms(...forms)).toEqual(['forms_pending', 'forms_pending', 'questionnaire_complete']);
  });
});

test('leaves any other status unchanged while a document is missing', () => {
  expect(workflowAfterForms({ ...noFormsYet, agreement_signed: true }, 'scheduled')).toBe('scheduled');
});
