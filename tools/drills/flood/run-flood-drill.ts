import type { SubmissionReceipt } from '@domain/api/form-submission';
import { collections, type CollectionName } from '@domain/firestore/paths';
import { mailLimits } from '@domain/mail/mail-state';
import { adminToken } from '../calls/caller-token';
import { startHandlers } from '../handlers/start-handlers';
import { openDrillProject, projectEnvironment, type Emulators } from '../project/drill-project';
import { askUntilAnswered } from '../project/ask-until-answered';
import { sweep } from '../project/sweep';
import { randomFrom } from '../random';
import { startProvider } from '../../mailbox/start-provider';
import { checkFigures, checkFloodMails, findLost, type FloodMails } from './check-flood';
import { percentile } from './percentile';
import { planFlood, questionnairesOf } from './plan-flood';
import { storeJobs } from './store-jobs';
import { workAsOffice } from './work-as-office';

interface FloodDrill {
  readonly seed: string;
  readonly count: number;
  readonly atOnce: number;
  readonly emulators: Emulators;
  readonly log?: string;
  readonly onProgress?: (text: string) => void;
}

interface Times {
  readonly count: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

export interface FloodReport {
  readonly seed: string;
  readonly submissions: Times;
  readonly perSecond: number;
  readonly adminCalls: Times;
  readonly adminLists: Times;
  /** Submissions that were refused or got no response. */
  readonly unanswered: readonly string[];
  readonly lost: readonly string[];
  readonly mails: FloodMails;
  /** Minutes on the sweeper's clock until the last email was sent. */
  readonly mailMinutes: number;
  readonly wrongFigures: readonly string[];
  readonly seconds: number;
}

const projectId = 'demo-flood-drill';
const gatherSeconds = mailLimits.gatherMinutes * 60 + 30;
const mostRounds = 400;

/** Submits as fast as one handler process accepts, while an admin works and the sweeper runs. */
export async function runFloodDrill(drill: FloodDrill): Promise<FloodReport> {
  const { seed, count, atOnce, emulators, log, onProgress } = drill;
  const begunAt = Date.now();
  const random = randomFrom(seed);
  const project = await openDrillProject(projectId, emulators);
  const provider = await startProvider();
  const environment = { ...projectEnvironment(projectId, emulators), SENDGRID_BASE_URL: provider.url };
  const options = { environment, ...(log && { log }) };
  // Deployed functions run on separate machines, so client calls take no CPU time from office calls.
  const [handlers, officeHandlers, sweeper] = await Promise.all([
    startHandlers(options),
    startHandlers(options),
    startHandlers(options),
  ]);
  try {
    const keys = await storeJobs(project, questionnairesOf(count), random.fork('jobs'));
    const planned = planFlood(count, keys, random.fork('plan'));
    const acknowledged = new Map<string, CollectionName>();
    const waitingRequestIds: string[] = [];
    const unanswered: string[] = [];
    const times: number[] = [];
    let isOver = false;
    let next = 0;
    const submit = async () => {
      for (let own = planned[next++]; own; own = planned[next++]) {
        try {
          const { result, ms } = await askUntilAnswered<SubmissionReceipt>(handlers.url, own);
          acknowledged.set(result.id, own.collection);
          if (own.collection === collections.leads) waitingRequestIds.push(result.id);
          times.push(ms);
        } catch (error) {
          unanswered.push((error as Error).message);
        }
        onProgress?.(`${acknowledged.size} of ${count} taken in`);
      }
    };
    const floodBegunAt = performance.now();
    const flood = Promise.all(Array.from({ length: atOnce }, submit)).then(() => {
      isOver = true;
      return (performance.now() - floodBegunAt) / 1000;
    });
    const office = workAsOffice({
      url: officeHandlers.url,
      idToken: adminToken(),
      project,
      random: random.fork('office'),
      nextRequestId: () => waitingRequestIds.shift(),
      isOver: () => isOver,
    });
    const sweeping = (async () => {
      while (!isOver) await sweep(sweeper.url, 0);
    })();
    const [floodSeconds, admin] = await Promise.all([flood, office, sweeping]);

    const mailMinutes = await sendAll(sweeper.url, project.db, (text) => onProgress?.(text));
    return {
      seed,
      submissions: timesOf(times),
      perSecond: Math.round((acknowledged.size / floodSeconds) * 10) / 10,
      adminCalls: timesOf(admin.calls),
      adminLists: timesOf(admin.lists),
      unanswered,
      lost: await findLost(project, acknowledged),
      mails: await checkFloodMails(project, provider),
      mailMinutes,
      wrongFigures: await checkFigures(project),
      seconds: Math.round((Date.now() - begunAt) / 1000),
    };
  } finally {
    await Promise.all([handlers, officeHandlers, sweeper].map((each) => each.stop()));
    await provider.stop();
  }
}

/**
 * Sweeps until no email waits, moving the clock by a batching interval whenever none is due. @returns the
 * total shift.
 */
async function sendAll(
  url: string,
  db: FirebaseFirestore.Firestore,
  onProgress: (text: string) => void,
): Promise<number> {
  let ahead = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    await sweep(url, ahead);
    const waiting = db.collection(collections.mail).where('state', 'in', ['PENDING', 'RETRY', 'LEASED']);
    const count = (await waiting.count().get()).data().count;
    if (count === 0) break;
    onProgress(`${count} mails to send`);
    const now = new Date(Date.now() + ahead * 1000);
    const due = await waiting.where('next_attempt_at', '<=', now).limit(1).get();
    if (due.empty) ahead += gatherSeconds;
  }
  return Math.round(ahead / 60);
}

function timesOf(values: readonly number[]): Times {
  return { count: values.length, p50Ms: percentile(values, 50), p95Ms: percentile(values, 95) };
}
