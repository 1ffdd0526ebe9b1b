import { copyLinks } from './copy-links';
import { keepKey } from './keep-key';
import { loadPhotosAhead } from './load-photos-ahead';
import { openFindings } from './open-findings';
import { renewAddresses, type AskForPage } from './renew-addresses';
import { watchFaults } from './watch-faults';

/** Adds the report page's interactive features. */
function bringAlive(ask?: AskForPage): void {
  openFindings();
  copyLinks();
  renewAddresses(ask);
  loadPhotosAhead();
}

watchFaults();
keepKey();
bringAlive();
// Uses the event's literal name, because a shared module would become another file to load.
document.addEventListener('report-replaced', (event) => {
  bringAlive((event as CustomEvent<AskForPage>).detail);
});
