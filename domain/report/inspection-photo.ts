import { object, string } from 'yup';
import { findingOfPhoto } from './photo-path';

/** Why the server excludes a file from a report. */
export const photoRefusals = ['not-a-photo', 'too-large', 'damaged'] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

export const photoRefusalSentences: Record<PhotoRefusal, string> = {
  'not-a-photo': 'This file isn’t a photo. Take it again, or choose a JPEG, PNG, or WebP file.',
  'too-large': 'This picture is too large to open. Take it again, or choose a smaller one.',
  damaged: 'This photo is damaged. Take it again.',
};

/**
 * The server's record of an uploaded photo, collection `inspection_photos`. `At`: how a moment is given, ISO 8601
 * unless stated.
 */
export interface InspectionPhoto<At = string> {
  readonly id: string;
  /** Path in the bucket of the file as received. */
  readonly path: string;
  readonly finding_id: string;
  /** Of the bytes as received, hexadecimal. */
  readonly sha256: string;
  /** Bytes as received. */
  readonly size: number;
  /** Null if it can be shown. */
  readonly refusal: PhotoRefusal | null;
  /** The server's re-encoded photo and its preview; null if it was refused. */
  readonly shown: ShownPhoto | null;
  readonly preview: ShownPhoto | null;
  readonly received_at: At;
  /** The report that contains it in one of its versions; null while none does. */
  readonly report_id: string | null;
}

export interface ShownPhoto {
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Id of the photo record for a path. */
export function photoId(path: string): string {
  return path.slice(path.indexOf('/') + 1).replaceAll(/[/.]/g, '_');
}

export const photoPathField = string()
  .required()
  .test('path', 'This is not the path of a photo.', (value) => findingOfPhoto(value) !== null);

/** office-photo-confirm: whether the server has a photo with exactly the device's bytes. */
export const confirmPhotoSchema = object({
  path: photoPathField,
  /** SHA-256 of the device's bytes, hexadecimal. */
  sha256: string()
    .required()
    .matches(/^[0-9a-f]{64}$/),
})
  .noUnknown()
  .required();

export type ConfirmPhotoAnswer =
  /**
   * `missing`: to be uploaded, or uploaded again after an interruption; `differs`: the stored bytes are different.
   */
  | { readonly state: 'missing' | 'differs' | 'received' }
  | { readonly state: 'refused'; readonly refusal: PhotoRefusal };
