import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repositoryRoot } from '../../../backend/stack';
import { trustedJson } from '../../../trusted-json';
import { answerRest, emptyProject, type FakeProject } from './fake-google.mjs';

export interface FakeGoogle {
  /** A folder with nothing but `gcloud`. As the whole PATH, it keeps a real one out of reach. */
  readonly bin: string;
  /** Where the REST requests go. */
  readonly server: string;
  readonly write: (project: Partial<FakeProject>) => void;
  readonly read: () => FakeProject;
  readonly stop: () => void;
}

/** A gcloud and a server of their own, with one project in a file. */
export async function startFakeGoogle(): Promise<FakeGoogle> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fake-google-'));
  const file = path.join(folder, 'project.json');
  const bin = mkdtempSync(path.join(folder, 'bin-'));
  const script = path.join(repositoryRoot, 'tools/deploy/setup/testing/fake-gcloud.mjs');
  writeFileSync(
    path.join(bin, 'gcloud'),
    `#!/bin/sh\nexec '${process.execPath}' '${script}' '${file}' "$@"\n`,
  );
  chmodSync(path.join(bin, 'gcloud'), 0o755);

  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const address = (request.url ?? '').slice(1);
      const sent = body === '' ? null : trustedJson<unknown>(body);
      const answer = answerRest(file, request.method ?? 'GET', address, sent);
      response.writeHead(answer.status, { 'Content-Type': 'application/json' });
      response.end(answer.text);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');

  const write = (project: Partial<FakeProject>) =>
    writeFileSync(file, JSON.stringify({ ...emptyProject, ...project }));
  write({});
  return {
    bin,
    server: `http://127.0.0.1:${address.port}/`,
    write,
    read: () => trustedJson<FakeProject>(readFileSync(file, 'utf8')),
    stop: () => {
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
}
