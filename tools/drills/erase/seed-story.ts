import { randomUUID } from 'node:crypto';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';
import { accept, complete, markPaid, sendForms, sendRequest } from './seed-client';
import { earnReward, refer } from './seed-referral';
import { amend, shareReport, submitReport, writeReport } from './seed-report';

/** The people of a scenario. */
export interface StoryPeople {
  /** The person to be erased. */
  readonly erased: DrillPerson;
  /** The agent who refers them. */
  readonly agent: DrillPerson;
  /** A client who names them and was also referred by them. */
  readonly client: DrillPerson;
  /** A client with a similar history and no connection to them. */
  readonly stranger: DrillPerson;
}

interface StoryOptions {
  /**
   * The short version: requests, a job with forms and a report, and both kinds of referral, for the tests.
   */
  readonly whole: boolean;
}

/** A client's full history, from the request to the shared report. */
async function wholeJob(world: DrillWorld, person: DrillPerson, agent: DrillPerson): Promise<void> {
  const bookingId = await accept(world, await sendRequest(world, person));
  await sendForms(world, person, bookingId, { agent });
  await complete(world, bookingId);
  const report = await writeReport(world, person, bookingId);
  await world.calls.call(
    'send-report-notification',
    { reportId: report.reportId },
    { idToken: world.office },
  );
  await markPaid(world, bookingId, `Cheque of ${person.word}`);
  await shareReport(world, person, report, `Friend of ${person.word}`);
  await amend(world, report, person.word);
}

/** Gives four people every kind of data that the product stores, using only its own functions. */
export async function seedStory(
  world: DrillWorld,
  { erased, agent, client, stranger }: StoryPeople,
  { whole }: StoryOptions,
): Promise<void> {
  const mention = `Ask ${erased.name}, ${erased.email.toUpperCase()} or ${erased.phone.replace(/\D+/g, '.')}`;
  await wholeJob(world, erased, agent);
  await sendRequest(world, erased);
  // A future appointment.
  await accept(world, await sendRequest(world, erased));
  // A report in review.
  const reviewed = await accept(world, await sendRequest(world, erased));
  await complete(world, reviewed);
  await submitReport(world, erased, reviewed);
  await refer(world, agent, erased);
  await refer(world, erased, client);
  // A client who mentions them, as does that client's report.
  const job = await accept(world, await sendRequest(world, client, mention));
  await sendForms(world, client, job, { agent: erased, text: mention });
  await complete(world, job);
  const report = await writeReport(world, client, job, mention);
  const other = await accept(world, await sendRequest(world, client));
  await complete(world, other);
  await submitReport(world, client, other, mention);
  if (!whole) return;
  await markPaid(world, job, mention);
  await shareReport(world, client, report, erased.name);
  await wholeJob(world, stranger, agent);
  await sendRequest(world, stranger);
  // Rewards: one that another person earned by referring them, and their own.
  await earnReward(world, await refer(world, agent, erased));
  await earnReward(world, await refer(world, erased, stranger));
  // Inspections without a job; one has an unpaid report.
  await writeReport(world, erased, null);
  const { reportId } = await writeReport(world, erased, null);
  const paid = { state: 'paid', method: 'cash', note: erased.word, idempotencyKey: randomUUID() } as const;
  await world.calls.call('office-report-payment', { reportId, ...paid }, { idToken: world.office });
  await world.calls.letUndoExpire();
}
