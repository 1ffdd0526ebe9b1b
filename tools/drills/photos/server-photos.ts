import { createHash } from 'node:crypto';
import { collections, storageFolders } from '@domain/firestore/paths';
import { localBucket } from '../../admin/local-bucket';
import { localServices } from '../../admin/local-services';

/** The running stack's data about one finding. */
interface ServerPhotos {
  /** Path -> the recorded SHA-256 of the received bytes; null for a refused photo. */
  readonly recorded: ReadonlyMap<string, string | null>;
  /** Path -> the SHA-256 of the stored file. */
  readonly files: ReadonlyMap<string, string>;
}

export async function serverPhotos(findingId: string): Promise<ServerPhotos> {
  const { docs } = await localServices()
    .firestore.collection(collections.inspectionPhotos)
    .where('finding_id', '==', findingId)
    .get();
  const recorded = docs.map(
    (photo) =>
      [
        String(photo.get('path')),
        photo.get('refusal') === null ? String(photo.get('sha256')) : null,
      ] as const,
  );
  const files = new Map<string, string>();
  const prefix = `${storageFolders.inspectionPhotos}/${findingId}/`;
  for (const file of (await localBucket().getFiles({ prefix }))[0]) {
    const [bytes] = await file.download();
    files.set(file.name, createHash('sha256').update(bytes).digest('hex'));
  }
  return { recorded: new Map(recorded), files };
}
