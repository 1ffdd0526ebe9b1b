import { business } from '@domain/business/business';
import { routes } from '@domain/business/routes';
import { collections } from '@domain/firestore/paths';
import type { PaperType } from '@domain/legal/legal-text';
import type { Booking } from '@domain/job/booking';
import { longDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { readStoredFile } from '../../../platform/stored-file';
import {
  paperKinds,
  type StoredAgreement,
  type StoredMediaRelease,
} from '../../../records/paper/stored-paper';
import type { Composer, MailAttachment } from '../composer';
import { loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';

type Paper = StoredAgreement | StoredMediaRelease;

const names: Record<PaperType, string> = {
  agreement: 'inspection agreement',
  media_release: 'media release',
};

/** To the signer: the signed document, attached as stored. */
export function composeSignedPaper(type: PaperType): Composer {
  return async (subjects) => {
    const papers = await loadSubjects<Paper>(subjects);
    const bookings = await loadSubjects<Booking>(
      papers.map(({ id }) => ({ collection: collections.bookings, id })),
    );
    const [client] = bookings;
    const attachments = await Promise.all(papers.map((paper) => signedCopy(type, paper)));
    if (!client || attachments.length === 0) return null;
    const bodies = await renderMail(<SignedPaper papers={papers} type={type} />);
    return {
      to: client.customer.email,
      subject: `Your signed ${names[type]}`,
      attachments,
      ...bodies,
    };
  };
}

async function signedCopy(type: PaperType, { pdf }: Paper): Promise<MailAttachment> {
  const content = pdf && (await readStoredFile(pdf.path));
  if (!content) throw new Error(`the PDF of ${type} is not stored`);
  return { filename: paperKinds[type].fileName, type: 'application/pdf', content };
}

function SignedPaper({ papers, type }: { readonly papers: readonly Paper[]; readonly type: PaperType }) {
  const title = `Your signed ${names[type]}`;
  return (
    <MailLayout preview="Your copy is attached as a PDF." title={title}>
      <Paragraph>Thank you for signing. Your copy is attached. Please keep it for your records.</Paragraph>
      {papers.map((paper) => (
        <Facts
          key={paper.booking_id}
          rows={[
            ['Signed by', paper.client_signature],
            ['Signed on', longDate(paper.signature_date)],
            ['Property address', paper.property_address],
            ['SHA-256 of the file', paper.pdf?.sha256 ?? ''],
          ]}
        />
      ))}
      <Paragraph>
        Anyone with the file can check that it’s the one that was signed. It’s checked on their device, not
        uploaded.
      </Paragraph>
      <Action href={`${config.siteUrl}${routes.verify}`} secondary>
        Check a signed PDF
      </Action>
      <Paragraph>Didn’t sign this? Call us right away at {business.phone.display}.</Paragraph>
    </MailLayout>
  );
}
