import { Suspense } from 'react';
import type { ListView } from '@domain/office/list-view';
import { ReferralsPanel } from '@/features/referrals/referrals-panel';
import { initialAppointment } from '@/features/requests/appointment-form';
import { LazyAcceptDialog } from '@/features/requests/lazy-accept-dialog';
import { LazySendFormsDialog } from '@/features/requests/lazy-send-forms-dialog';
import { useSendForms } from '@/features/requests/use-send-forms';
import type { FindJobsOn } from '@/ui/slots/use-slot-conflicts';
import type { CallAsAdmin } from '@/firebase/call-as-admin';

interface ReferralsListProps {
  readonly call: CallAsAdmin;
  readonly findJobsOn: FindJobsOn;
  /** The business's date, `YYYY-MM-DD`. */
  readonly today: string;
  readonly view: ListView<'referrals'>;
}

/** Referrals, accepted and sent their forms with the dialogs of the requests. */
export function ReferralsList({ call, findJobsOn, today, view }: ReferralsListProps) {
  const forms = useSendForms(call);
  return (
    <ReferralsPanel
      call={call}
      view={view}
      acceptDialog={({ referral, ...dialog }) => (
        <Suspense fallback={null}>
          <LazyAcceptDialog
            {...dialog}
            key={referral.id}
            title={`Accept the referral of ${referral.client_name}`}
            name={referral.client_name}
            wish={`${referral.service_needed}, ${referral.client_address}. Referred by ${referral.referrer_name}.`}
            initial={initialAppointment(
              { service_type: referral.service_needed, preferred_date: '', preferred_time: '' },
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
            initial={{ name: referral.client_name, email: referral.client_email }}
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
