import { existsSync } from 'node:fs';
import path from 'node:path';
import { business } from '../../../domain/business/business';
import { referralScreens, routes } from '../../../domain/business/routes';
import { chosenBusiness } from '../../business/chosen-business.mjs';
import { iconPaths } from './icon-paths';

/** An app with its own web manifest. The site has none, because one for `/` would interfere with these. */
export interface InstallableApp {
  /** Its file group in the service worker. */
  readonly group: string;
  /** Its HTML entry, a file in `src/`. */
  readonly entry: string;
  /** Its start address; all addresses under it get its shell. */
  readonly scope: string;
  readonly manifestFile: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
  /** The shortcuts shown on a long press of the app's icon. */
  readonly shortcuts?: readonly AppShortcut[];
  /** Screenshots for the browser's install dialog, files in the business's `public/`. */
  readonly screenshots?: readonly AppScreenshot[];
}

interface AppShortcut {
  readonly name: string;
  readonly url: string;
  /** An icon of `iconPaths`. */
  readonly icon: string;
}

interface AppScreenshot {
  readonly src: string;
  /** Pixels, `390x844`. */
  readonly sizes: string;
  /** narrow: for phones. wide: for desktops. */
  readonly formFactor: 'narrow' | 'wide';
  readonly label: string;
}

/** Those that the business has: `tools/icons/take-screenshots.ts` takes them. */
const existing = (screenshots: readonly AppScreenshot[]) =>
  screenshots.filter(({ src }) => existsSync(path.join(chosenBusiness().folder, 'public', src)));

export const installableApps: readonly InstallableApp[] = [
  {
    group: 'office',
    entry: 'admin.html',
    scope: routes.admin,
    manifestFile: 'admin.webmanifest',
    name: `${business.name} back office`,
    shortName: 'Back office',
    description: `Requests, jobs and reports of ${business.name}.`,
  },
  {
    group: 'referral',
    entry: 'referral-app.html',
    scope: routes.referralApp,
    manifestFile: 'referral-app.webmanifest',
    name: `${business.name} referrals`,
    shortName: 'Referrals',
    description: `Refer a client to ${business.name}, with or without a signal, and see how it’s going.`,
    shortcuts: [
      { name: 'New referral', url: referralScreens.form, icon: iconPaths.shortcutNew },
      { name: 'Track', url: referralScreens.tracker, icon: iconPaths.shortcutTrack },
    ],
    screenshots: existing([
      { src: '/screenshots/referral-home.png', sizes: '780x1688', formFactor: 'narrow', label: 'Home' },
      {
        src: '/screenshots/referral-form.png',
        sizes: '780x1688',
        formFactor: 'narrow',
        label: 'New referral',
      },
      { src: '/screenshots/referral-wide.png', sizes: '1280x800', formFactor: 'wide', label: 'Home' },
    ]),
  },
];
