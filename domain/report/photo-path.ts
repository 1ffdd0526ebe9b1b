import { storageFolders } from '../firestore/paths';

export const photoExtensions = ['jpg', 'png', 'webp'] as const;
export type PhotoExtension = (typeof photoExtensions)[number];

const shape = new RegExp(
  `^${storageFolders.inspectionPhotos}/([A-Za-z0-9_-]{8,64})/([A-Za-z0-9_-]{16,64})\\.(${photoExtensions.join('|')})$`,
);

/** The path of a finding's photo in the bucket. */
export function photoPath(findingId: string, name: string, extension: PhotoExtension): string {
  return `${storageFolders.inspectionPhotos}/${findingId}/${name}.${extension}`;
}

/** The finding id in a photo's path; null for any other path. */
export function findingOfPhoto(path: string): string | null {
  return shape.exec(path)?.[1] ?? null;
}
