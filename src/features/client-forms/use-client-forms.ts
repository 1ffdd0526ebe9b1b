import type { ClientJob } from '@domain/access/client-forms';
import { useLink } from '@/shared/access/use-link';
import { takeOpening } from './early-opening';
import { openForms } from './open-forms';

interface OpenForms {
  readonly state: 'open';
  readonly booking: ClientJob;
}

const questions = { first: takeOpening, again: openForms };

/** The job of the link with this key, and which forms are done. */
export function useClientForms(key: string) {
  return useLink<OpenForms>(key, questions);
}
