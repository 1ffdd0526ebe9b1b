import Link from '@mui/material/Link';
import { toE164 } from '@domain/contact/phone';

/** A phone number as a link; plain text where it can't be called. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const number = toE164(phone);
  if (number === null) return <span>{phone}</span>;
  return (
    <Link href={`tel:${number}`} sx={{ whiteSpace: 'nowrap' }}>
      {phone}
    </Link>
  );
}

/** An email address that wraps before its @, where it has to. */
export function EmailText({ email }: { readonly email: string }) {
  const [name, domain] = email.split('@');
  return (
    <>
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </>
  );
}

/** An email address as a link. */
export function EmailLink({ email }: { readonly email: string }) {
  if (email === '') return null;
  return (
    <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={{ overflowWrap: 'anywhere' }}>
      <EmailText email={email} />
    </Link>
  );
}
