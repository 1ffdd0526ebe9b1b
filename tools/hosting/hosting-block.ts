import { inlineScripts } from '../vite/inline-scripts';
import { contentSecurityPolicy } from './content-security-policy';
import { filePolicy, reportPolicy } from './report-policy';
import { headerRules } from './headers';
import type { Origins } from './origins';
import { redirects } from './redirects';
import { appRewrites, functionRewrites } from './rewrites';

/** The part of `hosting` that nothing changes. */
export const servedAs = {
  ignore: ['firebase.json', '**/.*', '**/node_modules/**'],
  cleanUrls: true,
  trailingSlash: false,
};

/**
 * The `hosting` of a Firebase configuration; `publicFolder` is relative to its file. Search engines may index the site's
 * documents only if it is `indexed`.
 */
export async function hostingBlock(
  publicFolder: string,
  origins: Origins,
  { indexed }: { readonly indexed: boolean } = { indexed: true },
) {
  const inline = await inlineScripts();
  return {
    public: publicFolder,
    ...servedAs,
    redirects: redirects(),
    rewrites: [...appRewrites(), ...functionRewrites()],
    headers: headerRules(
      {
        site: contentSecurityPolicy({ ...origins, appCheck: false }, inline),
        screened: origins.appCheck ? contentSecurityPolicy(origins, inline) : null,
        report: reportPolicy(origins),
        files: filePolicy(),
      },
      { indexed },
    ),
  };
}
