import { describe, expect, it } from 'vitest';
import { checkHistory, type DayOff } from './check-history';
import { compareDays, compareJobs, compareVisits, findDoubled, findLost, type Stores } from './check-stores';
import type { Entry, Placement } from './history';

const job: Placement = {
  status: 'scheduled',
  date: '2026-12-02',
  from: '08:00',
  until: null,
  service: 'Scope',
  inspector: 'ann',
};
const lengths = { minutes: { Scope: 90, Long: 150 }, travelMinutes: 30 };

let committed = 0;
function entry(id: string, action: string, changed: Partial<Placement>, more: Partial<Entry> = {}): Entry {
  committed += 1;
  const at = String(committed).padStart(6, '0');
  return {
    job: id,
    sequence: committed,
    action,
    actor: 'drill-office',
    at,
    changed,
    isConfirmed: false,
    ...more,
  };
}
const check = (
  history: readonly Entry[],
  daysOff: readonly DayOff[] = [],
  team: readonly string[] = ['ann', 'bo', 'cy'],
) => checkHistory(history, daysOff, lengths, { confirmer: 'drill-confirmer', team });
const accepted = (id: string) => ({ kind: 'accept', job: id, actions: ['created'], changed: job });

describe('an inspector with two jobs at one time', () => {
  const first = entry('a', 'created', job);

  it.each([
    ['a job at the same time', { from: '08:00' }, 1],
    ['one that begins before the travel after the first ends', { from: '09:59' }, 1],
    ['one that begins after it', { from: '10:00' }, 0],
    ['a window that ends when the first begins', { from: '06:00', until: '08:00' }, 0],
    ['a job on another day', { date: '2026-12-03' }, 0],
    ['a job of someone else', { inspector: 'bo' }, 0],
    ['a job of nobody', { inspector: null }, 0],
    ['a job that takes no time', { status: 'pending' }, 0],
  ])('is found: %s', (_what, changed, count) => {
    expect(check([first, entry('b', 'created', { ...job, ...changed })]).twice).toHaveLength(count);
  });

  it('may have them where the office confirmed it', () => {
    const second = entry('b', 'created', job, { actor: 'drill-confirmer' });
    expect(check([first, second])).toMatchObject({ twice: [], confirmed: 1 });
  });

  it('is found when a third one comes without confirmation', () => {
    const second = entry('b', 'created', job, { actor: 'drill-confirmer' });
    const third = entry('c', 'created', { ...job, from: '13:00' });
    const moved = entry('c', 'moved', { from: '09:00' });
    expect(check([first, second, third, moved]).twice).toHaveLength(2);
  });

  it('is found although the jobs were apart in the end', () => {
    const history = [first, entry('b', 'created', job), entry('b', 'moved', { from: '13:00' })];
    expect(check(history).twice).toHaveLength(1);
  });

  it('is found where a job takes time again, or longer', () => {
    const cancelled = entry('a', 'ended', { status: 'cancelled' });
    const second = entry('b', 'created', job);
    const undone = entry('a', 'undone', { status: 'scheduled' });
    expect(check([first, cancelled, second]).twice).toEqual([]);
    expect(check([first, cancelled, second, undone]).twice).toHaveLength(1);
    const next = entry('c', 'created', { ...job, from: '10:00' });
    expect(check([first, next, entry('a', 'edited', { service: 'Long' })]).twice).toHaveLength(1);
  });

  it.each([
    ['the other job', { isConfirmed: true }, {}],
    ['the job itself', {}, { isConfirmed: true }],
  ])('is not found where a job takes time again and the office confirmed %s', (_what, other, own) => {
    const history = [
      entry('a', 'created', job, own),
      entry('b', 'created', { ...job, from: '14:00' }),
      entry('a', 'ended', { status: 'cancelled' }),
      entry('b', 'moved', { from: '08:00' }, other),
      entry('a', 'undone', { status: 'scheduled' }),
    ];
    expect(check(history).twice).toEqual([]);
  });

  it('is not found where a job is gone', () => {
    const gone = entry('a', 'deleted', {});
    expect(check([first, gone, entry('b', 'created', job)]).twice).toEqual([]);
    const undone = entry('a', 'acceptance-undone', {});
    expect(check([first, undone, entry('b', 'created', job)]).twice).toEqual([]);
  });
});

describe('a time with more jobs than inspectors', () => {
  const open = (id: string, changed: Partial<Placement> = {}, more: Partial<Entry> = {}) =>
    entry(id, 'created', { ...job, inspector: null, ...changed }, more);
  const found = (history: readonly Entry[], team: readonly string[]) => check(history, [], team).tooMany;

  it('is found, without any inspector at the second job', () => {
    expect(found([open('a'), open('b')], [])).toHaveLength(1);
    expect(found([open('a'), open('b', { from: '14:00' })], [])).toEqual([]);
  });

  it('is found where a job of nobody needs the only inspector', () => {
    expect(found([entry('a', 'created', job), open('b')], ['ann'])).toHaveLength(1);
    expect(found([open('a'), entry('b', 'created', job)], ['ann'])).toHaveLength(1);
    expect(found([entry('a', 'created', job), open('b')], ['ann', 'bo'])).toEqual([]);
  });

  it('is found where a job of someone who left needs the only inspector', () => {
    expect(found([open('a', { inspector: 'gone' }), entry('b', 'created', job)], ['ann'])).toHaveLength(1);
  });

  it.each([
    ['another', 0, { actor: 'drill-confirmer', isConfirmed: true }, {}],
    ['the job itself', 0, {}, { actor: 'drill-confirmer', isConfirmed: true }],
    ['neither', 1, {}, {}],
  ])('is found where a job is brought back unless the office confirmed %s', (_what, count, other, own) => {
    const history = [
      open('a', {}, own),
      entry('a', 'ended', { status: 'cancelled' }),
      open('b', {}, other),
      entry('a', 'undone', { status: 'scheduled' }),
    ];
    expect(found(history, ['ann'])).toHaveLength(count);
  });

  it('is found where a confirmed job takes longer', () => {
    const confirmed = { actor: 'drill-confirmer', isConfirmed: true };
    const history = [open('a'), open('b', {}, confirmed), open('c', { from: '10:00' })];
    expect(found([...history, entry('b', 'edited', { service: 'Long' })], ['ann'])).toHaveLength(1);
  });

  it('is found where a confirmed job has moved, and one is brought back beside it', () => {
    const history = [
      open('a'),
      entry('a', 'ended', { status: 'cancelled' }),
      open('b', { from: '14:00' }, { actor: 'drill-confirmer', isConfirmed: true }),
      entry('b', 'moved', { from: '08:00' }),
      entry('a', 'undone', { status: 'scheduled' }),
    ];
    expect(found(history, ['ann'])).toHaveLength(1);
  });

  it('is not found where only who does a job changes, or the office confirmed it', () => {
    const history = [open('a'), open('b', {}, { actor: 'drill-confirmer' })];
    expect(found([...history, entry('b', 'assigned', { inspector: 'ann' })], ['ann'])).toEqual([]);
    expect(check(history, [], ['ann']).confirmed).toBe(1);
  });

  it('is found where a service longer than its window meets the next one', () => {
    const window = { from: '08:00', until: '10:00' };
    const next = open('b', { from: '10:00', until: '12:00' });
    expect(found([open('a', window), next], [])).toEqual([]);
    expect(found([open('a', { ...window, service: 'Long' }), next], [])).toHaveLength(1);
  });
});

describe('a day off', () => {
  const first = entry('a', 'created', job);
  const assigned = entry('a', 'assigned', { inspector: 'bo' });
  const dayOff = { inspector: 'ann', date: job.date, at: assigned.at };

  it('is whole where every job went to someone else', () => {
    expect(check([first, assigned], [dayOff]).onDaysOff).toEqual([]);
  });

  it('is found where a job stayed', () => {
    const second = entry('b', 'created', { ...job, from: '14:00' }, { at: '000000' });
    expect(check([first, second, assigned], [dayOff]).onDaysOff).toHaveLength(1);
  });

  it('is found where a client’s job came to it later, but not where the office’s did', () => {
    const later = entry('b', 'created', { ...job, from: '14:00' }, { actor: 'Instant confirmation' });
    expect(check([first, assigned, later], [dayOff]).onDaysOff).toHaveLength(1);
    expect(check([first, assigned, { ...later, actor: 'drill-office' }], [dayOff]).onDaysOff).toEqual([]);
  });
});

describe('what callers were answered', () => {
  const created = entry('a', 'created', job);

  it('is in the trails', () => {
    expect(findLost([accepted('a')], [created])).toEqual([]);
    expect(findDoubled([accepted('a')], [created])).toEqual([]);
  });

  it('is lost where nothing, or something else, was stored', () => {
    expect(findLost([accepted('a')], [])).toHaveLength(1);
    expect(findLost([accepted('a')], [entry('a', 'created', { ...job, from: '09:00' })])).toHaveLength(1);
  });

  it('is doubled where it was done twice, or nobody was answered', () => {
    expect(findDoubled([accepted('a')], [created, entry('a', 'created', job)])).toHaveLength(1);
    expect(findDoubled([accepted('a')], [created, entry('b', 'created', job)])).toHaveLength(1);
  });
});

describe('the stores', () => {
  const { status, date, ...taken } = job;
  const jobs = new Map([['a', { ...taken, status, date }]]);
  const stores: Stores = { jobs, visits: jobs, days: new Map([[date, { a: taken }]]) };

  it('agree', () => {
    expect([...compareJobs(stores, jobs), ...compareDays(stores), ...compareVisits(stores)]).toEqual([]);
  });

  it.each<[string, Partial<Stores>, number]>([
    ['a day without its job', { days: new Map() }, 1],
    ['a day with a job too many', { days: new Map([[date, { a: taken, b: taken }]]) }, 1],
    ['a day with another inspector', { days: new Map([[date, { a: { ...taken, inspector: 'bo' } }]]) }, 1],
    [
      'a job in two days',
      {
        days: new Map([
          [date, { a: taken }],
          ['2026-12-03', { a: taken }],
        ]),
      },
      1,
    ],
    ['a job without its visit', { visits: new Map() }, 1],
    ['a visit at another time', { visits: new Map([['a', { ...job, from: '09:00' }]]) }, 1],
    ['a visit too many', { visits: new Map([...jobs, ['b', job]]) }, 1],
    ['a job that is gone', { jobs: new Map() }, 3],
    ['a job without a trail', { jobs: new Map([...jobs, ['b', { ...job, inspector: null }]]) }, 2],
  ])('differ: %s', (_what, planted, count) => {
    const found = { ...stores, ...planted };
    expect([...compareJobs(found, jobs), ...compareDays(found), ...compareVisits(found)]).toHaveLength(count);
  });
});
