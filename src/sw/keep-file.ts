import { sha256Of } from '@domain/idempotency/sha256-of';

/** A file as the build lists it: `string` if its name contains its hash. */
export type ListedFile = string | { readonly url: string; readonly sha256: string };

/**
 * Caches the file, unless it is cached: copied from another cache if its name contains its hash, else fetched.
 * @throws Error if the server no longer has it, or has another version than this worker was built for.
 */
export async function keepFile(cache: Cache, file: ListedFile): Promise<void> {
  const url = typeof file === 'string' ? file : file.url;
  if (await cache.match(url, { ignoreVary: true })) return;
  await cache.put(url, typeof file === 'string' ? await hashedFile(file) : await fixedFile(file));
}

async function hashedFile(url: string): Promise<Response> {
  const stored = await caches.match(url, { ignoreVary: true });
  return stored ?? checked(await fetch(url), url);
}

async function fixedFile(file: Exclude<ListedFile, string>): Promise<Response> {
  const { url } = file;
  const response = checked(await fetch(url, { cache: 'no-cache' }), url);
  // A document of another build refers to chunks that are not in this worker's group.
  if ((await sha256Of(await response.clone().arrayBuffer())) !== file.sha256)
    throw new Error(`${url} is of another build`);
  return response;
}

function checked(response: Response, url: string): Response {
  // A redirected response can't be used for a navigation.
  if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
  return response;
}
