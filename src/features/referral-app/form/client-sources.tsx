import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '@/ui/icon';
import { PlainButton } from '@/ui/plain-button';
import { canPickContact, pickContact } from './pick-contact';
import { readClientText, type ClientDetails } from './read-client-text';

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 8px',
  '& p': { flexBasis: '100%', margin: 0, fontSize: '0.9375rem', color: theme.vars.palette.text.secondary },
}));

const nothingFound = 'We couldn’t find a name, number, email, or street address there.';
const noAccess = 'Your browser wouldn’t let us read it. You can paste into a field instead.';

const canPaste = () => typeof navigator.clipboard?.readText === 'function';

/** Fills in the client from the phone's contacts or from copied text, where the browser supports it. */
export function ClientSources({ onDetails }: { readonly onDetails: (details: ClientDetails) => void }) {
  const [said, setSaid] = useState('');
  if (!canPickContact() && !canPaste()) return null;

  const take = async (source: () => Promise<ClientDetails>) => {
    setSaid('');
    try {
      const details = await source();
      if (Object.keys(details).length === 0) setSaid(nothingFound);
      else onDetails(details);
    } catch {
      setSaid(noAccess);
    }
  };

  return (
    <Row>
      {canPickContact() && (
        <PlainButton type="button" look="quiet" onClick={() => void take(pickContact)}>
          <Icon name="users" />
          From contacts
        </PlainButton>
      )}
      {canPaste() && (
        <PlainButton
          type="button"
          look="quiet"
          onClick={() => void take(async () => readClientText(await navigator.clipboard.readText()))}
        >
          <Icon name="copy" />
          Paste details
        </PlainButton>
      )}
      <p role="status" hidden={said === ''}>
        {said}
      </p>
    </Row>
  );
}
