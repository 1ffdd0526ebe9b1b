import { expect, test } from 'vitest';
import { videoMoment } from './video-moment';

test('a place in the video goes along where there is room for it', () => {
  expect(videoMoment('https://video.example.com/v/482', '12:34')).toBe(
    'https://video.example.com/v/482#t=754',
  );
  expect(videoMoment('https://video.example.com/v/482#chapter', '12:34')).toBe(
    'https://video.example.com/v/482#chapter',
  );
  expect(videoMoment('https://video.example.com/v/482', '')).toBe('https://video.example.com/v/482');
});
