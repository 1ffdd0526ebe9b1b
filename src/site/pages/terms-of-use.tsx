import { business } from '@domain/business/business';
import type { LegalSection } from './legal-page';

export const termsOfUse: readonly LegalSection[] = [
  {
    id: 'acceptable-use',
    title: 'Acceptable use',
    body: (
      <>
        <p>
          Use this site to learn about our work, to book it, to fill in the forms that belong to your
          inspection, to read your reports and to refer clients. Please do not
        </p>
        <ul>
          <li>send requests, referrals or signatures in the name of someone who did not ask you to,</li>
          <li>try links, booking IDs or codes that are not yours,</li>
          <li>
            disturb the site, flood its forms, or read it out by program beyond what a search engine does,
          </li>
          <li>use it for anything that the law forbids.</li>
        </ul>
        <p>
          A personal link is as good as a key: keep it to the people it is meant for. We may end links and
          refuse requests that break these rules.
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
          The texts, drawings, software and name of this site belong to {business.name} or to those who
          licensed them to us. Link to it and quote from it as you like; do not present it as your own.
        </p>
        <p>
          Your report and its video are made for you. Once paid for, they are yours to use, print and share
          with whom you wish, whole and unchanged. The recordings themselves stay ours, and we show them to
          others only as far as you allowed it in the media release.
        </p>
      </>
    ),
  },
];
