import type { QuestionnaireDraft } from '@domain/questionnaire/questionnaire-answers';
import { furthestStep } from '@domain/questionnaire/step-errors';
import { useState } from 'react';
import { today } from './today';

/**
 * The number of the step to show: the `wanted` one, or an earlier one that still needs an answer. An answer alone never opens
 * a later step, because the address is corrected a moment after the page is shown.
 */
export function useShownStep(wanted: number, values: QuestionnaireDraft): number {
  const furthest = furthestStep(values, today());
  const [before, setBefore] = useState({ wanted, shown: wanted });
  const shown = Math.min(before.wanted === wanted ? before.shown : wanted, furthest);
  if (before.wanted !== wanted || before.shown !== shown) setBefore({ wanted, shown });
  return shown;
}
