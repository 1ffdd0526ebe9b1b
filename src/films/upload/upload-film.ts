import { AppError } from '@domain/errors/app-error';
import { firstPartBytes, nextPartBytes, partUnit, smallerPartBytes } from './part-size';
import type { SessionStore, UploadSession, UploadWorld } from './upload-world';

interface FilmUpload {
  /** The file; read in slices, never as a whole. */
  readonly source: Blob;
  /** Its path in the bucket. */
  readonly path: string;
  readonly contentType: string;
  readonly session: SessionStore;
  readonly world: UploadWorld;
  /** Called with the bytes that the server has. */
  readonly onProgress: (bytes: number) => void;
  /** Pauses: what was sent stays, and the next call goes on from there. */
  readonly signal: AbortSignal;
}

/** Failures in a row, without a byte arriving between them, after which the upload is left for later. */
const failuresAtMost = 5;
const partTimeoutMs = 120_000;
const requestTimeoutMs = 30_000;

const unreachable = 'We couldn’t reach the server. The upload continues when there is a connection.';

/**
 * Uploads a film in parts, and goes on where an earlier page or attempt ended. After every error the server is asked what
 * it has, because a part may have arrived without an answer.
 * @throws AppError `not-signed-in`; `not-allowed` where the rules refuse it, as for a film that is there already;
 * `invalid-input` if the file can't be read anymore; `unavailable` for anything else. The signal's reason if it aborts.
 */
export async function uploadFilm(upload: FilmUpload): Promise<void> {
  const { session: store, signal, world } = upload;
  let session = await store.read();
  // What an earlier page noted may be out of date.
  let isCertain = session === null;
  let partBytes = firstPartBytes;
  let failures = 0;
  for (;;) {
    signal.throwIfAborted();
    try {
      if (session === null) {
        session = await start(upload);
        await store.write(session);
        isCertain = true;
      } else if (!isCertain) {
        const asked = await ask(upload, session);
        if (asked === 'done') break;
        if (asked !== null && asked.offset > session.offset) failures = 0;
        session = asked;
        await store.write(session);
        isCertain = session !== null;
        if (session === null) failures += 1;
        if (failures > failuresAtMost) throw failed(null);
        continue;
      }
      upload.onProgress(session.offset);
      const begun = world.now();
      const sent = await sendPart(upload, session, partBytes);
      if (sent === 'done') break;
      if (sent === null) isCertain = false;
      else {
        partBytes = nextPartBytes(sent.offset - session.offset, world.now() - begun);
        session = sent;
        failures = 0;
        await store.write(session);
      }
    } catch (error) {
      signal.throwIfAborted();
      if (isFinal(error)) throw error;
      failures += 1;
      if (failures > failuresAtMost) throw failed(error);
      isCertain = false;
      partBytes = smallerPartBytes(partBytes);
      await world.wait(1_000 * 2 ** (failures - 1), signal);
    }
  }
  upload.onProgress(upload.source.size);
  await store.write(null);
}

const failed = (cause: unknown) =>
  cause instanceof AppError
    ? cause
    : new AppError('unavailable', 'the film did not come through', unreachable, { cause });

/** Another attempt would end alike. */
function isFinal(error: unknown): boolean {
  return error instanceof AppError && error.code !== 'unavailable';
}

async function start(upload: FilmUpload): Promise<UploadSession> {
  const { path, contentType, source, world } = upload;
  const response = await request(
    upload,
    world.startAddress(path),
    {
      'Content-Type': 'application/json; charset=utf-8',
      'X-Goog-Upload-Protocol': 'resumable',
      'X-Goog-Upload-Command': 'start',
      'X-Goog-Upload-Header-Content-Length': String(source.size),
      'X-Goog-Upload-Header-Content-Type': contentType,
    },
    { body: JSON.stringify({ name: path, contentType }), timeoutMs: requestTimeoutMs },
  );
  const address = response.headers.get('X-Goog-Upload-URL');
  if (!response.ok || address === null) throw refused(response);
  return { address, offset: 0 };
}

/** What the server has; null if it has forgotten the session, which begins again. */
async function ask(upload: FilmUpload, { address }: UploadSession): Promise<UploadSession | 'done' | null> {
  const response = await request(
    upload,
    address,
    { 'X-Goog-Upload-Command': 'query' },
    { timeoutMs: requestTimeoutMs },
  );
  if (isForgotten(response)) return null;
  if (!response.ok) throw refused(response);
  const status = statusOf(response);
  if (status === 'final') return 'done';
  const offset = Number(response.headers.get('X-Goog-Upload-Size-Received') ?? Number.NaN);
  // More than the film has: parts were appended twice.
  if (status !== 'active' || !(offset <= upload.source.size)) return null;
  return { address, offset };
}

/** The session with what the server has then; null if that has to be asked. */
async function sendPart(
  upload: FilmUpload,
  { address, offset }: UploadSession,
  partBytes: number,
): Promise<UploadSession | 'done' | null> {
  const { source, signal } = upload;
  const end = Math.min(source.size, offset + partBytes);
  const part = source.slice(offset, end);
  const isLast = end === source.size;
  if (!isLast && (end - offset) % partUnit !== 0)
    throw new Error('a part of a size that the protocol refuses');
  const response = await request(
    upload,
    address,
    {
      'X-Goog-Upload-Command': isLast ? 'upload, finalize' : 'upload',
      'X-Goog-Upload-Offset': String(offset),
    },
    // The browser reads it from the disk as it sends it: in the page's memory, a film's parts would add up.
    { body: part, timeoutMs: partTimeoutMs },
  ).catch(async (error) => {
    signal.throwIfAborted();
    await assertReadable(part);
    throw error;
  });
  if (response.ok) {
    const status = statusOf(response);
    if (status === 'final') return isLast ? 'done' : null;
    return status === 'active' && !isLast ? { address, offset: end } : null;
  }
  if (isForgotten(response) || response.status === 400 || response.status === 412) return null;
  throw refused(response);
}

/** A part that can't be read fails to be sent as it does without a connection. */
async function assertReadable(part: Blob): Promise<void> {
  try {
    await part.arrayBuffer();
  } catch (cause) {
    const sentence = 'We can’t read this film anymore. Choose it again from the camera’s card.';
    throw new AppError('invalid-input', 'a part of the film can’t be read', sentence, { cause });
  }
}

interface Sent {
  readonly body?: BodyInit;
  readonly timeoutMs: number;
}

/** One request; a second one with a new token where the first was refused. */
async function request(
  { world, signal }: FilmUpload,
  address: string,
  headers: Readonly<Record<string, string>>,
  { body, timeoutMs }: Sent,
): Promise<Response> {
  const post = async (refresh: boolean) =>
    world.fetch(address, {
      method: 'POST',
      headers: { ...headers, ...(await world.credentials(refresh)) },
      ...(body !== undefined && { body }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
  const first = await post(false);
  return first.status === 401 ? post(true) : first;
}

/** @throws AppError if the answer isn't the service's: a network's own page says 200 to everything. */
function statusOf({ headers }: Response): string {
  const status = headers.get('X-Goog-Upload-Status');
  if (status === null) throw new AppError('unavailable', 'not the service’s answer', unreachable);
  return status;
}

const isForgotten = ({ status }: Response) => status === 404 || status === 410;

function refused({ status }: Response): AppError {
  if (status === 401) {
    return new AppError('not-signed-in', 'no token', 'Your session has ended. Please sign in again.');
  }
  if (status === 403) {
    return new AppError('not-allowed', 'refused by the rules', 'This film can’t be stored.');
  }
  return new AppError('unavailable', `answered ${status}`, unreachable);
}
