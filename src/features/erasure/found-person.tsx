import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { business } from '@domain/business/business';
import { isAnythingHeld, type PersonFound } from '@domain/erasure/erase-person';
import { calendarDateIn, longDate } from '@domain/time/calendar-date';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
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

/** What is held about a person, what to think of before, and the button. */
export function FoundPerson({ email, found, call, onErased }: FoundPersonProps) {
  const [asked, setAsked] = useState(false);
  const warnings = warningsOf(found);
  if (found.erasure?.state === 'RUNNING') {
    return (
      <EmptyState title="The erasure is under way">
        It goes on by itself, and ends when the last mail to {email} is out.
      </EmptyState>
    );
  }
  if (!isAnythingHeld(found)) {
    return (
      <EmptyState title={`Nothing is held about ${email}`}>
        {found.erasure
          ? `It was erased at the request of ${longDate(calendarDateIn(business.timeZone, new Date(found.erasure.requested_at)))}.`
          : 'Nobody has used this address with us, or all of it was let go.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Typography variant="h4" component="h2">
        Held about {email}
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
