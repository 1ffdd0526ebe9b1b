import { business } from '@domain/business/business';
import { supportHours } from '@domain/business/hours';
import type { CustomerSnapshot } from '@domain/job/job';
import { ButtonLink } from '@/ui/button-link';
import { EntryCard, EntryList } from '@/ui/entry-card';
import { Facts } from '@/ui/facts';
import { Icon } from '@/ui/icon';
import { SignOutEverywhere } from './sign-out-everywhere';

/** The customer's stored details, and how to reach the office. */
export function MyProfile({ customer }: { readonly customer: CustomerSnapshot }) {
  return (
    <EntryList>
      <EntryCard aria-labelledby="profile-own">
        <h2 id="profile-own">My Profile</h2>
        <Facts
          facts={[
            { name: 'Name', value: customer.name },
            { name: 'Email', value: customer.email },
            { name: 'Phone', value: customer.phone },
            { name: 'Service address', value: customer.address },
          ]}
        />
        <p className="muted">Is something wrong or out of date? Let us know and we’ll fix it.</p>
      </EntryCard>
      <SignOutEverywhere />
      <EntryCard aria-labelledby="profile-help">
        <h2 id="profile-help">Help</h2>
        <p>We’re available {supportHours}.</p>
        <div className="ways">
          <ButtonLink href={`tel:${business.phone.e164}`}>
            <Icon name="phone" size={18} /> Call support
          </ButtonLink>
          <ButtonLink look="quiet" href={`mailto:${business.email}`}>
            <Icon name="mail" size={18} /> Email support
          </ButtonLink>
          {business.reviewUrl !== null && (
            <ButtonLink look="quiet" href={business.reviewUrl} target="_blank" rel="noopener noreferrer">
              <Icon name="star" size={18} /> Leave a review
            </ButtonLink>
          )}
        </div>
      </EntryCard>
    </EntryList>
  );
}
