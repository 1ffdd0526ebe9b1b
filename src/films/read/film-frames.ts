import { CanvasSink, EncodedPacketSink } from 'mediabunny';
import type { FilmSource } from './film-source';
import { openFilm } from './open-film';

/** Width of a frame that becomes a photo, in pixels. */
const frameWidth = 1280;
const jpegQuality = 0.92;
/** Times in a film are stored as fractions, so a frame's own time may be a little later than it is read. */
const slackSeconds = 0.000_5;

/** The single frames of a film. Times are in seconds. */
export interface FilmFrames {
  /** The start of the frame that is shown at a time. */
  readonly at: (seconds: number) => Promise<number>;
  /** The middle of the frame before or after the one shown at a time; players show a frame exactly there. */
  readonly step: (seconds: number, by: -1 | 1) => Promise<number>;
  /** The frame shown at a time, as a JPEG of at most 1,280 px. @throws Error where this browser can't decode it. */
  readonly picture: (seconds: number) => Promise<Blob>;
  readonly close: () => void;
}

/** Opens a film's frames. @throws Error if it has none that can be read. */
export async function filmFrames(film: FilmSource): Promise<FilmFrames> {
  const { video, close } = await openFilm(film);
  if (video === null) {
    close();
    throw new Error('the film has no pictures');
  }
  const packets = new EncodedPacketSink(video);
  const width = Math.min(frameWidth, await video.getDisplayWidth());
  const canvases = new CanvasSink(video, { width });
  const packetAt = async (seconds: number) =>
    (await packets.getPacket(Math.max(0, seconds) + slackSeconds, { metadataOnly: true })) ??
    (await packets.getFirstPacket({ metadataOnly: true }));
  const middle = (packet: { timestamp: number; duration: number } | null, otherwise: number) =>
    packet === null ? otherwise : packet.timestamp + packet.duration / 2;
  return {
    close,
    at: async (seconds) => (await packetAt(seconds))?.timestamp ?? 0,
    async step(seconds, by) {
      const shown = await packetAt(seconds);
      if (shown === null) return seconds;
      const beside = by === 1 ? shown.timestamp + shown.duration : shown.timestamp - 2 * slackSeconds;
      return beside < 0 ? middle(shown, seconds) : middle(await packetAt(beside), seconds);
    },
    async picture(seconds) {
      const frame = await canvases.getCanvas(Math.max(0, seconds) + slackSeconds);
      if (frame === null) throw new Error('the film has no frame at this time');
      return toJpeg(frame.canvas);
    },
  };
}

function toJpeg(canvas: HTMLCanvasElement | OffscreenCanvas): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type: 'image/jpeg', quality: jpegQuality });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('the frame cannot be encoded')) : resolve(blob)),
      'image/jpeg',
      jpegQuality,
    );
  });
}
