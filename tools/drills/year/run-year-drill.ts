import path from 'node:path';
import { factorySettings } from '@domain/settings/factory-settings';
import { business } from '@domain/business/business';
import { activeServices } from '@domain/settings/offered-services';
import type { Settings } from '@domain/settings/settings';
import { addDays, calendarDateIn, type CalendarDate } from '@domain/time/calendar-date';
import { findLedgerProblems } from '../../ledger/find-problems';
import { startProvider, type Provider } from '../../mailbox/start-provider';
import { handlersEnvironment } from '../handlers/handlers-environment';
import { startHandlers } from '../handlers/start-handlers';
import { openDrillProject, projectEnvironment, type Emulators } from '../project/drill-project';
import { loadFunctions } from '../project/load-functions';
import { checkStatements } from './check-statements';
import { expectMails, isBefore, isQuiet, ticksOf, type YearMail } from './expect-mails';
import { expectTexts } from './expect-texts';
import type { YearPlan } from './happening';
import { live } from './live-year';
import { instant, type Living } from './living';
import { planYear } from './plan-year';
import { forgetChoices, loseRow, misstate, sendAgain, sendTextsAtNight, type Planted } from './plant-year';
import { postalAddress, readMessage, type ReadMail } from './read-messages';
import type * as Modules from './year-modules';

export interface YearDrill {
  readonly seed: string;
  readonly jobs: number;
  /** The days over which the inspections are spread. */
  readonly days: number;
  /** The longest time that a finding asks for; from 12 on, some inspections are the yearly service. */
  readonly months: number;
  /** The first day of the year, which has to be in the future; null for the day after tomorrow. */
  readonly first: CalendarDate | null;
  /** What is made wrong on the way, to see that the drill notices. */
  readonly plant: readonly Planted[];
  readonly emulators: Emulators;
  /** The functions' log file. */
  readonly log: string;
  readonly onProgress?: (text: string) => void;
}

export interface YearReport {
  readonly seed: string;
  readonly jobs: number;
  readonly happenings: number;
  readonly ticks: number;
  readonly reminders: number;
  readonly reviews: number;
  readonly texts: number;
  /** Expected, and never sent, or at another time. */
  readonly missing: readonly string[];
  /** Sent, and not expected, or not at this time. */
  readonly unexpected: readonly string[];
  readonly twice: readonly string[];
  readonly inQuietHours: readonly string[];
  /** Emails that can't be unsubscribed from or don't say where we are, and text messages that don't say how to stop them. */
  readonly withoutWayOut: readonly string[];
  readonly ledgerRows: number;
  readonly unbalanced: readonly string[];
  /** Statements with something on them. */
  readonly statements: number;
  readonly misstated: readonly string[];
  readonly seconds: number;
}

const projectId = 'demo-year-drill';

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
  const environment = {
    ...projectEnvironment(projectId, emulators),
    ...{ SENDGRID_BASE_URL: provider.url, TWILIO_API_URL: provider.url },
  };
  const stacks = handlersEnvironment();
  Object.assign(process.env, stacks, environment);
  const modules = await loadFunctions<typeof Modules>(path.join(import.meta.dirname, 'year-modules.ts'));
  const handlers = await startHandlers({ environment, log });
  try {
    // Calls are answered at the real time, so everything that they put off for a moment is over on the drill's clock.
    const first = drill.first ?? addDays(calendarDateIn(business.timeZone, new Date()), 2);
    const yearly =
      drill.months >= 12 && activeServices(settings.services).some(({ compares }) => compares === 'year');
    const plan = planYear({ ...drill, yearly }, first);
    const siteUrl = stacks.SITE_URL ?? '';
    const living: Living = { db, modules, url: handlers.url, siteUrl, settings, keys: new Map() };
    const sent = await liveThrough(living, plan, { drill, provider });
    if (drill.plant.includes('ledger')) await loseRow(living);
    if (drill.plant.includes('statement')) await misstate(living);
    const ledger = await findLedgerProblems(db, new Date());
    return {
      ...judged(sent, [...expectMails(plan, instant), ...expectTexts(plan, instant)]),
      ...{
        seed: drill.seed,
        jobs: drill.jobs,
        happenings: plan.happenings.length,
        ticks: [...ticksOf(plan)].length,
      },
      ledgerRows: ledger.rows,
      unbalanced: ledger.problems.map(({ record, sentence }) => `${record}: ${sentence}`),
      ...(await checkStatements(living, plan)),
      seconds: Math.round((Date.now() - begunAt) / 1000),
    };
  } finally {
    await handlers.stop();
    await provider.stop();
  }
}

type Sent = YearMail & ReadMail;

interface Watched {
  readonly drill: YearDrill;
  readonly provider: Provider;
}

async function liveThrough(living: Living, plan: YearPlan, { drill, provider }: Watched): Promise<Sent[]> {
  const waiting = [...plan.happenings];
  const sent: Sent[] = [];
  let read = 0;
  const { plant } = drill;
  const toRepeat = new Set(plant.filter((each) => each === 'twice' || each === 'text-twice'));
  let month = '';
  for (const tick of ticksOf(plan)) {
    for (let next = waiting[0]; next && isBefore(next, tick); next = waiting[0]) {
      await live(living, next);
      if (plant.includes('choice')) await forgetChoices(living);
      waiting.shift();
    }
    const now = instant(tick.on, tick.at);
    await sweepAt(living, now);
    if (plant.includes('text-at-night') && isQuiet(tick.at)) await textAtNight(living, tick.on);
    if (provider.calls() > read) {
      read = provider.calls();
      // The newest come first.
      const found = (await taken(provider)).toReversed();
      sent.push(
        ...found.flatMap((message) => readMessage(message, plan) ?? []).map((mail) => ({ ...mail, ...tick })),
      );
      for (const again of toRepeat) {
        if (!sent.some(({ kind }) => kind.startsWith('text_') === (again === 'text-twice'))) continue;
        toRepeat.delete(again);
        await sendAgain(living, again, now);
      }
    }
    if (tick.on.slice(0, 7) !== month) drill.onProgress?.((month = tick.on.slice(0, 7)));
  }
  return sent;
}

/** The parts of a round that write to clients, in its order. */
async function sweepAt({ modules, settings: saved }: Living, now: Date): Promise<void> {
  await modules.inContext('an-event', {}, async (context) => {
    context.settings = saved;
    await modules.sweepMail(() => now);
    await modules.sweepDueMails(now);
    await modules.sweepOutreach(now);
    await modules.sweepMail(() => now);
  });
}

async function textAtNight(living: Living, on: CalendarDate): Promise<void> {
  await living.modules.inContext('an-event', {}, async (context) => {
    context.settings = living.settings;
    await sendTextsAtNight(living, instant(on, '12:00'));
  });
}

/** The messages that came since the last time. Those of a whole year would take long to read each time. */
async function taken({ url, messages }: Provider) {
  const all = await messages();
  await fetch(`${url}/api/messages`, { method: 'DELETE' });
  return all;
}

const written = ({ kind, about, on, at }: YearMail) => `${kind} of ${about} on ${on} at ${at}`;
const named = ({ kind, about }: Pick<YearMail, 'kind' | 'about'>) => `${kind} of ${about}`;

/** Compares what was sent with what has to be. */
export function judged(sent: readonly Sent[], expected: readonly YearMail[]) {
  const [got, wanted] = [new Set(sent.map(written)), new Set(expected.map(written))];
  const count = (mails: readonly YearMail[], name: string) =>
    mails.filter((mail) => named(mail) === name).length;
  const names = [...new Set(sent.map(named))];
  return {
    reminders: sent.filter(({ kind }) => kind === 'reminder').length,
    reviews: sent.filter(({ kind }) => kind === 'review').length,
    texts: sent.filter(({ kind }) => kind.startsWith('text_')).length,
    missing: [...wanted].filter((each) => !got.has(each)),
    unexpected: [...got].filter((each) => !wanted.has(each)),
    // The forms of an appointment that was moved are asked for by its old hours and by its new ones.
    twice: names.filter((name) => count(sent, name) > Math.max(1, count(expected, name))),
    inQuietHours: sent.filter(({ at }) => isQuiet(at)).map(written),
    withoutWayOut: sent.filter(({ hasWayOut }) => !hasWayOut).map(written),
  };
}
