import { array, object } from 'yup';
import { photoPathField } from './inspection-photo';
import { reportLimits } from './report-limits';

/** office-photo-view: photos for an admin whose device does not have them. */
export const viewPhotosSchema = object({
  paths: array().of(photoPathField).min(1).max(reportLimits.photos).required(),
})
  .noUnknown()
  .required();

/** A photo with download URLs for this reader, valid for 15 minutes. */
export interface ViewedPhoto {
  readonly path: string;
  readonly url: string;
  readonly previewUrl: string;
  /** Pixels of the large one. */
  readonly width: number;
  readonly height: number;
}

export interface ViewPhotosAnswer {
  /** Excludes photos that are missing or were refused. */
  readonly photos: readonly ViewedPhoto[];
}
