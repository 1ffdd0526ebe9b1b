import { describe, expect, test } from 'vitest';
import { noFormsYet, type FormsStatus } from './forms-status';
import { workflowAfterForms } from './workflow-after-forms';

const forms = ['agreement_signed', 'media_release_signed', 'questionnaire_completed'] as const;

function orders<Item>(items: readonly Item[]): Item[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item) =>
    orders(items.filter((other) => other !== item)).map((rest) => [item, ...rest]),
  );
}

describe.each(orders(forms).map((order) => [order.join(', '), order] as const))('%s', (_name, order) => {
  test('ends with questionnaire_complete, and is forms_signed only with both documents and no questionnaire', () => {
    let status: FormsStatus = noFormsYet;
    let workflow = workflowAfterForms(status, 'forms_pending');
    for (const form of order) {
      status = { ...status, [form]: true };
      workflow = workflowAfterForms(status, workflow);
      const both = status.agreement_signed && status.media_release_signed;
      const expected = !both
        ? 'forms_pending'
        : status.questionnaire_completed
          ? 'questionnaire_complete'
          : 'forms_signed';
      expect(workflow).toBe(expected);
    }
  });
});

test('leaves any other status unchanged while a document is missing', () => {
  expect(workflowAfterForms({ ...noFormsYet, agreement_signed: true }, 'scheduled')).toBe('scheduled');
});
