import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { business } from '@domain/business/business';
import { isAnythingHeld, type PersonFound } from '@domain/erasure/erase-person';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { EmptyState } from '@/ui/empty-state';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { EraseDialog } from './erase-dialog';
import { heldWords, warningsOf } from './held-words';

const Warnings = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });

interface FoundPersonProps {
  readonly email: string;
  readonly found: PersonFound;
  readonly call: CallAsAdmin;
  readonly onErased: () => Promise<void>;
}

/** The records stored about a person, warnings before erasing, and the button. */
export function FoundPerson({ email, found, call, onErased }: FoundPersonProps) {
  const [asked, setAsked] = useState(false);
  const warnings = warningsOf(found);
  if (found.erasure?.state === 'RUNNING') {
    return (
      <EmptyState title="The erasure is in progress">
        It continues automatically and ends when the final email to {email} is sent.
      </EmptyState>
    );
  }
  if (!isAnythingHeld(found)) {
    return (
      <EmptyState title={`We have no data about ${email}`}>
        {found.erasure
          ? `It was erased as requested on ${longDate(calendarDateIn(business.timeZone, new Date(found.erasure.requested_at)))}.`
          : 'No one has used this address with us, or all of it was already deleted.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Typography variant="h4" component="h2">
        Data about {email}
      </Typography>
      <ul>
        {heldWords(found).map((held) => (
          <li key={held}>{held}</li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <Notice tone="error" sx={{ marginBlockEnd: '20px', maxWidth: 640 }}>
          <Warnings>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </Warnings>
        </Notice>
      )}
      <Button
        color="error"
        variant="outlined"
        startIcon={<Icon name="trash" size={18} />}
        onClick={() => setAsked(true)}
      >
        Erase this person
      </Button>
      <EraseDialog
        open={asked}
        email={email}
        found={found}
        call={call}
        onErased={onErased}
        onClose={() => setAsked(false)}
      />
    </>
  );
}
