import { bucket } from '../../platform/storage';

type File = ReturnType<ReturnType<typeof bucket>['file']>;

/**
 * Cloud Storage download tokens. Each gives anyone access to its file, bypassing the rules and without expiry, so no
 * file retains one: files are read only through our own signed URLs.
 */
const tokens = 'firebaseStorageDownloadTokens';

/** Removes the download tokens of a file. Idempotent. @returns whether it had any. */
export async function endDownloadTokens(path: string): Promise<boolean> {
  const file = bucket().file(path);
  try {
    const [metadata] = await file.getMetadata();
    return await endTokensOf(file, metadata);
  } catch (error) {
    // The file was deleted meanwhile.
    if ((error as { readonly code?: number }).code === 404) return false;
    throw error;
  }
}

/**
 * Removes the tokens of all files: those from before tokens were removed on upload, and those that a trigger missed.
 */
export async function sweepDownloadTokens(): Promise<number> {
  let ended = 0;
  let query: object | null = { autoPaginate: false, maxResults: 1000 };
  while (query) {
    const [files, next]: [File[], object | null, unknown] = await bucket().getFiles(query);
    for (const { name, metadata } of files) {
      if (hasTokens(metadata) && (await endDownloadTokens(name))) ended += 1;
    }
    query = next;
  }
  return ended;
}

async function endTokensOf(file: File, metadata: File['metadata']): Promise<boolean> {
  if (!hasTokens(metadata)) return false;
  const [changed] = await file.setMetadata({ metadata: { [tokens]: null } });
  // The Storage emulator keeps tokens on a metadata update, and drops them only in a copy with new metadata.
  if (hasTokens(changed)) {
    const { contentType = 'application/octet-stream', cacheControl = 'private, no-store' } = metadata;
    await file.copy(file, { contentType, cacheControl, metadata: { download_tokens: 'removed' } });
  }
  return true;
}

function hasTokens({ metadata }: File['metadata']): boolean {
  return Boolean(metadata?.[tokens]);
}
