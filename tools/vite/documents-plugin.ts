import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { headingFontFaces } from '../../domain/brand/heading-font-faces';
import type { DocumentAssets, ScriptAsset } from '../../src/site/document-assets';
import { sampleFilm } from '../../src/site/landing/sample-report/sample-film';
import { sampleFilmFile } from '../sample-film/sample-film-file';
import { appCheckApps, appCheckAttributes } from './app-check-attributes';
import { appShell, documentRoutes } from './documents/document-routes';
import { documentScripts, scriptsOfBuilds, sourceFile, workerScript } from './documents/document-scripts';
import { headingFont } from './documents/heading-font';
import { renderDocuments, type DocumentRenderer } from './documents/render-documents';
import { readBuildManifests } from './build-manifests';
import { inlineScripts } from './inline-scripts';
import { markPlace, markSvg } from './mark-svg';
import { publishedFile } from './published-file';
import { blogAddress } from '../hosting/blog-address';
import { repositoryRoot } from '../backend/stack';
import { commitOf } from '../commit-of';
import { documentHeadLinks } from './pwa/head-links';
import { lastBuild } from './separate-builds';

const devFont = '/@documents/heading.woff2';

async function documentAssets(
  font: string,
  scripts: Record<string, ScriptAsset>,
  workerModule: string | null,
  appCheck: string,
): Promise<DocumentAssets> {
  return {
    headingFont: font,
    fontFaces: headingFontFaces(font),
    headLinks: documentHeadLinks,
    inlineScripts: (await inlineScripts()).map(({ code }) => code),
    appCheck,
    workerModule,
    scripts,
  };
}

/**
 * Renders the public pages to complete HTML documents at the end of a build and on request in development.
 * Every other HTML entry gets the heading font, and the logo where it starts with it.
 */
export function documents(): Plugin {
  let mode = 'production';
  let fontFile = '';
  let developing = false;
  let appCheck = '';
  let build = '';
  let distDir = '';
  return {
    name: 'documents',
    configResolved(config) {
      mode = config.mode;
      distDir = path.resolve(config.root, config.build.outDir);
      developing = config.command === 'serve';
      appCheck = appCheckAttributes(config.env);
      // In the HTML rather than in a script, whose hashed name would change with every commit.
      if (!developing) build = ` data-build="${commitOf(repositoryRoot)}"`;
    },
    async buildStart() {
      if (developing) return;
      const source = await headingFont();
      fontFile = this.getFileName(this.emitFile({ type: 'asset', name: 'heading.woff2', source }));
    },
    transformIndexHtml(html, { filename }) {
      // The documents include the font themselves.
      if (html.includes('data-document')) return html;
      const address = developing ? devFont : `/${fontFile}`;
      const offered = appCheckApps.includes(path.basename(filename)) ? appCheck : '';
      return {
        html: html
          .replace('<html lang="en"', `$&${build}${offered}`)
          .replace(markPlace, markSvg(' width="96" height="96" aria-hidden="true"')),
        tags: [{ tag: 'style', children: headingFontFaces(address), injectTo: 'head-prepend' }],
      };
    },
    configureServer(server) {
      serveDocuments(server);
    },
    async generateBundle() {
      if (this.environment.name !== lastBuild) return;
      this.emitFile({
        type: 'asset',
        fileName: sampleFilm.path.slice(1),
        source: readFileSync(sampleFilmFile),
      });
      this.emitFile(publishedFile(globalThis.SAVED_SETTINGS, new Date()));
      const scripts = scriptsOfBuilds(readBuildManifests(distDir));
      const worker = scripts[workerScript]?.module ?? null;
      const assets = await documentAssets(`/${fontFile}`, scripts, worker, appCheck);
      for (const [fileName, source] of Object.entries(await renderDocuments(mode, assets))) {
        this.emitFile({
          type: 'asset',
          fileName,
          source: source.replace('<html lang="en-US"', `$&${build}`),
        });
      }
    },
  };
}

function serveDocuments(server: ViteDevServer): void {
  const scripts = Object.fromEntries(
    documentScripts.map((script) => [script, { module: `/${script}`, imports: [] }]),
  );
  server.middlewares.use((request, response, next) => {
    const { pathname: address, search } = new URL(request.url ?? '/', 'http://localhost');
    const file = documentRoutes.get(address);
    const blog = blogAddress(address);
    if (blog !== undefined) {
      response.writeHead(302, { Location: blog + search }).end();
    } else if (address === devFont) {
      headingFont().then((font) => response.setHeader('Content-Type', 'font/woff2').end(font), next);
    } else if (address === sampleFilm.path) {
      response.setHeader('Content-Type', 'video/mp4').end(readFileSync(sampleFilmFile));
    } else if (file === undefined) {
      request.url = appShell(address) ?? request.url;
      next();
    } else {
      renderInDevelopment(file, address)
        .then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html))
        .catch(next);
    }
  });

  async function renderInDevelopment(file: string, address: string): Promise<string> {
    const renderer = (await server.ssrLoadModule(
      sourceFile('site/render-document.tsx'),
    )) as unknown as DocumentRenderer;
    const assets = await documentAssets(devFont, scripts, null, appCheckAttributes(server.config.env));
    const html = renderer.renderSite(assets)[file] ?? '';
    return server.transformIndexHtml(address, html);
  }
}
