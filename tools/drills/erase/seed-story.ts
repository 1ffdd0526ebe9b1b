import { randomUUID } from 'node:crypto';
import type { DrillPerson } from './drill-people';
import type { DrillWorld } from './drill-world';
import { accept, complete, markPaid, sendForms, sendRequest } from './seed-client';
import { earnReward, refer } from './seed-referral';
import { amend, shareReport, writeReport } from './seed-report';

/** Who is in a story. */
export interface StoryPeople {
  /** Who will be erased. */
  readonly erased: DrillPerson;
  /** Refers them. */
  readonly agent: DrillPerson;
  /** A client who names them, whom they have referred as well. */
  readonly client: DrillPerson;
  /** A client with a history like theirs, who has nothing to do with them. */
  readonly stranger: DrillPerson;
}

interface StoryOptions {
  /** Without: requests, a job with its forms and a report, and both kinds of referral; quick, for the tests. */
  readonly whole: boolean;
}

/** A client from the request to the shared report, with everything that comes of one. */
async function wholeJob(world: DrillWorld, person: DrillPerson, agent: DrillPerson): Promise<void> {
  const bookingId = await accept(world, await sendRequest(world, person));
  await sendForms(world, person, bookingId, { agent });
  await complete(world, bookingId);
  const report = await writeReport(world, person, bookingId);
  await world.calls.call('sendReport', { reportId: report.reportId }, { idToken: world.office });
  await markPaid(world, bookingId, `Cheque of ${person.word}`);
  await shareReport(world, person, report, `Friend of ${person.word}`);
  await amend(world, report, person.word);
}

/** Gives four people everything that the product keeps of anybody, through its own functions alone. */
export async function seedStory(
  world: DrillWorld,
  { erased, agent, client, stranger }: StoryPeople,
  { whole }: StoryOptions,
): Promise<void> {
  const mention = `Ask ${erased.name}, ${erased.email.toUpperCase()} or ${erased.phone.replace(/\D+/g, '.')}`;
  await wholeJob(world, erased, agent);
  await sendRequest(world, erased);
  // An appointment that is still ahead.
  await accept(world, await sendRequest(world, erased));
  await refer(world, agent, erased);
  await refer(world, erased, client);
  // A client who writes of them, and whose report does.
  const job = await accept(world, await sendRequest(world, client, mention));
  await sendForms(world, client, job, { agent: erased, text: mention });
  await complete(world, job);
  const report = await writeReport(world, client, job, mention);
  if (!whole) return;
  await markPaid(world, job, mention);
  await shareReport(world, client, report, erased.name);
  await wholeJob(world, stranger, agent);
  await sendRequest(world, stranger);
  // Rewards: of somebody else for them, and their own.
  await earnReward(world, await refer(world, agent, erased));
  await earnReward(world, await refer(world, erased, stranger));
  // Inspections that were no job of this office: one waits for its payment.
  await writeReport(world, erased, null);
  const { reportId } = await writeReport(world, erased, null);
  const paid = { state: 'paid', method: 'cash', note: erased.word, idempotencyKey: randomUUID() } as const;
  await world.calls.call('setReportPayment', { reportId, ...paid }, { idToken: world.office });
}
