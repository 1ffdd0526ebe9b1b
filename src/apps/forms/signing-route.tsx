import { FormsStepper } from '@/features/client-forms/forms-stepper';
import { MissingBooking } from '@/features/client-forms/missing-booking';
import { NextForms } from '@/features/client-forms/next-forms';
import type { DocumentToSign } from '@/features/signing/document-to-sign';
import { SigningPage } from '@/features/signing/signing-page';
import { PayEarly } from '@/shared/client-page/pay-early';
import { ClientLink } from './client-link';
import { HandedNote } from './handed-note';
import { usePageTitle } from './use-page-title';

interface SigningRouteProps {
  readonly documentToSign: DocumentToSign;
  /** The form's path, which gives its place among the three forms. */
  readonly path: string;
}

/** The route of a document to sign, with what is done and what comes next. */
export function SigningRoute({ documentToSign, path }: SigningRouteProps) {
  usePageTitle(documentToSign.text.title);
  return (
    <>
      <HandedNote />
      <ClientLink
        missing={
          <MissingBooking>{`Please use the link provided in your email to sign this ${documentToSign.noun}.`}</MissingBooking>
        }
      >
        {({ key, job, reopen }) => (
          <div style={{ display: 'grid', gap: 32 }}>
            {!job.only_agreement && <FormsStepper job={job} linkKey={key} path={path} />}
            <SigningPage
              {...{ documentToSign, job, reopen }}
              linkKey={key}
              next={
                !job.only_agreement && (
                  <>
                    <NextForms job={job} linkKey={key} />
                    <PayEarly linkKey={key} amount={job.payable} />
                  </>
                )
              }
            />
          </div>
        )}
      </ClientLink>
    </>
  );
}
