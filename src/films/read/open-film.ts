import { Input, MP4, QTFF, type InputVideoTrack } from 'mediabunny';
import { readableSource, type FilmSource } from './film-source';

/** A film whose content can be read. Call `close` when it isn't needed anymore. */
export interface OpenFilm {
  readonly input: Input;
  /** Null for a file without pictures, or without an index. */
  readonly video: InputVideoTrack | null;
  readonly close: () => void;
}

/** Opens an MP4 or MOV film. Reads only what it needs of it. @throws Error if it can't be read. */
export async function openFilm(film: FilmSource): Promise<OpenFilm> {
  const input = new Input({ formats: [MP4, QTFF], source: readableSource(film) });
  try {
    return { input, video: await input.getPrimaryVideoTrack(), close: () => input.dispose() };
  } catch (error) {
    input.dispose();
    throw error;
  }
}
