import { writeFileSync } from 'node:fs';
import { licencesFile, wantedLicencesPage } from './wanted-licences-page';

/** `npm run licences:write`. */
writeFileSync(licencesFile, await wantedLicencesPage());
