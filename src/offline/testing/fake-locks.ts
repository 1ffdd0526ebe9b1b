interface Options {
  readonly ifAvailable?: boolean;
  readonly steal?: boolean;
  readonly signal?: AbortSignal;
}

type Work = (lock: object | null) => unknown;

/** The part of `navigator.locks` that the outbox uses, for Node; shared by all simulated tabs. */
export function fakeLocks() {
  const tails = new Map<string, Promise<unknown>>();

  function hold(name: string, work: Work): Promise<unknown> {
    const held = Promise.resolve().then(() => work({}));
    // ignored: `held` is returned, with its failure
    const tail = held.catch(() => undefined);
    tails.set(name, tail);
    void tail.then(() => tails.get(name) === tail && tails.delete(name));
    return held;
  }

  async function request(name: string, options: Options, work: Work): Promise<unknown> {
    if (options.ifAvailable && tails.has(name)) return work(null);
    if (options.steal) return hold(name, work);
    for (let tail = tails.get(name); tail !== undefined; tail = tails.get(name)) {
      await Promise.race([tail, aborted(options.signal)]);
    }
    return hold(name, work);
  }

  return { request };
}

function aborted(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
