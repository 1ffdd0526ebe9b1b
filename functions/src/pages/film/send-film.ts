import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'firebase-functions/v2/https';
import { wholeFilmBytes } from '@domain/film/film-limits';
import { filmContentTypes, filmExtensions } from '@domain/film/film-type';
import { config } from '../../platform/config';
import type { Response } from '../../platform/route';
import { addressedFilm } from '../../records/film/film-address';
import { filmStream } from '../../records/film/film-bytes';
import { hide, type HiddenBytes } from '../../records/film/hidden-bytes';
import { askedRange } from './asked-range';
import { openFilm } from './film-gate';

const tooLargeAtOnce =
  'This video is too large to save in one piece. Turn on JavaScript in your browser, open the report again, and choose Download the video. You can watch the video without JavaScript.\n';

/** Sends a part of a film by its address, which `token` is of. Nothing of it is stored by a cache. */
export async function sendFilm(
  request: Request,
  response: Response,
  token: string,
  now: Date,
): Promise<void> {
  const addressed = addressedFilm(token, now);
  const opened = addressed && (await openFilm(addressed, now));
  if (!addressed || !opened) {
    response
      .status(403)
      .type('text/plain')
      .send('This address no longer works. Reload the page you came from.\n');
    return;
  }
  const { film, hidden } = opened;
  const { size, path, type } = film;
  const tag = `"${film.sha256}-${hidden.zeros.length}"`;
  response.set({
    'Accept-Ranges': 'bytes',
    ETag: tag,
    'Content-Disposition': `${addressed.download ? 'attachment' : 'inline'}; filename="sewer-inspection.${filmExtensions[type]}"`,
    // The report's page is of another origin.
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Vary: 'Origin',
  });
  const origin = request.get('Origin');
  if (origin !== undefined && config.allowedOrigins.includes(origin)) {
    // Its script saves a film part by part.
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Content-Range',
    });
  }
  response.type(filmContentTypes[type]);
  const condition = request.get('If-Range');
  const asked = askedRange(
    condition === undefined || condition === tag ? request.get('Range') : undefined,
    size,
  );
  if (asked === 'outside') {
    response.status(416).set('Content-Range', `bytes */${size}`).end();
    return;
  }
  if (asked === 'whole' && addressed.download && size > wholeFilmBytes && request.method !== 'HEAD') {
    // Half a film would be saved as if it were whole. A player's address is different: it begins so, and asks for ranges then.
    response.status(400).removeHeader('Content-Disposition');
    response.type('text/plain').send(tooLargeAtOnce);
    return;
  }
  const { from, to } = asked === 'whole' ? { from: 0, to: size } : asked;
  response.status(asked === 'whole' ? 200 : 206).set('Content-Length', String(to - from));
  if (asked !== 'whole') response.set('Content-Range', `bytes ${from}-${to - 1}/${size}`);
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  try {
    await pipeline(filmStream(path, from, to), hiding(from, hidden), response);
  } catch (error) {
    // The reader went on to another part, or left.
    if ((error as { readonly code?: string }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function hiding(from: number, hidden: HiddenBytes): Transform {
  let at = from;
  return new Transform({
    transform(part: Buffer, _, done) {
      done(null, hide(part, at, hidden));
      at += part.length;
    },
  });
}
