import { promises } from '@domain/business/promises';
import type { LegalSection } from './legal-page';

export const disclosureSections: readonly LegalSection[] = [
  {
    id: 'what-we-report',
    title: 'What we report',
    body: (
      <>
        <p>
          Everything that the camera shows on its way and that matters for the line: material and its changes,
          joints, cracks, roots, low spots, blockages and earlier repairs. Each finding has its footage, a
          photo, and one of four grades of severity, none, low, medium or high, which mean the same in every
          report.
        </p>
        <p>
          We report it whether it helps a sale or not, and we do not soften a finding on anybody’s request.{' '}
          {promises.reportTurnaround}
        </p>
      </>
    ),
  },
  {
    id: 'what-a-camera-cannot-show',
    title: 'What a camera cannot show',
    body: (
      <>
        <p>
          The inspection is limited to visible and accessible conditions on its date. Hidden defects and
          future problems cannot be predicted. In particular we cannot see
        </p>
        <ul>
          <li>the outside of the pipe and the ground around it,</li>
          <li>what is under standing water, or behind roots, debris or a collapse,</li>
          <li>a branch that the camera cannot turn into,</li>
          <li>a septic tank or leach field: of a septic system only the septic inlet is scoped,</li>
          <li>what lies beyond a backflow device: the camera cannot be pushed through it.</li>
        </ul>
        <p>The report says how far we came and why we stopped. What was not seen is not judged.</p>
      </>
    ),
  },
  {
    id: 'who-gets-the-findings',
    title: 'Who gets the findings',
    body: (
      <>
        <p>
          The client, and the recipient whom the client names in the questionnaire: the buyer, the seller, the
          agent or someone else. Nobody else hears from us what we found, neither the other side of a sale nor
          a referring agent, a lender, a city or a contractor, unless the client asks us to tell them or the
          law obliges us to.
        </p>
        <p>
          If we see something that puts people in danger at that moment, as gas or sewage coming up, we tell
          whoever is in the house.
        </p>
      </>
    ),
  },
  {
    id: 'what-you-may-have-to-disclose',
    title: 'What you may have to disclose',
    body: (
      <p>
        Who knows of a defect may have to tell the other side of a sale. Whether that is you, and what you
        have to say, depends on your contract and on Utah law: ask your agent or a lawyer. Lenders do not
        typically require sewer scope inspections; a buyer’s contract may.
      </p>
    ),
  },
  {
    id: 'no-interest-in-the-result',
    title: 'No interest in the result',
    body: (
      <>
        <p>
          We do no repairs, take no commissions from those who do, and recommend no contractor for money. Our
          fee is the same whatever we find.
        </p>
        <p>
          One thing you should know: an agent or home inspector who refers a client to us may receive a $50
          reward after a completed inspection. It is paid out of our fee, does not change your price, and does
          not depend on what we find.
        </p>
      </>
    ),
  },
  {
    id: 'if-you-disagree',
    title: 'If you disagree with a finding',
    body: (
      <p>
        Ask us: we go through the video with you. If we were wrong, we correct the report and mark what we
        changed. Video and reports are kept up to 2 years, so tell us in good time, and for a claim within the
        times in your agreement.
      </p>
    ),
  },
];
