import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { appendFile, stat } from 'node:fs/promises';
import {
  BufferSource,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny';
import { box, place } from '@domain/film/testing/film-file';
import { numberedFilmBytes } from '../../../src/films/testing/numbered-film';
import type { Random } from '../random';

export interface WrittenFilm {
  readonly file: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

/** Bytes of a second of film: those of the trade's cameras have about as many. */
const bytesPerSecond = 200_000;

/**
 * Writes a film of about `bytes` that plays: the numbered film over and over, each frame as large as a camera's by data
 * that players skip, and at its end the place where it was made.
 */
export async function writeFilm(file: string, bytes: number, random: Random): Promise<WrittenFilm> {
  const input = new Input({ formats: [MP4], source: new BufferSource(numberedFilmBytes()) });
  const track = await input.getPrimaryVideoTrack();
  const decoderConfig = await track?.getDecoderConfig();
  if (!track || !decoderConfig) throw new Error('the numbered film can’t be read');
  const packets: EncodedPacket[] = [];
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet);
  const duration = await track.computeDuration();

  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: false }),
    target: new FilePathTarget(file),
  });
  const video = new EncodedVideoPacketSource('avc');
  output.addVideoTrack(video);
  await output.start();
  const size = Math.round((bytesPerSecond * duration) / packets.length);
  const noise = noiseOf(random);
  for (let written = 0, round = 0; written < bytes; round += 1) {
    for (const packet of packets) {
      const data = Buffer.concat([skippedUnit(noise(size)), packet.data]);
      written += data.length;
      await video.add(
        packet.clone({
          data,
          timestamp: packet.timestamp + round * duration,
          sequenceNumber: packet.sequenceNumber + round * packets.length,
        }),
        { decoderConfig },
      );
    }
  }
  await output.finalize();
  input.dispose();
  await appendFile(file, box('uuid', Buffer.alloc(16), place));
  return { file, size: (await stat(file)).size, sha256: await hashOf(file) };
}

/** Returns the function that makes data that repeats nowhere. Without zeros, which would have to be escaped. */
function noiseOf(random: Random): (bytes: number) => Buffer {
  const stock = Buffer.alloc(1024 * 1024);
  for (let at = 0; at < stock.length; at += 1) stock[at] = 1 + random.below(255);
  return (bytes) => {
    const from = random.below(stock.length - bytes);
    const own = Buffer.from(Array.from({ length: 16 }, () => 1 + random.below(255)));
    return Buffer.concat([own, stock.subarray(from, from + bytes)]);
  };
}

/** A unit of H.264 with data of our own, which decoders skip: user data of supplemental information. */
function skippedUnit(content: Buffer): Buffer {
  const sizes = [...Array<number>(Math.floor(content.length / 255)).fill(255), content.length % 255];
  const unit = Buffer.concat([Buffer.from([6, 5, ...sizes]), content, Buffer.from([0x80])]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(unit.length);
  return Buffer.concat([length, unit]);
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of createReadStream(file)) hash.update(part as Buffer);
  return hash.digest('hex');
}
