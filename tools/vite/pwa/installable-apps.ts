import { business } from '../../../domain/business/business';
import { routes } from '../../../domain/business/routes';

/** An app with a web manifest of its own. The site has none: one for `/` would stand in the way of these. */
export interface InstallableApp {
  /** Its file group in the service worker. */
  readonly group: string;
  /** Its HTML entry, a file of `src/`. */
  readonly entry: string;
  /** Where it begins; every address below it is answered with its shell. */
  readonly scope: string;
  readonly manifestFile: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string;
}

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
];
