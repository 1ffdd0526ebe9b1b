/** The part of the Cache API that the worker uses, for Node. Addresses are stored as given. */
class FakeCache {
  readonly stored = new Map<string, Response>();

  match = (url: string) => Promise.resolve(this.stored.get(url)?.clone());
  put = (url: string, response: Response) => Promise.resolve(void this.stored.set(url, response));
  keys = () =>
    Promise.resolve([...this.stored.keys()].map((url) => ({ url: new URL(url, 'https://x.example').href })));
}

export function fakeCaches() {
  const all = new Map<string, FakeCache>();
  return {
    open: (name: string) => {
      const cache = all.get(name) ?? new FakeCache();
      all.set(name, cache);
      return Promise.resolve(cache);
    },
    match: async (url: string) => {
      for (const cache of all.values()) {
        const found = await cache.match(url);
        if (found) return found;
      }
      return undefined;
    },
    keys: () => Promise.resolve([...all.keys()]),
    delete: (name: string) => Promise.resolve(all.delete(name)),
    /** The files in a cache. */
    urlsOf: (name: string) => [...(all.get(name)?.stored.keys() ?? [])].sort(),
  };
}
