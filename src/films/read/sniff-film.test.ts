import { expect, test } from 'vitest';
import { sniffFilm } from './sniff-film';

const start = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\0\0\0\x20ftypisom', 'a.bin', 'mp4'],
  ['\0\0\0\x14ftypqt  ', 'a.mov', 'mov'],
  ['\0\0\0\x08wide\0\0\0\0mdat', 'a', 'mov'],
  ['RIFF\0\0\0\0AVI LIST', 'a.mp4', 'avi'],
  ['\x1a\x45\xdf\xa3', 'a', 'other'],
  ['anything', 'DCIM0001.MPG', 'other'],
  ['\0\0\0\x18ftypheic', 'photo.mp4', null],
  ['%PDF-1.7', 'report.pdf', null],
  ['', 'empty', null],
])('%j named %s is %s', (text, name, container) => {
  expect(sniffFilm({ name, head: start(text) })).toBe(container);
});
