const cacheName = 'wanted-groups';
const prefix = '/wanted-groups/';

/** The groups that pages on this device have asked for, which the next version of the worker fetches too. */
export async function readWantedGroups(): Promise<string[]> {
  const marks = await (await caches.open(cacheName)).keys();
  return marks.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(prefix.length)));
}

/** One record per group, so that two concurrent requests don't overwrite each other. */
export async function rememberWantedGroup(name: string): Promise<void> {
  await (await caches.open(cacheName)).put(prefix + encodeURIComponent(name), new Response());
}
