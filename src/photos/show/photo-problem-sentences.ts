import { photoRefusalSentences } from '@domain/report/inspection-photo';
import type { PhotoProblem } from '../device/photo-record';

export const photoProblemSentences: Record<PhotoProblem, string> = {
  ...photoRefusalSentences,
  'not-opened':
    'This browser can’t open HEIC photos. Take it again with the camera here, or choose a JPEG file.',
  differs: 'Another file was stored in place of this photo. Take it again.',
};
