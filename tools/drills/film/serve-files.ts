import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

export interface ServedFiles {
  /** `host:port`, as an emulator's. */
  readonly host: string;
  /** Has a file at a path of the bucket. */
  readonly add: (path: string, file: string) => void;
  readonly close: () => void;
}

/**
 * A bucket that answers ranges as Cloud Storage does. The Storage emulator reads a whole file for each of them, so that the
 * functions couldn't be measured at it.
 * @param plant whether to change one bit of each part but the first, to see that the drill notices
 */
export async function serveFiles(plant: boolean): Promise<ServedFiles> {
  const files = new Map<string, string>();
  const server = createServer((request, response) => {
    const name = /\/o\/([^?/]+)/.exec(request.url ?? '')?.[1] ?? '';
    const file = files.get(decodeURIComponent(name));
    const [, first = '', last = ''] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    if (file === undefined || first === '') {
      response.writeHead(404).end();
      return;
    }
    const { size } = statSync(file);
    const [start, end] = [Number(first), Math.min(Number(last), size - 1)];
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-range': `bytes ${start}-${end}/${size}`,
      'content-length': end - start + 1,
    });
    const spoiled = plant && start > 0;
    // ignored: the reader left
    pipeline(createReadStream(file, { start, end }), changed(spoiled), response).catch(() => undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (path, file) => void files.set(path, file),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function changed(spoiled: boolean): Transform {
  let first = spoiled;
  return new Transform({
    transform(part: Buffer, _, done) {
      if (first) part[part.length >> 1] = (part[part.length >> 1] ?? 0) ^ 1;
      first = false;
      done(null, part);
    },
  });
}
