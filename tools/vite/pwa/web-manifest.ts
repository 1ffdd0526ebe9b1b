import { lightColors } from '../../../domain/brand/colors';
import { iconPaths } from './icon-paths';
import type { InstallableApp } from './installable-apps';

/** The app's web manifest as JSON. */
export function webManifest(app: InstallableApp): string {
  return JSON.stringify({
    id: app.scope,
    scope: app.scope,
    start_url: app.scope,
    name: app.name,
    short_name: app.shortName,
    description: app.description,
    lang: 'en-US',
    dir: 'ltr',
    display: 'standalone',
    background_color: lightColors.ground,
    theme_color: lightColors.ground,
    icons: [
      { src: iconPaths.svg, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      { src: iconPaths.png192, sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: iconPaths.png512, sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: iconPaths.maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: app.shortcuts?.map(({ name, url, icon }) => ({
      name,
      url,
      icons: [{ src: icon, sizes: '96x96', type: 'image/png' }],
    })),
    screenshots: app.screenshots?.map(({ src, sizes, formFactor, label }) => ({
      src,
      sizes,
      type: 'image/png',
      form_factor: formFactor,
      label,
    })),
  });
}
