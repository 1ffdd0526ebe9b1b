import { copyLinks } from './copy-links';
import { loadPhotosAhead } from './load-photos-ahead';
import { openFindings } from './open-findings';
import { renewAddresses, type AskForPage } from './renew-addresses';

/** What the report page can do beyond being read. */
function bringAlive(ask?: AskForPage): void {
  openFindings();
  copyLinks();
  renewAddresses(ask);
  loadPhotosAhead();
}

bringAlive();
// By its name alone: what the two scripts shared would be a file of its own.
document.addEventListener('report-replaced', (event) => {
  bringAlive((event as CustomEvent<AskForPage>).detail);
});
