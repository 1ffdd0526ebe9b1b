import { setTimeout as pause } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { monthOf } from '@domain/availability/month';
import { collections } from '@domain/firestore/paths';
import type { Random } from '../random';
import type { SlotsModules } from './slots-modules';

interface MonthBuilder {
  /** Waits until each change of a day has been followed. @returns how many events were. */
  readonly finish: () => Promise<number>;
}

const atOnce = 3;
/** A day after all others, by which the listener shows that it has seen everything before. */
const lastDay = '9999-12-31';

/**
 * Builds the months as the triggers do, which don't see the drill's project: events follow the changes of
 * the days, out of order and several at a time.
 */
export function buildAlong(db: Firestore, { buildMonths }: SlotsModules, random: Random): MonthBuilder {
  const days = db.collection(collections.days);
  const waiting: string[] = [];
  let [events, isOver, sawLast] = [0, false, () => undefined as void];
  const stopListening = days.onSnapshot((changed) => {
    for (const { doc, type } of changed.docChanges()) {
      if (doc.id === lastDay && type === 'added') sawLast();
      const month = monthOf(doc.id);
      // Two that wait build what a third would, and the emulator makes builds of one month wait for each other.
      if (waiting.filter((each) => each === month).length < 2) {
        waiting.splice(random.below(waiting.length + 1), 0, month);
      }
    }
  });
  async function work(): Promise<void> {
    for (;;) {
      const month = waiting.shift();
      if (month !== undefined) {
        events += 1;
        await buildMonths(new Date(), month);
      } else if (isOver) return;
      else await pause(20);
    }
  }
  const working = Promise.all(Array.from({ length: atOnce }, work));
  return {
    async finish() {
      const seen = new Promise<void>((resolve) => (sawLast = resolve));
      await days.doc(lastDay).set({ jobs: {} });
      await seen;
      await days.doc(lastDay).delete();
      isOver = true;
      await working;
      stopListening();
      return events;
    },
  };
}
