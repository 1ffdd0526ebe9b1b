import { lazy } from 'react';

export const LazyQuestionnaireDialog = lazy(async () => ({
  default: (await import('./questionnaire-dialog')).QuestionnaireDialog,
}));
