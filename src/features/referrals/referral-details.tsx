import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { business } from '@domain/business/business';
import type { Referral } from '@domain/referral/referral';
import { EmailLink, PhoneLink } from '@/ui/contact-links';
import { Facts } from '@/ui/facts';

const received = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: business.timeZone,
});

/** Everything that is known of one referral. */
export function ReferralDetails({ referral }: { readonly referral: Referral }) {
  const { client_phone, client_email, referrer_phone, referrer_email, created_at } = referral;
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <div>
        <Typography variant="h4" component="h2" dir="auto">
          {referral.client_name || 'No name'}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{referral.service_needed}</Typography>
      </div>
      <Facts
        facts={[
          { name: 'Address', value: referral.client_address },
          { name: 'Phone', value: client_phone && <PhoneLink phone={client_phone} /> },
          { name: 'E-mail', value: client_email && <EmailLink email={client_email} /> },
          { name: 'Received', value: created_at && received.format(new Date(created_at)) },
          { name: 'Note', value: referral.additional_notes },
        ]}
      />
      <Typography variant="h5" component="h3">
        Referred by
      </Typography>
      <Facts
        facts={[
          { name: 'Name', value: referral.referrer_name },
          { name: 'Phone', value: referrer_phone && <PhoneLink phone={referrer_phone} /> },
          { name: 'E-mail', value: referrer_email && <EmailLink email={referrer_email} /> },
        ]}
      />
    </Box>
  );
}
