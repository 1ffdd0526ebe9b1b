import path from 'node:path';
import { factorySettings } from '@domain/settings/factory-settings';
import { business } from '@domain/business/business';
import { activeServices } from '@domain/settings/offered-services';
import type { Settings } from '@domain/settings/settings';
import { addDays, calendarDateIn, longDate } from '@domain/time/calendar-date';
import { findLedgerProblems } from '../../ledger/find-problems';
import type { Message } from '../../mailbox/message';
import { startProvider, type Provider } from '../../mailbox/start-provider';
import { handlersEnvironment } from '../handlers/handlers-environment';
import { startHandlers } from '../handlers/start-handlers';
import { openDrillProject, projectEnvironment, type Emulators } from '../project/drill-project';
import { loadFunctions } from '../project/load-functions';
import { expectMails, isBefore, ticksOf, type YearMail } from './expect-mails';
import { instant, live, type Living } from './live-year';
import { planYear, type Inspection, type YearPlan } from './plan-year';
import type * as Modules from './year-modules';

export interface YearDrill {
  readonly seed: string;
  readonly jobs: number;
  /** The days over which the inspections are spread. */
  readonly days: number;
  /** The longest time that a finding asks for; from 12 on, some inspections are the yearly service. */
  readonly months: number;
  /** What is made wrong on the way, to see that the drill notices; null for nothing. */
  readonly plant: Planted | null;
  readonly emulators: Emulators;
  /** The functions' log file. */
  readonly log: string;
  readonly onProgress?: (text: string) => void;
}

/** `twice`: an email goes out again. `choice`: what people chose is forgotten. `ledger`: a row of the ledger is lost. */
export const planted = ['twice', 'choice', 'ledger'] as const;
export type Planted = (typeof planted)[number];

export interface YearReport {
  readonly seed: string;
  readonly jobs: number;
  readonly happenings: number;
  readonly ticks: number;
  readonly reminders: number;
  readonly reviews: number;
  /** Expected, and never sent, or at another time. */
  readonly missing: readonly string[];
  /** Sent, and not expected, or not at this time. */
  readonly unexpected: readonly string[];
  readonly twice: readonly string[];
  readonly inQuietHours: readonly string[];
  /** Emails that can't be unsubscribed from, or don't say where we are. */
  readonly withoutWayOut: readonly string[];
  readonly ledgerRows: number;
  readonly unbalanced: readonly string[];
  readonly seconds: number;
}

const projectId = 'demo-year-drill';
const postalAddress = 'PO Box 1, Springfield';

/** The owner has both sent. */
const settings: Settings = {
  ...factorySettings,
  contact: { ...factorySettings.contact, reviewUrl: 'https://reviews.example/us' },
  outreach: { postalAddress, reminders: true, reviews: true },
};

/** Lives through a year of inspections tick by tick, and compares what clients got with what they should have got. */
export async function runYearDrill(drill: YearDrill): Promise<YearReport> {
  const { emulators, log } = drill;
  const begunAt = Date.now();
  const { db } = await openDrillProject(projectId, emulators);
  const provider = await startProvider();
  const environment = { ...projectEnvironment(projectId, emulators), SENDGRID_BASE_URL: provider.url };
  Object.assign(process.env, handlersEnvironment(), environment);
  const modules = await loadFunctions<typeof Modules>(path.join(import.meta.dirname, 'year-modules.ts'));
  const handlers = await startHandlers({ environment, log });
  try {
    // Calls are answered at the real time, so everything that they put off for a moment is over on the drill's clock.
    const first = addDays(calendarDateIn(business.timeZone, new Date()), 2);
    const yearly =
      drill.months >= 12 && activeServices(settings.services).some(({ compares }) => compares === 'year');
    const plan = planYear({ ...drill, yearly }, first);
    const living: Living = { db, modules, url: handlers.url, settings, keys: new Map() };
    const sent = await liveThrough(living, plan, { drill, provider });
    if (drill.plant === 'ledger') await loseRow(living);
    const ledger = await findLedgerProblems(db, new Date());
    return {
      ...judged(sent, expectMails(plan, instant)),
      ...{
        seed: drill.seed,
        jobs: drill.jobs,
        happenings: plan.happenings.length,
        ticks: [...ticksOf(plan)].length,
      },
      ledgerRows: ledger.rows,
      unbalanced: ledger.problems.map(({ record, sentence }) => `${record}: ${sentence}`),
      seconds: Math.round((Date.now() - begunAt) / 1000),
    };
  } finally {
    await handlers.stop();
    await provider.stop();
  }
}

interface Sent extends YearMail {
  readonly hasWayOut: boolean;
}

interface Watched {
  readonly drill: YearDrill;
  readonly provider: Provider;
}

async function liveThrough(living: Living, plan: YearPlan, { drill, provider }: Watched): Promise<Sent[]> {
  const { db, modules } = living;
  const waiting = [...plan.happenings];
  const sent: Sent[] = [];
  let read = 0;
  let toPlant = drill.plant === 'twice';
  let day = '';
  for (const tick of ticksOf(plan)) {
    for (let next = waiting[0]; next && isBefore(next, tick); next = waiting[0]) {
      await live(living, next);
      if (drill.plant === 'choice') await db.recursiveDelete(db.collection('contact_preferences'));
      waiting.shift();
    }
    const now = instant(tick.on, tick.at);
    await modules.inContext('an-event', {}, async (context) => {
      context.settings = settings;
      await modules.sweepMail(() => now);
      await modules.sweepOutreach(now);
      await modules.sweepMail(() => now);
    });
    if (provider.calls() > read) {
      const messages = await provider.messages();
      read = provider.calls();
      // The newest come first.
      const found = messages.toReversed().flatMap((message) => yearMail(message, plan.inspections) ?? []);
      for (const mail of found.slice(sent.length)) sent.push({ ...mail, ...tick });
      if (toPlant && sent.length > 0) {
        toPlant = false;
        await sendAgain(living, now);
      }
    }
    if (tick.on.slice(0, 7) !== day) drill.onProgress?.((day = tick.on.slice(0, 7)));
  }
  return sent;
}

/** One of the two kinds of emails, with the inspection that it is about by its client, address and date. */
function yearMail(
  { to, subject, text, headers }: Message,
  inspections: readonly Inspection[],
): Pick<Sent, 'kind' | 'inspection' | 'hasWayOut'> | null {
  const kind = kindOf(subject);
  if (kind === null) return null;
  const flat = text.replace(/\s+/g, ' ');
  const about = inspections.find(
    ({ person, address, date }) =>
      to.includes(person) && flat.includes(address) && flat.includes(longDate(date)),
  );
  const hasWayOut =
    headers['List-Unsubscribe-Post'] === 'List-Unsubscribe=One-Click' && flat.includes(postalAddress);
  return { kind, inspection: about?.id ?? `none, to ${to.join()}`, hasWayOut };
}

function kindOf(subject: string): YearMail['kind'] | null {
  if (subject.includes('scoped again')) return 'reminder';
  return subject.includes('How did we do') ? 'review' : null;
}

/** Puts the emails that were sent back in the queue. */
async function sendAgain({ db }: Living, now: Date): Promise<void> {
  const { docs } = await db.collection('mail').where('state', '==', 'SENT').get();
  for (const { ref } of docs) await ref.update({ state: 'PENDING', next_attempt_at: now });
}

/** Leaves a row of money out of the ledger. */
async function loseRow({ db }: Living): Promise<void> {
  const { docs } = await db.collection('ledger').where('cents', '>', 0).limit(1).get();
  for (const { ref } of docs) await ref.delete();
}

const written = ({ kind, inspection, on, at }: YearMail) => `${kind} of ${inspection} on ${on} at ${at}`;

function judged(sent: readonly Sent[], expected: readonly YearMail[]) {
  const [got, wanted] = [new Set(sent.map(written)), new Set(expected.map(written))];
  const about = sent.map(({ kind, inspection }) => `${kind} of ${inspection}`);
  return {
    reminders: sent.filter(({ kind }) => kind === 'reminder').length,
    reviews: sent.filter(({ kind }) => kind === 'review').length,
    missing: [...wanted].filter((each) => !got.has(each)),
    unexpected: [...got].filter((each) => !wanted.has(each)),
    twice: about.filter((each, index) => about.indexOf(each) !== index),
    inQuietHours: sent.filter(({ at }) => at < '08:00' || at >= '20:00').map(written),
    withoutWayOut: sent.filter(({ hasWayOut }) => !hasWayOut).map(written),
  };
}
