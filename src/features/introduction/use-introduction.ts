import type { Introduction } from '@domain/referral/introduction-calls';
import { callFunction } from '@/api/call-function';
import { askLink } from '@/offline/ask-link';
import { useLink, type LinkQuestions } from '@/shared/access/use-link';

interface OpenIntroduction {
  readonly state: 'open';
  readonly introduction: Introduction;
}

const ask = (key: string) => askLink(() => callFunction('client-introduction-open', { booking: key }));
const questions: LinkQuestions<OpenIntroduction> = { first: ask, again: ask };

/** What the link of our introduction with this key leads to. */
export function useIntroduction(key: string) {
  return useLink<OpenIntroduction>(key, questions);
}
