import { momentName, type FilmMoment } from './film-moments';

/** Later than any film ends, in seconds: the last chapter lasts to the end, whatever the film's length. */
const afterAll = 360_000;

/** A WebVTT file that names each finding while it is on the screen. */
export function captionsOf(moments: readonly FilmMoment[]): string {
  return webVtt(moments);
}

/** A WebVTT file in which each finding's chapter lasts until the next one's. */
export function chaptersOf(moments: readonly FilmMoment[]): string {
  return webVtt(
    moments.map((moment) => ({
      ...moment,
      until: moments.find(({ seconds }) => seconds > moment.seconds)?.seconds ?? afterAll,
    })),
  );
}

function webVtt(moments: readonly FilmMoment[]): string {
  const cues = moments.map(
    (moment) => `${timeOf(moment.seconds)} --> ${timeOf(moment.until)}\n${textOf(momentName(moment))}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** `00:02:05.000` */
function timeOf(seconds: number): string {
  const parts = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor);
  return `${parts.map((part) => String(part).padStart(2, '0')).join(':')}.000`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** On one row, because an empty one would end the cue. */
function textOf(words: string): string {
  return words.replaceAll(/[&<>]/g, (each) => escapes[each] ?? '').replaceAll(/\s+/g, ' ');
}
