import type { LegalSection } from './legal-page';

export const termsOfLiability: readonly LegalSection[] = [
  {
    id: 'no-warranty',
    title: 'No warranty',
    body: (
      <>
        <p>
          A report says what the camera could see on the day of the inspection. It is limited to visible and
          accessible conditions, is no warranty or insurance for the line, and cannot predict hidden defects
          or future problems. What lies behind standing water, roots or a blockage cannot be seen. For a
          septic system only the septic inlet is scoped, not the tank or leach field, and the camera cannot be
          pushed through a backflow device.
        </p>
        <p>
          We keep this site running and right as well as we can, but offer it as it is. An estimate of a cost
          in a report is an orientation, not an offer: we do no repairs.
        </p>
        <p>
          For the inspection itself, the agreement limits our liability to twice the fee, asks for written
          notice within 14 days of finding a problem, and ends all claims 1 year after the inspection. Nothing
          here limits what the law does not allow to be limited.
        </p>
      </>
    ),
  },
  {
    id: 'utah-jurisdiction',
    title: 'Utah jurisdiction',
    body: (
      <>
        <p>
          The law of the State of Utah applies, without its rules on the conflict of laws. A dispute that we
          cannot settle by talking goes to arbitration or to small claims court in Utah County.
        </p>
        <p>
          If one of these terms turns out not to hold, the others still do. We may change them for the future;
          for a booking, those count that stood here on the day you made it.
        </p>
      </>
    ),
  },
];
