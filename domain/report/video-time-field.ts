import { string } from 'yup';
import { videoSeconds } from './video-time';

/** An optional time in the video. */
export const videoTimeField = string()
  .trim()
  .defined()
  .default('')
  .test(
    'time',
    'Enter the time in the video as minutes and seconds, like 12:34.',
    (value) => value === '' || videoSeconds(value) !== null,
  );
