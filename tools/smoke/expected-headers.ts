import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import os from 'node:os';
import path from 'node:path';
import { hasFields, isListOf, isObject, isText } from '@domain/json/guards';
import { repositoryRoot } from '../backend/stack';
import { startHosting } from '../hosting/server/start-hosting';

const isBlock = hasFields({
  headers: isListOf(hasFields({ headers: isListOf(hasFields({ key: isText, value: isText })) })),
});

/**
 * The headers that a `hosting` block gives each address, by lowercase name; null for one that the block sets elsewhere
 * only. They are those of our own Hosting server, which serves empty files in place of the site's.
 */
export async function expectedHeaders(
  hosting: unknown,
  documents: readonly { readonly address: string; readonly file: string }[],
): Promise<ReadonlyMap<string, Readonly<Record<string, string | null>>>> {
  if (!isObject(hosting) || !isBlock(hosting)) throw new Error('this hosting block has no headers');
  const names = new Set(
    hosting.headers.flatMap(({ headers }) => headers.map(({ key }) => key.toLowerCase())),
  );
  const folder = mkdtempSync(path.join(os.tmpdir(), 'expected-'));
  for (const { file } of documents) writeFileSync(path.join(folder, file), '');
  const server = await startHosting({
    hosting: { ...hosting, public: path.relative(repositoryRoot, folder) },
    host: '127.0.0.1',
    port: 0,
    compression: false,
  });
  try {
    const bound = server.address();
    if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
    const origin = `http://127.0.0.1:${bound.port}`;
    const found = await Promise.all(
      documents.map(async ({ address }) => {
        const { headers } = await fetch(origin + address);
        return [address, Object.fromEntries([...names].map((name) => [name, headers.get(name)]))] as const;
      }),
    );
    return new Map(found);
  } finally {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
    rmSync(folder, { recursive: true });
  }
}
