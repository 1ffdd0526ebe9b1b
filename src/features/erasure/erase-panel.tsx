import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { normalizeEmail } from '@domain/contact/email';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { FoundPerson } from './found-person';
import { useFindPerson } from './use-find-person';

const Form = styled('form')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  alignItems: 'start',
  marginBlock: '16px 20px',
  maxWidth: 640,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // Aligns the button with the input, as the label is above it and an error may be below.
    '& .MuiButton-root': { marginBlockStart: '1.75rem' },
  },
}));

/** Erase a Person: the records stored about an email address, and the button that erases them. */
export function ErasePanel({ call }: { readonly call: CallAsAdmin }) {
  const [email, setEmail] = useState('');
  const { looking, person, failure, find } = useFindPerson(call);
  return (
    <>
      <Typography sx={{ maxWidth: 640 }}>
        When someone emails us to erase their data, search for the address they wrote from. Anyone writing
        from an address counts as its owner. We promise to do it within a day.
      </Typography>
      <Form
        role="search"
        aria-label="Erase a person"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void find(normalizeEmail(email));
        }}
      >
        <TextField
          label="Email address"
          type="email"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
          error={failure !== ''}
          helperText={failure}
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
        <Button type="submit" variant="contained" disabled={looking || email.trim() === ''}>
          {looking ? 'Searching...' : 'Search'}
        </Button>
      </Form>
      <div aria-live="polite">
        {person && (
          <FoundPerson key={person.email} {...person} call={call} onErased={() => find(person.email)} />
        )}
      </div>
    </>
  );
}
