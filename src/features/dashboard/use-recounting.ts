import { useEffect, useRef } from 'react';
import { business } from '@domain/business/business';
import { lastWeekBegin } from '@domain/office/last-week';
import { cardFigures } from '@domain/stats/office-figures';
import { onAdminCall } from '@/firebase/calls/admin-calls';
import { useCounter } from '@/firebase/lists/use-counter';
import type { ShownFigure } from './card-words';
import { changedFigures, type LoadJobFigures } from './changed-figures';
import { allReferrals, figureLists } from './figure-lists';
import { keepOwnCount } from './own-counts';

/** Debounce, because one action often follows another. */
const debounceMs = 600;

const everyFigure: readonly ShownFigure[] = ['total_referrals', ...cardFigures];

/**
 * Counts on this page: after an action the figures that it changed, and all figures in each `round`, which is null
 * while the sweeper's figures are up to date.
 */
export function useRecounting(
  round: number | null,
  jobFigures: LoadJobFigures,
  onFailure: (error: unknown) => void,
): void {
  const count = useCounter();
  const failed = useRef(onFailure);
  useEffect(() => {
    failed.current = onFailure;
  }, [onFailure]);

  useEffect(() => {
    const changed = new Set<ShownFigure>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const recount = () => {
      const now = new Date();
      const begin = lastWeekBegin(business.timeZone, now);
      const counting = [...changed].map(async (figure) => {
        const list = figure === 'total_referrals' ? allReferrals : figureLists[figure](begin);
        keepOwnCount(figure, { ...(await count(list)), at: now.getTime() });
      });
      changed.clear();
      Promise.all(counting).catch((error: unknown) => failed.current(error));
    };
    const ask = (figures: readonly ShownFigure[]) => {
      for (const figure of figures) changed.add(figure);
      clearTimeout(timer);
      if (changed.size > 0) timer = setTimeout(recount, debounceMs);
    };
    let over = false;
    const stop = onAdminCall((name) => {
      const figures = changedFigures[name];
      if (figures) return ask(figures);
      jobFigures().then(
        (ofJobs) => !over && ask(ofJobs[name] ?? []),
        (error: unknown) => failed.current(error),
      );
    });
    if (round !== null) ask(everyFigure);
    return () => {
      over = true;
      stop();
      clearTimeout(timer);
    };
  }, [count, round, jobFigures]);
}
