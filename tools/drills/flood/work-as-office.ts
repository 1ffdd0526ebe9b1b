import { setTimeout as pause } from 'node:timers/promises';
import type { Query } from 'firebase-admin/firestore';
import type { ListedRow, ListQuery } from '@/firebase/lists/list-query';
import { openJobs } from '@/features/jobs/listed-jobs';
import { waitingReferrals } from '@/features/referrals/referral-lists';
import { pendingRequests } from '@/features/requests/request-lists';
import { nextWeek } from '../../testing/factories/next-week';
import type { DrillProject } from '../project/drill-project';
import { askUntilAnswered } from '../project/ask-until-answered';
import { randomUuid } from '../project/random-uuid';
import type { Random } from '../random';

interface OfficeWork {
  readonly url: string;
  readonly idToken: string;
  readonly project: DrillProject;
  readonly random: Random;
  /** The next request to accept; undefined if there is none. */
  readonly nextRequestId: () => string | undefined;
  readonly isOver: () => boolean;
}

export interface OfficeTimes {
  /** Milliseconds per call. */
  readonly calls: number[];
  /** Milliseconds per list page. */
  readonly lists: number[];
  readonly accepted: string[];
}

const thinkingMs = 100;
const fewest = 6;
const lists: readonly ListQuery<ListedRow>[] = [pendingRequests, waitingReferrals, openJobs];

/** An admin's work in sequence: reads the lists, accepts a request, starts a job. */
export async function workAsOffice(work: OfficeWork): Promise<OfficeTimes> {
  const { url, idToken, project, random, nextRequestId, isOver } = work;
  const times: OfficeTimes = { calls: [], lists: [], accepted: [] };
  const call = async <Result>(name: string, data: object): Promise<Result> => {
    const asked = {
      name,
      data: { ...data, idempotencyKey: randomUuid(random) },
      from: '203.0.113.7',
      idToken,
    };
    const begunAt = performance.now();
    const { result } = await askUntilAnswered<Result>(url, asked);
    times.calls.push(performance.now() - begunAt);
    return result;
  };
  while (!isOver() || times.accepted.length < fewest) {
    for (const list of lists) {
      const begunAt = performance.now();
      await queryOf(project, list).get();
      times.lists.push(performance.now() - begunAt);
    }
    const leadId = nextRequestId();
    if (leadId) {
      const appointment = { scheduled_date: nextWeek(), scheduled_time: '10:00', total_price: 149 };
      const accepted = { leadId, ...appointment, confirmed_taken: true };
      const { bookingId } = await call<{ bookingId: string }>('office-request-accept', accepted);
      times.accepted.push(bookingId);
      await call('office-job-status', { bookingId, status: 'in_progress' });
    } else if (isOver()) return times;
    await pause(thinkingMs);
  }
  return times;
}

/** The query of the office's request list. */
function queryOf(
  { db }: DrillProject,
  { collection, where, orderBy, pageSize }: ListQuery<ListedRow>,
): Query {
  return where
    .reduce<Query>(
      (query, [field, operator, value]) => query.where(field, operator, value),
      db.collection(collection),
    )
    .orderBy(...orderBy)
    .limit(pageSize);
}
