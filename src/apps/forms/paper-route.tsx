import { FormsRun } from '@/features/client-forms/forms-run';
import { MissingBooking } from '@/features/client-forms/missing-booking';
import { NextForms } from '@/features/client-forms/next-forms';
import type { Paper } from '@/features/papers/paper';
import { PaperPage } from '@/features/papers/paper-page';
import { ClientLink } from './client-link';
import { usePageTitle } from './use-page-title';

interface PaperRouteProps {
  readonly paper: Paper;
  /** The form's path, which gives its place among the three forms. */
  readonly path: string;
}

/** The route of a document to sign, with what is done and what comes next. */
export function PaperRoute({ paper, path }: PaperRouteProps) {
  usePageTitle(paper.text.title);
  return (
    <ClientLink
      missing={
        <MissingBooking>{`Please use the link provided in your email to sign this ${paper.noun}.`}</MissingBooking>
      }
    >
      {({ key, booking, reopen }) => (
        <div style={{ display: 'grid', gap: 32 }}>
          <FormsRun booking={booking} bookingKey={key} path={path} />
          <PaperPage
            {...{ paper, booking, reopen }}
            bookingKey={key}
            next={<NextForms booking={booking} bookingKey={key} />}
          />
        </div>
      )}
    </ClientLink>
  );
}
