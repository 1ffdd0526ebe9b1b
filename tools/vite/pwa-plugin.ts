import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { pageTitle } from '../../domain/business/page-title';
import { formsAppShell, portalAppShell } from '../../domain/business/routes';
import { builtSettings } from '../../domain/settings/built-settings';
import { phoneOf } from '../../domain/settings/phone-of';
import { appHeadTags, shellHeadTags } from './pwa/head-links';
import { iconFiles } from './pwa/icon-files';
import { installableApps } from './pwa/installable-apps';
import { readFileGroups } from './pwa/read-file-groups';
import { webManifest } from './pwa/web-manifest';
import { escapeHtml } from '../../src/site/escape-html';
import { lastBuild } from './separate-builds';

/** The HTML of apps that cannot be installed. */
const shells: readonly string[] = [formsAppShell, portalAppShell].map((shell) => `${shell}.html`);

/**
 * Adds icons, web manifests, and the service worker `/sw.js`. Place it after the plugin that writes the
 * documents.
 */
export function pwa(): PluginOption {
  let distDir = '';
  return [
    { name: 'pwa:out-dir', configResolved: (config) => void (distDir = outDir(config)) },
    installableAppFiles(),
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      manifest: false,
      injectRegister: false,
      injectManifest: {
        // Our worker uses file groups; a flat list would send the office's files to every visitor.
        injectionPoint: undefined as never,
        // ES output ends with an export, which a classic worker does not accept.
        rollupFormat: 'iife',
        buildPlugins: { vite: [fileGroupsModule(() => distDir)] },
      },
    }).map((plugin) => ({ ...plugin, applyToEnvironment: isLast })),
  ];
}

const isLast = ({ name }: { readonly name: string }) => name === lastBuild;

function outDir(config: { readonly root: string; readonly build: { readonly outDir: string } }): string {
  return path.resolve(config.root, config.build.outDir);
}

/** The shell with the business's name in its title and its number; each app then names its pages. */
function withBusiness(html: string): string {
  const phone = phoneOf(builtSettings.contact);
  return html
    .replace(/<title>(.*)<\/title>/, (_, page: string) => `<title>${escapeHtml(pageTitle(page))}</title>`)
    .replace(/\{phone\.(e164|display)\}/g, (_, form: keyof typeof phone) => escapeHtml(phone[form]));
}

/** Manifest, icons, and head tags of every installable app, in the build and in the dev server. */
function installableAppFiles(): Plugin {
  const files = async () => [
    ...(await iconFiles()),
    ...installableApps.map((app) => ({ path: `/${app.manifestFile}`, source: webManifest(app) })),
  ];
  return {
    name: 'pwa:installable-app-files',
    async generateBundle() {
      if (this.environment.name !== lastBuild) return;
      for (const { path: url, source } of await files()) {
        this.emitFile({ type: 'asset', fileName: url.slice(1), source });
      }
    },
    transformIndexHtml(html, { path: url }) {
      const app = installableApps.find(({ entry }) => url === `/${entry}`);
      if (app !== undefined) return { html: withBusiness(html), tags: appHeadTags(app) };
      return shells.includes(url) ? { html: withBusiness(html), tags: [...shellHeadTags] } : [];
    },
    configureServer(server) {
      const made = files();
      server.middlewares.use((request, response, next) => {
        void made.then((all) => {
          const file = all.find(({ path: url }) => url === request.url);
          if (file === undefined) return next();
          const type = { '.svg': 'image/svg+xml', '.png': 'image/png' }[path.extname(file.path)];
          response.setHeader('Content-Type', type ?? 'application/manifest+json');
          response.end(file.source);
        }, next);
      });
    },
  };
}

/** The worker's `virtual:file-groups`, read after everything else is written. */
function fileGroupsModule(distDir: () => string): Plugin {
  const id = 'virtual:file-groups';
  return {
    name: 'pwa:file-groups',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(source) {
      if (source !== `\0${id}`) return undefined;
      const groups = JSON.stringify(await readFileGroups(distDir()));
      const version = createHash('sha256').update(groups).digest('hex').slice(0, 12);
      return `export const version = ${JSON.stringify(version)};\nexport const fileGroups = ${groups};\n`;
    },
  };
}
