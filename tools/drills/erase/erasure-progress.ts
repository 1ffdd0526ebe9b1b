import { setTimeout as pause } from 'node:timers/promises';
import { collections } from '@domain/firestore/paths';
import type { Handlers } from '../handlers/start-handlers';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';

/** The timeout for the product's background work. */
export const patienceMs = 120_000;

/** Whether a person's erasure is in progress and has not passed a step. */
export async function isAhead({ firestore }: DrillWorld, email: string, step: string): Promise<boolean> {
  const running = await firestore
    .collection(collections.personErasures)
    .where('marks.email', '==', email)
    .get();
  return running.docs.some((erasure) => !(erasure.get('done') as readonly string[]).includes(step));
}

/** Marks a step as done without running it. */
export async function leaveOut({ firestore }: DrillWorld, step: string): Promise<void> {
  const running = await firestore
    .collection(collections.personErasures)
    .where('state', '==', 'RUNNING')
    .get();
  for (const { ref } of running.docs) {
    const done = (await ref.get()).get('done') as readonly string[];
    await ref.update({ done: [...done, step] });
  }
}

/** Repeats the call, which continues the erasure, until the last email is sent and no trace is left. */
export async function untilDone(
  world: DrillWorld,
  handlers: Handlers,
  { email, idempotencyKey }: { readonly email: string; readonly idempotencyKey: string },
): Promise<void> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await pause(200)) {
    const { state } = await world.calls.call(
      'office-person-erase',
      { email, idempotencyKey },
      { idToken: world.office },
    );
    if (state === 'DONE') return;
    await tick(handlers);
  }
  throw new Error('the erasure did not end');
}

async function tick({ url }: Handlers): Promise<void> {
  const response = await fetch(`${url}/dev-tick`, { method: 'POST' });
  if (!response.ok) throw new Error(`the sweep answered ${response.status}`);
}

/** Waits for the PDFs of these people's documents and reports. */
export async function filesMade(
  { firestore }: DrillWorld,
  handlers: Handlers,
  people: readonly DrillPerson[],
): Promise<void> {
  const waiting = async () => {
    const missing = await Promise.all(
      [collections.agreements, collections.mediaReleases, collections.reportVersions].map((name) =>
        firestore.collection(name).where('pdf', '==', null).get(),
      ),
    );
    const texts = missing.flatMap(({ docs }) => docs.map((row) => JSON.stringify(row.data()).toLowerCase()));
    return texts.some((text) => people.some(({ word }) => text.includes(word)));
  };
  for (const end = Date.now() + patienceMs; await waiting(); await tick(handlers)) {
    if (Date.now() > end) throw new Error('the files of the seeded records were not made');
  }
}
