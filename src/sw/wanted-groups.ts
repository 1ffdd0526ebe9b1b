const cacheName = 'wanted-groups';
const prefix = '/wanted-groups/';

/** Which groups pages have asked for, on this device: the next version of the worker fetches the same. */
export async function readWantedGroups(): Promise<string[]> {
  const marks = await (await caches.open(cacheName)).keys();
  return marks.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(prefix.length)));
}

/** One mark per group, so that two pages that ask at once do not overwrite each other. */
export async function rememberWantedGroup(name: string): Promise<void> {
  await (await caches.open(cacheName)).put(prefix + encodeURIComponent(name), new Response());
}
