import { lazy } from 'react';

/** The answers that the server has, loaded only where they are shown instead of the form. */
export const SavedAnswers = lazy(async () => ({ default: (await import('./saved-answers')).SavedAnswers }));
