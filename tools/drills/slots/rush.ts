import { windowAt } from '@domain/appointment/arrival';
import type { Random } from '../random';
import { askAsOffice } from './ask-twice';
import { moveByClient, schedule } from './changes';
import { note, type Operation } from './operation';
import { windowsOn, type SlotsWorld } from './slots-world';
import { request, waitingRequest } from './ways-in';

/** How many ask for one window at once. */
const atOnce = 20;

/**
 * Twenty who ask for one window of one inspector at once, from all ways in, once on each rush day. @returns the rounds
 * that not exactly one of them got.
 */
export async function rush(
  world: SlotsWorld,
  random: Random,
  onProgress?: (text: string) => void,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const [round, { inspector, date, from }] of world.rushDays.entries()) {
    onProgress?.(`${round} of ${world.rushDays.length} times twenty at once`);
    const windows = windowsOn(date);
    const wish = { scheduled_date: date, ...windowAt(windows[round % windows.length] ?? '') };
    const callers = Array.from({ length: atOnce }, (_, index): Operation => ({
      world,
      random: random.fork(`${round}-${index}`),
      from: `2001:db8:ff:${round.toString(16)}:${index}::1`,
      index: 1_000_000 + round * atOnce + index,
      wish,
    }));
    const tries = await Promise.all(
      callers.map((caller, index) => prepare(caller, index, { inspector, from })),
    );
    const won = await Promise.all(tries.map((each) => each()));
    const got = won.filter(Boolean).length;
    if (got !== 1)
      wrong.push(`${got} of ${atOnce} got ${inspector ?? 'the time'} on ${date} at ${wish.scheduled_time}`);
  }
  return wrong;
}

/** Half of them ask on the site; the others are acceptances, and moves by the office and by clients. */
async function prepare(
  caller: Operation,
  index: number,
  { inspector, from }: { readonly inspector: string | null; readonly from: string },
): Promise<() => Promise<boolean>> {
  const { wish } = caller;
  const confirmed = (asked: Awaited<ReturnType<typeof request>>) => typeof asked?.job === 'string';
  if (index < 7) return async () => confirmed(await request(caller, wish));
  if (index < 10) return async () => confirmed(await request(caller, { ...wish, scheduled_until: null }));
  const leadId = await waitingRequest({ ...caller, index: caller.index + 1_000 });
  const who = inspector === null ? {} : { inspector_id: inspector };
  const accept = (scheduled: object, isConfirmed = false) =>
    askAsOffice<{ bookingId: string }>(
      caller,
      'office-request-accept',
      { leadId, ...scheduled, ...who, total_price: 149 },
      isConfirmed,
    );
  if (index < 16) return async () => notedAcceptance(caller, inspector, await accept(wish));
  const windows = windowsOn(from);
  // Confirmed, because a service may take longer than its window.
  const parked = await accept({ scheduled_date: from, ...windowAt(windows[index - 16] ?? '') }, true);
  notedAcceptance(caller, inspector, parked, from);
  const job = parked?.bookingId ?? '';
  if (index < 18) return () => schedule(caller, job, who, false);
  return () => moveByClient(caller, job);
}

function notedAcceptance(
  caller: Operation,
  inspector: string | null,
  answer: { readonly bookingId: string } | null,
  date = caller.wish.scheduled_date,
): boolean {
  if (!answer) return false;
  const changed = { date, inspector, status: 'scheduled' };
  return note(caller, { kind: 'accept', job: answer.bookingId, actions: ['created', 'updated'], changed });
}
