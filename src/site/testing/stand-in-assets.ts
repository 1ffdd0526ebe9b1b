import type { DocumentAssets } from '../document-assets';

const chunk = (name: string) => ({ module: `/assets/${name}.js`, imports: ['/assets/base.js'] });

/** Build output for tests that render documents. */
export const standInAssets: DocumentAssets = {
  headingFont: '/assets/heading.woff2',
  fontFaces: '@font-face{font-family:"Heading"}',
  headLinks: '<link rel="icon" href="/icons/favicon.svg">',
  inlineScripts: ['void 0'],
  appCheck: '',
  workerModule: '/assets/worker.js',
  scripts: {
    'site/islands/request-forms.tsx': chunk('booking'),
    'site/scripts/thank-you.ts': chunk('thank-you'),
    'site/scripts/not-found.ts': chunk('not-found'),
  },
};
