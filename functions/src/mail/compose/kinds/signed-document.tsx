import { routes } from '@domain/business/routes';
import type { SigningType } from '@domain/legal/legal-text';
import { releasedUses } from '@domain/media-release/media-uses';
import { longDate } from '@domain/time/calendar-date';
import { config } from '../../../platform/config';
import { phoneNow } from '../../../platform/phone-now';
import { readStoredFile } from '../../../platform/stored-file';
import { jobs } from '../../../records/job/stored-job';
import {
  signedDocuments,
  signingKinds,
  type StoredAgreement,
  type StoredMediaRelease,
} from '../../../records/signing/stored-signed-document';
import type { Composer, MailAttachment } from '../composer';
import { loadRecords, loadSubjects } from '../load-subjects';
import { renderMail } from '../render-mail';
import { MailLayout } from '../templates/mail-layout';
import { Action, Facts, Paragraph } from '../templates/mail-parts';

type SignedRecord = StoredAgreement | StoredMediaRelease;

const names: Record<SigningType, string> = {
  agreement: 'inspection agreement',
  media_release: 'media release',
};

/** To the signer: the signed document, attached as stored. */
export function composeSignedDocument(type: SigningType): Composer {
  return async (subjects) => {
    const signed = await loadSubjects(signedDocuments(type), subjects);
    const [client] = await loadRecords(
      jobs(),
      signed.map(({ id }) => id),
    );
    const attachments = await Promise.all(signed.map((signedDocument) => signedCopy(type, signedDocument)));
    if (!client || attachments.length === 0) return null;
    const bodies = await renderMail(<SignedDocument signed={signed} type={type} />);
    return {
      to: client.customer.email,
      subject: `Your signed ${names[type]}`,
      attachments,
      ...bodies,
    };
  };
}

async function signedCopy(type: SigningType, { pdf }: SignedRecord): Promise<MailAttachment> {
  const content = pdf && (await readStoredFile(pdf.path));
  if (!content) throw new Error(`the PDF of ${type} is not stored`);
  return { filename: signingKinds[type].fileName, type: 'application/pdf', content };
}

/** What the client of a media release allowed, as a fact. */
function yourChoice(release: StoredMediaRelease): [string, string] {
  return release.consent_declined
    ? ['Your answer', 'No consent: we use photos and video for your report only.']
    : ['You agreed to', releasedUses(release)];
}

function SignedDocument({
  signed,
  type,
}: {
  readonly signed: readonly SignedRecord[];
  readonly type: SigningType;
}) {
  const title = `Your signed ${names[type]}`;
  return (
    <MailLayout preview="Your copy is attached as a PDF." title={title}>
      <Paragraph>Thank you for signing. Your copy is attached. Please keep it for your records.</Paragraph>
      {signed.map((signedDocument) => (
        <Facts
          key={signedDocument.booking_id}
          rows={[
            ['Signed by', signedDocument.client_signature],
            ['Signed on', longDate(signedDocument.signature_date)],
            ['Property address', signedDocument.property_address],
            ...('consent_declined' in signedDocument ? [yourChoice(signedDocument)] : []),
            ['SHA-256 of the file', signedDocument.pdf?.sha256 ?? ''],
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
      <Paragraph>Didn’t sign this? Call us right away at {phoneNow().display}.</Paragraph>
    </MailLayout>
  );
}
