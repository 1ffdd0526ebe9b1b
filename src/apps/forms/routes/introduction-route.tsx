import { CallOrWrite } from '@/features/client-forms/call-or-write';
import { ClosedLink } from '@/features/client-forms/closed-link';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import { MissingBooking } from '@/features/client-forms/missing-booking';
import { Unreachable } from '@/features/client-forms/unreachable';
import { IntroductionPage } from '@/features/introduction/introduction-page';
import { useIntroduction } from '@/features/introduction/use-introduction';
import { useLinkKey } from '../use-link-key';
import { usePageTitle } from '../use-page-title';

/** /choose-a-time: a referred client asks for a time. */
export function IntroductionRoute() {
  usePageTitle('Choose a time');
  const key = useLinkKey();
  if (key === null) {
    return <MissingBooking>Please use the link provided in your email to choose a time.</MissingBooking>;
  }
  return <KnownIntroduction key={key} linkKey={key} />;
}

function KnownIntroduction({ linkKey }: { readonly linkKey: string }) {
  const { view, retry, reopen } = useIntroduction(linkKey);
  if (view.state === 'loading') return <FormSkeleton />;
  if (view.state === 'closed') return <ClosedLink reason={view.reason} />;
  if (view.state === 'unreachable') return <Unreachable onRetry={retry} />;
  return (
    <IntroductionPage
      linkKey={linkKey}
      introduction={view.introduction}
      reopen={reopen}
      loading={<FormSkeleton />}
      contact={<CallOrWrite />}
    />
  );
}
