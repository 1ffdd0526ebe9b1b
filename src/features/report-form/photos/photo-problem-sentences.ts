import { photoRefusalSentences } from '@domain/report/inspection-photo';
import type { PhotoProblem } from './device/photo-record';

export const photoProblemSentences: Record<PhotoProblem, string> = {
  ...photoRefusalSentences,
  'not-opened':
    'This browser cannot open photos of this format (HEIC). Take it again with the camera here, or choose a JPEG file.',
  differs: 'Something else was stored in the place of this photo. Take it again.',
};
