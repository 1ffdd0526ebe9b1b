import { inlineScripts } from '../vite/inline-scripts';
import { contentSecurityPolicy } from './content-security-policy';
import { filePolicy, reportPolicy } from './report-policy';
import { headerRules } from './headers';
import type { Origins } from './origins';
import { redirects } from './redirects';
import { appRewrites, functionRewrites } from './rewrites';

/** firebase.json's `hosting`; `publicFolder` is relative to the file. */
export async function hostingBlock(publicFolder: string, origins: Origins) {
  const inline = await inlineScripts();
  return {
    public: publicFolder,
    ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
    cleanUrls: true,
    trailingSlash: false,
    redirects: redirects(),
    rewrites: [...appRewrites(), ...functionRewrites()],
    headers: headerRules({
      site: contentSecurityPolicy({ ...origins, appCheck: false }, inline),
      screened: origins.appCheck ? contentSecurityPolicy(origins, inline) : null,
      report: reportPolicy(origins),
      files: filePolicy(),
    }),
  };
}
