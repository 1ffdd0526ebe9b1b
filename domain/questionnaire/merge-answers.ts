import { questionnaireFields } from './empty-answers';
import type { QuestionnaireDraft } from './questionnaire-answers';

/**
 * Joins what was written here with what was written elsewhere since `base`, which both began with: a field that was changed
 * here is taken from here, every other from there.
 */
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
