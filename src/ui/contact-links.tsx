import Link from '@mui/material/Link';
import { toE164 } from '@domain/contact/phone';

/** A phone number to call; one that cannot be called is text. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  const number = toE164(phone);
  if (number === null) return <span>{phone}</span>;
  return (
    <Link href={`tel:${number}`} sx={{ whiteSpace: 'nowrap' }}>
      {phone}
    </Link>
  );
}

/** An e-mail address to write to. */
export function EmailLink({ email }: { readonly email: string }) {
  if (email === '') return null;
  const [name, domain] = email.split('@');
  return (
    <Link href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`} sx={{ overflowWrap: 'anywhere' }}>
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </Link>
  );
}
