import { keepFile, type ListedFile } from './keep-file';

const wantedCache = 'wanted-groups';
const wantedPrefix = '/wanted-groups/';

/** The groups that pages on this device have asked for, which the next version of the worker fetches too. */
async function readWantedGroups(): Promise<string[]> {
  const marks = await (await caches.open(wantedCache)).keys();
  return marks.map(({ url }) => decodeURIComponent(new URL(url).pathname.slice(wantedPrefix.length)));
}

/** One record per group, so that two concurrent requests don't overwrite each other. */
async function rememberWantedGroup(name: string): Promise<void> {
  await (await caches.open(wantedCache)).put(wantedPrefix + encodeURIComponent(name), new Response());
}

const prefix = 'files-';

/** The fallback document for pages that are not cached, and its group. */
export const offlineDocument = '/offline';

/** One build's files, grouped by what a page needs to work offline. */
export class GroupCache {
  private readonly name: string;
  private readonly fixedFiles: ReadonlySet<string>;

  constructor(
    version: string,
    private readonly groups: Readonly<Record<string, readonly ListedFile[]>>,
  ) {
    this.name = prefix + version;
    const files = Object.values(groups).flat();
    this.fixedFiles = new Set(files.flatMap((file) => (typeof file === 'string' ? [] : file.url)));
  }

  /** Caches a group's files and remembers that it is wanted. Returns whether all of them are cached. */
  async keep(group: string): Promise<boolean> {
    const files = this.groups[group];
    if (files === undefined) return false;
    await rememberWantedGroup(group);
    const cache = await caches.open(this.name);
    const stored = await Promise.allSettled(files.map((file) => keepFile(cache, file)));
    return stored.every((result) => result.status === 'fulfilled');
  }

  /**
   * Fetches the groups that the earlier build has cached.
   * @throws Error if a group is incomplete; the earlier build stays active then, with complete groups.
   */
  async refresh(): Promise<void> {
    for (const group of new Set([offlineDocument, ...(await readWantedGroups())])) {
      if (group in this.groups && !(await this.keep(group))) throw new Error(`group ${group} is incomplete`);
    }
  }

  /** Deletes old builds' files, except the last one's, because a page of it may still load a chunk. */
  async removeOld(): Promise<void> {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== this.name);
    await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
  }

  /** The cached copy of one of this build's files. */
  async find(url: string): Promise<Response | undefined> {
    return (await caches.open(this.name)).match(url, { ignoreVary: true });
  }

  /** Whether a group lists this address as a file without a hash in its name. */
  listsFixed(pathname: string): boolean {
    return this.fixedFiles.has(pathname);
  }
}
