import { darkColors, lightColors } from '../../../domain/brand/colors';
import type { HtmlTagDescriptor } from 'vite';
import { iconPaths } from './icon-paths';
import type { InstallableApp } from './installable-apps';

const head = (tag: string, attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag,
  attrs,
  injectTo: 'head',
});

/** Head tags of every app, installable or not: icons and colors. */
export const shellHeadTags: readonly HtmlTagDescriptor[] = [
  head('link', { rel: 'icon', href: iconPaths.svg, type: 'image/svg+xml' }),
  head('link', { rel: 'icon', href: iconPaths.png32, sizes: '32x32', type: 'image/png' }),
  head('link', { rel: 'apple-touch-icon', href: iconPaths.apple }),
  head('meta', {
    name: 'theme-color',
    content: lightColors.ground,
    media: '(prefers-color-scheme: light)',
  }),
  head('meta', { name: 'theme-color', content: darkColors.ground, media: '(prefers-color-scheme: dark)' }),
];

/** The background before the theme loads, so that an installed app does not flash at startup. */
const ground = `body{margin:0;background:${lightColors.ground}}@media(prefers-color-scheme:dark){body{background:${darkColors.ground}}}`;

/** Head tags of an installable app: icons, colors, and the manifest. */
export function appHeadTags(app: InstallableApp): HtmlTagDescriptor[] {
  return [
    ...shellHeadTags,
    head('link', { rel: 'manifest', href: `/${app.manifestFile}` }),
    head('meta', { name: 'apple-mobile-web-app-title', content: app.shortName }),
    { tag: 'style', children: ground, injectTo: 'head' },
  ];
}

/** The same for a public document, as HTML: icons and colors, no manifest. */
export const documentHeadLinks = shellHeadTags
  .map(({ tag, attrs }) => {
    const written = Object.entries(attrs ?? {}).map(([name, value]) => `${name}="${String(value)}"`);
    return `<${tag} ${written.join(' ')}>`;
  })
  .join('');
