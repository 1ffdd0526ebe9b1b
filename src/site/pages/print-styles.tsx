import { business } from '@domain/business/business';
import GlobalStyles from '@mui/material/GlobalStyles';

const ink = '#000';
const white = '#fff';

/** Print styles: only the text, black on white, with the address of each link. */
export function PrintStyles() {
  return (
    <GlobalStyles
      styles={{
        '.print-only': { display: 'none' },
        '@media print': {
          '@page': { margin: '20mm 22mm' },
          // Repeated for more specificity than the theme's own rule.
          ':root:root': {
            '--mui-palette-text-primary': ink,
            '--mui-palette-text-secondary': ink,
            '--mui-palette-secondary-main': ink,
            '--mui-palette-divider': '#999',
            '--mui-palette-background-default': white,
            '--mui-palette-background-paper': white,
            colorScheme: 'light',
          },
          'html, body': { color: ink, background: white, fontSize: '10.5pt' },
          'body header, body footer, body aside, .screen-only, a[href="#content"]': {
            display: 'none !important',
          },
          '.print-only': { display: 'block' },
          'h1, h2, h3': { breakAfter: 'avoid' },
          'p, li, dd': { orphans: 3, widows: 3 },
          'li, tr': { breakInside: 'avoid' },
          'main a': { textDecoration: 'none' },
          'main a[href^="http"]::after': { content: '" (" attr(href) ")"' },
          'main a[href^="/"]::after': { content: `" (${business.siteUrl}" attr(href) ")"` },
        },
      }}
    />
  );
}
