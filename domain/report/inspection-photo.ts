import { object, string } from 'yup';
import { findingOfPhoto } from './photo-path';

/** Why the server keeps a file from a report. */
export const photoRefusals = ['not-a-photo', 'too-large', 'damaged'] as const;
export type PhotoRefusal = (typeof photoRefusals)[number];

export const photoRefusalSentences: Record<PhotoRefusal, string> = {
  'not-a-photo': 'This file is not a photo. Take it again, or choose a JPEG, PNG or WebP file.',
  'too-large': 'This picture is too large to be opened. Take it again, or choose a smaller one.',
  damaged: 'This photo is damaged. Take it again.',
};

/** What the server has of an uploaded photo, collection `inspection_photos`. */
export interface InspectionPhoto {
  readonly id: string;
  /** In the file store, as it was received. */
  readonly path: string;
  readonly finding_id: string;
  /** Of the bytes as received, hexadecimal. */
  readonly sha256: string;
  /** Bytes as received. */
  readonly size: number;
  /** Null where it can be shown. */
  readonly refusal: PhotoRefusal | null;
  /** The server's own encoding of it, and its small one; null where it was refused. */
  readonly shown: ShownPhoto | null;
  readonly preview: ShownPhoto | null;
  /** ISO 8601. */
  readonly received_at: string;
}

export interface ShownPhoto {
  readonly path: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** The record of the photo at a path. */
export function photoId(path: string): string {
  return path.slice(path.indexOf('/') + 1).replaceAll(/[/.]/g, '_');
}

export const photoPathField = string()
  .required()
  .test('path', 'This is not the path of a photo.', (value) => findingOfPhoto(value) !== null);

/** office-photo-confirm: whether the server has a photo, byte for byte as the device stored it. */
export const confirmPhotoSchema = object({
  path: photoPathField,
  /** Of the device's own bytes, hexadecimal. */
  sha256: string()
    .required()
    .matches(/^[0-9a-f]{64}$/),
})
  .noUnknown()
  .required();

export type ConfirmPhotoAnswer =
  /** `missing`: to be uploaded, again where its upload broke off; `differs`: other bytes lie there. */
  | { readonly state: 'missing' | 'differs' | 'received' }
  | { readonly state: 'refused'; readonly refusal: PhotoRefusal };
