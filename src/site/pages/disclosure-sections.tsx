import { business } from '@domain/business/business';
import { builtSettings } from '@domain/settings/built-settings';
import { promisesOf } from '@domain/settings/promises-of';
import { dollars } from '@domain/text/dollars';
import type { LegalSection } from './legal-page';
import { rewardedReferrers } from './rewarded-referrers';

const promises = promisesOf(builtSettings.promises);
const { rewards } = builtSettings;
const referrers = rewardedReferrers(rewards);

export const disclosureSections: readonly LegalSection[] = [
  {
    id: 'what-we-report',
    title: 'What we report',
    body: (
      <>
        <p>
          Everything the camera shows that matters for the line: pipe materials and where they change, joints,
          cracks, roots, low spots, blockages, and earlier repairs. Each finding has its footage, a photo, and
          one of four severity ratings (none, low, medium, or high), which mean the same in every report.
        </p>
        <p>
          We report it whether or not it helps a sale, and we don’t soften a finding at anyone’s request.{' '}
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
          future problems cannot be predicted. In particular, we cannot see:
        </p>
        <ul>
          <li>the outside of the pipe and the ground around it</li>
          <li>what’s under standing water or behind roots, debris, or a collapse</li>
          <li>a branch line the camera can’t turn into</li>
          <li>a septic tank or leach field: for a septic system, only the septic inlet is scoped</li>
          <li>anything beyond a backflow device: the camera cannot be pushed through it</li>
        </ul>
        <p>
          The report says how far we got and why we stopped. It makes no judgment about anything we couldn’t
          see.
        </p>
      </>
    ),
  },
  {
    id: 'who-gets-the-findings',
    title: 'Who gets the findings',
    body: (
      <>
        <p>
          The client, and, once the client agrees, the recipient the client names in the questionnaire: the
          buyer, the seller, the agent, or someone else. We don’t share what we found with anyone else,
          including the other side of a sale, a referring agent, a lender, a city, or a contractor, unless the
          client asks us to or the law requires it.
        </p>
        <p>
          If we see something that puts people in immediate danger, such as gas or sewage coming up, we tell
          the people in the house.
        </p>
      </>
    ),
  },
  {
    id: 'what-you-may-have-to-disclose',
    title: 'What you may have to disclose',
    body: (
      <p>
        If you know about a defect, you may have to tell the other side of a sale. Whether you do, and what
        you have to say, depends on your contract and on {business.state} law, so ask your agent or a lawyer.
        Lenders do not typically require sewer scope inspections; a buyer’s contract may.
      </p>
    ),
  },
  {
    id: 'no-interest-in-the-result',
    title: 'No interest in the result',
    body: (
      <>
        <p>
          We do no repairs, take no commissions from those who do, and don’t recommend contractors for money.
          Our fee is the same whatever we find.
        </p>
        {referrers !== '' && (
          <p>
            One thing you should know: {referrers} who refers a client to us may receive a{' '}
            {dollars(rewards.amount)} reward after a completed inspection. It comes out of our fee, doesn’t
            change your price, and doesn’t depend on what we find.
            {rewards.disclosed &&
              ' If someone referred you, our first email to you and the booking form it leads to say so.'}
          </p>
        )}
      </>
    ),
  },
  {
    id: 'if-you-disagree',
    title: 'If you disagree with a finding',
    body: (
      <p>
        Ask us, and we’ll go through the video with you. If we were wrong, we’ll correct the report and mark
        what changed. Video and reports are kept up to 2 years, so tell us in time, and make any claim within
        the deadlines in your agreement.
      </p>
    ),
  },
];
