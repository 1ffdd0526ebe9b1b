import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '../testing/fake-locks';
import { stubNavigator } from '@/ui/testing/stub-navigator';
import { eventually } from '@/ui/testing/eventually';
import { createOutbox } from './create-outbox';
import { inLanes, independent, oneAtATime, type Order } from './orders';
import type { OutboxOptions } from './outbox-options';
import type { Sendable } from './sendable';

interface Entry extends Sendable {
  readonly lane: string;
  readonly text: string;
}

let device: Map<string, Entry>;
let clock: number;
/** The texts that the server got. */
let server: string[];
/** Failures of the next attempts, by text. */
let faults: Map<string, 'lost' | 'refused' | 'unreachable'>;

beforeEach(() => {
  stubNavigator({ onLine: true, locks: fakeLocks() });
  device = new Map();
  clock = 1_000_000;
  server = [];
  faults = new Map();
});

function place(...names: string[]): void {
  for (const name of names) {
    device.set(name, {
      id: name,
      lane: name.slice(0, 1),
      text: name,
      state: 'queued',
      idempotencyKey: `key of ${name}`,
      attempts: 0,
      changedAt: clock,
      outcomeUnknown: false,
      notBefore: 0,
    });
  }
}

const lanes = inLanes<Entry>(
  ({ lane }) => lane,
  () => false,
);

/** A tab's outbox over the device's entries. */
function tab(order: Order<Entry>, change: Partial<OutboxOptions<Entry, string>> = {}) {
  return createOutbox<Entry, string>({
    store: {
      list: () => Promise.resolve([...device.values()]),
      update: (id, rewrite) => {
        const stored = device.get(id);
        const next = stored ? rewrite(stored) : null;
        if (next) device.set(id, next);
        return Promise.resolve(next);
      },
      watch: () => () => undefined,
    },
    order,
    send: ({ text }) => {
      server.push(text);
      const fault = faults.get(text);
      return fault ? Promise.reject(new Error(fault)) : Promise.resolve('thanks');
    },
    settle: ({ id }) => {
      device.delete(id);
      return Promise.resolve(null);
    },
    judge: (failure) => {
      const { message } = failure as Error;
      const refused = message === 'refused';
      return {
        change: { state: refused ? 'refused' : 'queued', outcomeUnknown: !refused },
        unreachable: message === 'unreachable',
      };
    },
    now: () => clock,
    patienceMs: 300,
    attemptLimitMs: 5_000,
    ...change,
  });
}

const states = () => [...device.values()].map(({ id, state }) => `${id} ${state}`);
const never = () => new Promise<never>(() => undefined);

describe('the order', () => {
  it('independent: a failure delays no other entry', async () => {
    place('a1', 'a2', 'b1');
    faults.set('a1', 'lost');
    expect(await tab(independent()).round()).toEqual({ settledAny: true, allSettled: false });
    expect(server).toEqual(['a1', 'a2', 'b1']);
    expect(states()).toEqual(['a1 queued']);
  });

  it.each(['lost', 'refused'] as const)(
    'in lanes: an entry that is %s holds up its lane alone',
    async (fault) => {
      place('a1', 'a2', 'b1', 'b2');
      faults.set('a1', fault);
      await tab(lanes).round();
      expect(server).toEqual(['a1', 'b1', 'b2']);
      faults.clear();
      await tab(lanes).round();
      expect(server.slice(3)).toEqual(fault === 'lost' ? ['a1', 'a2'] : []);
    },
  );

  it('in lanes: a settled entry that is passed holds up nothing', async () => {
    place('a1', 'a2');
    faults.set('a1', 'refused');
    const passing = inLanes<Entry>(
      ({ lane }) => lane,
      ({ state }) => state === 'refused',
    );
    await tab(passing).round();
    expect(server).toEqual(['a1', 'a2']);
  });

  it('one at a time: tabs never send two entries at once', async () => {
    place('a1', 'b1');
    let now = 0;
    let most = 0;
    const send = async ({ text }: Entry) => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      server.push(text);
      return 'thanks';
    };
    const [one, other] = [tab(oneAtATime('all'), { send }), tab(oneAtATime('all'), { send })];
    await Promise.all([one.round(), other.round()]);
    expect([most, server]).toEqual([1, ['a1', 'b1']]);
  });

  it('nothing else is tried once the server is unreachable', async () => {
    place('a1', 'b1');
    faults.set('a1', 'unreachable');
    expect(await tab(independent()).round()).toEqual({ settledAny: false, allSettled: false });
    expect(server).toEqual(['a1']);
  });
});

describe('an attempt', () => {
  it('is stored before anything leaves the device', async () => {
    place('a1');
    const seen: unknown[] = [];
    await tab(independent(), {
      send: ({ attempts }) => {
        seen.push(device.get('a1'), attempts);
        return Promise.resolve('thanks');
      },
    }).round();
    expect(seen).toMatchObject([{ state: 'sending', outcomeUnknown: true, attempts: 1 }, 0]);
  });

  it('says what a failure means, and whether the device was offline all the time', async () => {
    place('a1');
    stubNavigator({ onLine: false, locks: fakeLocks() });
    const judge = vi.fn(() => ({ change: { state: 'queued', outcomeUnknown: false }, unreachable: true }));
    faults.set('a1', 'unreachable');
    expect(await tab(independent(), { judge }).sendNow('a1')).toMatchObject({
      outcome: 'unreachable',
      entry: { state: 'queued', outcomeUnknown: false, attempts: 1 },
    });
    expect(judge).toHaveBeenCalledWith(expect.any(Error), expect.objectContaining({ stayedOffline: true }));
  });

  it('leaves an entry that was edited meanwhile as it is', async () => {
    place('a1');
    const send = ({ id }: Entry) => {
      const stored = device.get(id);
      if (stored) device.set(id, { ...stored, text: 'edited' });
      return Promise.reject(new Error('refused'));
    };
    await tab(independent(), { send, isUnedited: (stored, sent) => stored.text === sent.text }).round();
    expect(states()).toEqual(['a1 sending']);
  });

  it('is taken over from a suspended tab, not from one that is still sending', async () => {
    place('a1');
    void tab(independent(), { send: never }).round();
    await eventually(() => expect(states()).toEqual(['a1 sending']));
    await tab(independent()).round();
    expect(server).toEqual([]);
    clock += 5_000 + 10_001;
    await tab(independent()).round();
    expect(server).toEqual(['a1']);
  });

  it('waits as long as the server asked', async () => {
    place('a1');
    const judge = () => ({
      change: { state: 'queued', outcomeUnknown: false, notBefore: clock + 60_000 },
      unreachable: false,
    });
    faults.set('a1', 'lost');
    await tab(independent(), { judge }).round();
    await tab(independent()).round();
    expect(server).toHaveLength(1);
    clock += 60_000;
    await tab(independent()).round();
    expect(server).toHaveLength(2);
  });

  it('is not made while something is missing', async () => {
    place('a1', 'a2');
    const hold = ({ id }: Entry) =>
      Promise.resolve(id === 'a1' ? (stored: Entry) => ({ ...stored, text: 'held' }) : null);
    await tab(lanes, { hold }).round();
    expect([server, device.get('a1')?.text]).toEqual([[], 'held']);
  });

  it('that a page waits for ends after a while, and continues', async () => {
    place('a1');
    let arrive: (answer: string) => void = () => undefined;
    const send = () => new Promise<string>((resolve) => (arrive = resolve));
    expect(await tab(independent(), { send }).sendNow('a1')).toBeNull();
    arrive('thanks');
    await eventually(() => expect(states()).toEqual([]));
  });

  it('of one lane says which entry the page waits for', async () => {
    place('a1', 'a2');
    const begun: [string, boolean][] = [];
    const begin = (entry: Entry, pressed: boolean) => {
      begun.push([entry.id, pressed]);
      return entry;
    };
    await tab(lanes, { begin }).sendNow('a', 'a2');
    expect(begun).toEqual([
      ['a1', false],
      ['a2', true],
    ]);
  });
});
