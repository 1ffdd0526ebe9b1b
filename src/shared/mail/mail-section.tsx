import Button from '@mui/material/Button';
import { useContext, type ReactNode } from 'react';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { DetailSection } from '@/ui/detail-section';
import { ChosenContext, useChosen } from '@/ui/list-detail/chosen-context';
import { MailNote, MailsLoading } from './mail-list';

interface MailSectionProps {
  /** What is selected to see its emails: 'job', 'request'. */
  readonly of: string;
  readonly children: ReactNode;
}

/** The emails in a row's details, read once the row was chosen. Use the record's id as the React key. */
export function MailSection({ of, children }: MailSectionProps) {
  const read = useChosen();
  return (
    <DetailSection title="Emails">
      <ReadBoundary
        fallback={({ retry }) => (
          <>
            <MailNote role="alert">We couldn’t load the emails.</MailNote>
            <Button
              variant="outlined"
              color="inherit"
              size="small"
              onClick={retry}
              sx={{ justifySelf: 'start' }}
            >
              Try again
            </Button>
          </>
        )}
      >
        {read ? children : <Unread of={of} />}
      </ReadBoundary>
    </DetailSection>
  );
}

/** Shown until the row is chosen and the emails are read. */
function Unread({ of }: Pick<MailSectionProps, 'of'>) {
  return useContext(ChosenContext) ? (
    <MailsLoading />
  ) : (
    <MailNote>Select the {of} to see its emails.</MailNote>
  );
}
