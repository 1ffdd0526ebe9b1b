import { photoRefusalSentences } from '@domain/report/inspection-photo';
import type { PhotoProblem } from '../device/photo-record';

export const photoProblemSentences: Record<PhotoProblem, string> = {
  ...photoRefusalSentences,
  'not-opened':
    'This browser can’t open HEIC photos. Take it again with the camera here, or choose a JPEG file.',
  'not-accepted':
    'Our server doesn’t accept this file. Take the photo again, or choose a JPEG, PNG, or WebP file below 15 MB.',
  differs: 'Another file was stored in place of this photo. Take it again.',
};
