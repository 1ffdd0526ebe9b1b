import { business } from '@domain/business/business';
import { legalFacts } from '@domain/business/legal-facts';
import { timesFee } from '@domain/legal/limit-words';
import { daysInWords, yearsInWords } from '@domain/text/counted';
import type { LegalSection } from './legal-page';

const { claimYears, county, noticeDays } = legalFacts;

export const termsOfLiability: readonly LegalSection[] = [
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          A report says what the camera could see on the day of the inspection. It is limited to visible and
          accessible conditions, is not a warranty or insurance for the line, and cannot predict hidden
          defects or future problems. Anything behind standing water, roots, or a blockage cannot be seen. For
          a septic system only the septic inlet is scoped, not the tank or leach field, and the camera cannot
          be pushed through a backflow device.
        </p>
        <p>
          We do our best to keep this site running and accurate, but we provide it as is. A cost estimate in a
          report is a guide, not an offer: we do no repairs.
        </p>
        <p>
          For the inspection itself, the agreement limits our liability to {timesFee(legalFacts)}
          {claimYears === null ? ' and ' : ', '}requires written notice within {daysInWords(noticeDays)} of
          finding a problem
          {claimYears !== null && `, and bars all claims ${yearsInWords(claimYears)} after the inspection`}.
          Nothing here limits anything the law does not allow us to limit.
        </p>
      </>
    ),
  },
  {
    id: 'jurisdiction',
    title: `${business.state} jurisdiction`,
    body: (
      <>
        <p>
          The law of the State of {business.state} applies, without its conflict-of-laws rules. A dispute we
          can’t settle by talking goes to arbitration or to small claims court in {county}.
        </p>
        <p>
          If one of these terms turns out to be unenforceable, the others still apply. We may change them for
          the future; a booking is governed by the terms posted here on the day you made it.
        </p>
      </>
    ),
  },
];
