import { expect, test } from 'vitest';
import { videoMoment } from './video-moment';

test('the position in the video is added where the link supports it', () => {
  expect(videoMoment('https://video.example.com/v/482', '12:34')).toBe(
    'https://video.example.com/v/482#t=754',
  );
  expect(videoMoment('https://video.example.com/v/482#chapter', '12:34')).toBe(
    'https://video.example.com/v/482#chapter',
  );
  expect(videoMoment('https://video.example.com/v/482', '')).toBe('https://video.example.com/v/482');
});
