import { business } from '@domain/business/business';
import { licensesFile } from '@domain/business/routes';
import type { LegalSection } from './legal-page';

export const termsOfUse: readonly LegalSection[] = [
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>
          Use this site to learn about our work, book an inspection, fill in the forms for it, read your
          reports, and refer clients. Please don’t:
        </p>
        <ul>
          <li>send requests, referrals, or signatures in the name of someone who didn’t ask you to</li>
          <li>try links, booking IDs, or codes that aren’t yours</li>
          <li>disrupt the site, flood its forms, or scrape it beyond what a search engine does</li>
          <li>use it for anything illegal</li>
        </ul>
        <p>
          A personal link works like a key, so share it only with the people it’s meant for. We may end links
          and refuse requests that break these rules.
        </p>
      </>
    ),
  },
  {
    id: 'intellectual-property',
    title: 'Intellectual property',
    body: (
      <>
        <p>
          The text, drawings, software, and name of this site belong to {business.name} or to those who
          licensed them to us. Feel free to link to it and quote from it, but don’t present it as your own.
          Its software includes <a href={`/${licensesFile}`}>work by others</a>, under their own licenses.
        </p>
        <p>
          Your report and its video are made for you. Once you’ve paid, they’re yours to use, print, and share
          with anyone you like, as long as you don’t change them. The recordings themselves remain ours, and
          we show them to others only as you allowed in the media release.
        </p>
      </>
    ),
  },
];
