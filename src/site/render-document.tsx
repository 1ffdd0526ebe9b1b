import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { theme } from '@/theme/theme';
import type { DocumentAssets } from './document-assets';
import { siteDocuments, type SiteDocument } from './site-documents';
import { documentHtml } from './document-html';
import { IslandsContext, type RenderedIsland } from './island';
import { islands } from './islands/islands';
import { searchFiles } from './search-files';

/** Everything the build writes for the site besides chunks: file name -> content. */
export function renderSite(assets: DocumentAssets): Record<string, string> {
  return { ...renderDocuments(assets), ...searchFiles() };
}

/** Every document's HTML with its critical CSS: file name -> HTML. */
export function renderDocuments(assets: DocumentAssets): Record<string, string> {
  return Object.fromEntries(
    siteDocuments.map((document) => [document.file, renderDocument(document, assets)]),
  );
}

function renderDocument(document: SiteDocument, assets: DocumentAssets): string {
  // Without vendor prefixes, because every browser that supports the rest of this CSS knows the plain
  // properties.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // Otherwise every styled element adds a style tag to the body.
  cache.compat = true;
  const emotion = createEmotionServer(cache);

  const rendered: Record<string, RenderedIsland> = {};
  for (const { name, source, identifierPrefix, element } of islands) {
    if (!document.islands?.includes(name)) continue;
    const script = assets.scripts[source];
    if (!script) throw new Error(`The island ${name} has no chunk`);
    const html = renderToString(<CacheProvider value={cache}>{element}</CacheProvider>, { identifierPrefix });
    rendered[name] = { html, script };
  }

  const page = (children: ReactNode) => (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <IslandsContext value={rendered}>{children}</IslandsContext>
      </ThemeProvider>
    </CacheProvider>
  );
  const body = renderToStaticMarkup(page(<document.Page />));
  const styles = emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(body));
  return documentHtml(document, assets, body, styles);
}
