import { Suspense } from 'react';
import type { CustomerSnapshot } from '@domain/job/job';
import type { ListView } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import { visitNote } from '@domain/referral/visit-note';
import { ReferralsPanel } from '@/features/referrals/referrals-panel';
import { initialAppointment } from '@/features/requests/appointment-form';
import { LazyAcceptDialog } from '@/features/requests/lazy-accept-dialog';
import { LazySendFormsDialog } from '@/features/requests/lazy-send-forms-dialog';
import type { FindCustomer } from '@/features/requests/use-customer-on-file';
import { useSendForms } from '@/features/requests/use-send-forms';
import { useSettings } from '@/settings/use-settings';
import type { FindJobsOn } from '@/shared/appointment/use-day-jobs';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';

interface ReferralsListProps {
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  readonly findCustomer: FindCustomer;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly view: ListView<'referrals'>;
}

function clientOf(referral: Referral): CustomerSnapshot {
  return {
    name: referral.client_name,
    email: referral.client_email,
    phone: referral.client_phone,
    address: referral.client_address,
  };
}

function wishOf(referral: Referral): string {
  const asked = `${referral.service_needed}, ${referral.client_address}. Referred by ${referral.referrer_name}.`;
  return [asked, visitNote(referral)].filter(Boolean).join('\n');
}

/** The referrals, with the accept and send-forms dialogs of the requests. */
export function ReferralsList({ call, findJobsOn, findCustomer, today, view }: ReferralsListProps) {
  const forms = useSendForms(call);
  const { services } = useSettings();
  return (
    <ReferralsPanel
      call={call}
      view={view}
      acceptDialog={({ referral, ...dialog }) => (
        <Suspense fallback={null}>
          <LazyAcceptDialog
            {...dialog}
            key={referral.id}
            title={`Accept the referral for ${referral.client_name}`}
            client={clientOf(referral)}
            service={referral.service_needed}
            of={referral.id}
            formsBookingId={referral.forms_booking_id}
            findCustomer={findCustomer}
            notChosen={{ date: true, time: true }}
            wish={wishOf(referral)}
            initial={initialAppointment(
              services,
              {
                service_type: referral.service_needed,
                preferred_date: '',
                preferred_time: '',
                preferred_until: null,
                deadline: referral.needed_by || null,
              },
              today,
            )}
            today={today}
            findJobsOn={findJobsOn}
          />
        </Suspense>
      )}
      formsDialog={({ referral, onSent, ...dialog }) => (
        <Suspense fallback={null}>
          <LazySendFormsDialog
            {...dialog}
            key={referral.id}
            client={clientOf(referral)}
            findCustomer={findCustomer}
            again={referral.forms_booking_id !== null}
            today={today}
            onSend={async (recipient) => {
              const outcome = await forms.send({ source: 'referral', sourceId: referral.id }, recipient);
              if (outcome !== 'failed') onSent();
              return outcome;
            }}
          />
        </Suspense>
      )}
    />
  );
}
