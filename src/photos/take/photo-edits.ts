import type { Finding } from '@domain/report/finding';

/** A finding's photo fields. */
export type FindingPhotoFields = Pick<Finding, 'photos' | 'photoMarks'>;

/** Adds a photo: at the end, or in place of another, whose marks are dropped. */
export function withPhoto(now: FindingPhotoFields, path: string, replaces = ''): FindingPhotoFields {
  const { photos, photoMarks } = now;
  const at = photos.indexOf(replaces);
  if (photos.includes(path)) return now;
  if (at === -1) return { photos: [...photos, path], photoMarks };
  return { photos: photos.with(at, path), photoMarks: photoMarks.filter((one) => one.path !== replaces) };
}

export function withoutPhoto({ photos, photoMarks }: FindingPhotoFields, path: string): FindingPhotoFields {
  return {
    photos: photos.filter((one) => one !== path),
    photoMarks: photoMarks.filter((one) => one.path !== path),
  };
}

/** Puts a removed photo back in its place, with its marks. */
export function withPhotoBack(
  now: FindingPhotoFields,
  path: string,
  before: FindingPhotoFields,
): FindingPhotoFields {
  if (now.photos.includes(path)) return now;
  return {
    photos: now.photos.toSpliced(before.photos.indexOf(path), 0, path),
    photoMarks: [...now.photoMarks, ...before.photoMarks.filter((one) => one.path === path)],
  };
}

/** @param by -1 for earlier, 1 for later */
export function withPhotoMoved(fields: FindingPhotoFields, path: string, by: -1 | 1): FindingPhotoFields {
  const at = fields.photos.indexOf(path);
  const other = fields.photos[at + by];
  if (at === -1 || other === undefined) return fields;
  return { ...fields, photos: fields.photos.with(at, other).with(at + by, path) };
}

export function withMarks(
  { photos, photoMarks }: FindingPhotoFields,
  path: string,
  marks: FindingPhotoFields['photoMarks'][number]['marks'],
): FindingPhotoFields {
  const others = photoMarks.filter((one) => one.path !== path);
  return { photos, photoMarks: marks.length === 0 ? others : [...others, { path, marks }] };
}
