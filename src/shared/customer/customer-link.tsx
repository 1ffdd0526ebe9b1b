import MuiLink from '@mui/material/Link';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { customerAddress } from '@domain/office/customer-address';
import { ReadBoundary } from '@/firebase/documents/read-boundary';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { customersWith } from './customers-with';

/** Links to a customer's page. */
export function CustomerLink({ id }: { readonly id: string }) {
  return (
    <MuiLink component={Link} to={customerAddress(id)}>
      Open customer page
    </MuiLink>
  );
}

function Found({ email }: { readonly email: string }) {
  const list = useLiveList(useMemo(() => customersWith(email), [email]));
  if (list.state === 'loading') return null;
  const [customer] = list.rows;
  if (customer) return <CustomerLink id={customer.id} />;
  return list.confirmed ? 'Not a customer yet' : 'Not saved on this device';
}

/** Links to the page of the customer with an email address, if there is one. Reads it. */
export function CustomerWith({ email }: { readonly email: string }) {
  return (
    <ReadBoundary key={email} fallback={() => 'We couldn’t look for a customer.'}>
      <Found email={email} />
    </ReadBoundary>
  );
}
