import { questionnaireFields } from './empty-answers';
import type { QuestionnaireDraft } from './questionnaire-answers';

/** Three-way merge of answers: fields changed here since `base` are taken from here, all others from there. */
export function mergeAnswers(
  base: QuestionnaireDraft,
  here: QuestionnaireDraft,
  there: QuestionnaireDraft,
): QuestionnaireDraft {
  return Object.fromEntries(
    questionnaireFields.map((field) => [field, here[field] === base[field] ? there[field] : here[field]]),
  ) as QuestionnaireDraft;
}

export function sameAnswers(one: QuestionnaireDraft, other: QuestionnaireDraft): boolean {
  return questionnaireFields.every((field) => one[field] === other[field]);
}
