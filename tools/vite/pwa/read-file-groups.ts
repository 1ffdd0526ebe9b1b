import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { readBuildManifests } from '../build-manifests';
import { documentAddress, filesOfDocument, type FileGroups, type GroupFile } from './file-groups';
import { iconPaths } from './icon-paths';
import { installableApps } from './installable-apps';

/** Hosting serves it at unknown addresses; no one visits it directly. */
const notFoundFile = '404.html';

/** Apps that cannot be installed but work offline. */
const shellsOnly = [{ group: 'forms', entry: 'forms-app.html' }] as const;

/**
 * The file groups of the finished build in `distDir`. @throws Error if the build has no Vite manifests or
 * no offline document, or a group lists a file that was not built.
 */
export async function readFileGroups(distDir: string): Promise<FileGroups> {
  const read = (file: string) => readFile(path.join(distDir, file));
  const manifests = readBuildManifests(distDir);
  const fixed = async (url: string, file = url): Promise<GroupFile> => ({
    url,
    sha256: createHash('sha256')
      .update(await read(file))
      .digest('hex'),
  });

  const groups: Record<string, GroupFile[]> = {};
  for (const app of installableApps) {
    groups[app.group] = [
      await fixed(app.scope, app.entry),
      await fixed(`/${app.manifestFile}`),
      await fixed(iconPaths.svg),
      ...filesOfDocument((await read(app.entry)).toString(), manifests),
    ];
  }
  for (const { group, entry } of shellsOnly) {
    groups[group] = [
      await fixed(documentAddress(entry), entry),
      await fixed(iconPaths.svg),
      ...filesOfDocument((await read(entry)).toString(), manifests),
    ];
  }
  const appEntries: readonly string[] = [...installableApps, ...shellsOnly].map(({ entry }) => entry);
  const written = (await readdir(distDir, { recursive: true })).filter((file) => file.endsWith('.html'));
  for (const file of written.sort()) {
    if (appEntries.includes(file) || file === notFoundFile) continue;
    const address = documentAddress(file);
    groups[address] = [
      await fixed(address, file),
      ...filesOfDocument((await read(file)).toString(), manifests),
    ];
  }
  const offline = groups['/offline'];
  if (!offline) throw new Error('The build has no offline.html for the service worker to show.');
  // This group is cached on every device, so each page has its icon.
  offline.push(await fixed(iconPaths.svg));
  return groups;
}
