import type { ClosedLinkState } from '@domain/access/client-forms';
import { routes } from '@domain/business/routes';
import { useSearchParams } from 'react-router-dom';
import { ClosedLink } from '@/features/client-forms/closed-link';
import { closedLinkWords } from '@/features/client-forms/closed-link-words';
import { FormSkeleton } from '@/features/client-forms/form-skeleton';
import { FormsStepper } from '@/features/client-forms/forms-stepper';
import { MissingBooking } from '@/features/client-forms/missing-booking';
import { useClientForms } from '@/features/client-forms/use-client-forms';
import { QuestionnairePage } from '@/features/questionnaire/questionnaire-page';
import { missingBookingText } from '@/features/questionnaire/questionnaire-texts';
import { SavedAnswers } from '@/features/questionnaire/late-saved-answers';
import { useLinkKey } from '../use-link-key';
import { usePageTitle } from '../use-page-title';

const closed = (reason: ClosedLinkState) => <ClosedLink reason={reason} />;
const closedSentence = (reason: ClosedLinkState) => {
  const { title, whatToDo } = closedLinkWords(reason);
  return `${title}. ${whatToDo}`;
};
const leaveTo = (address: string) => window.location.assign(address);

/**
 * The pre-inspection questionnaire: `booking` is the link's key, `view=true` shows the saved answers, `step` is the
 * step.
 */
export function QuestionnaireRoute() {
  usePageTitle('Pre-inspection questionnaire');
  const key = useLinkKey();
  if (key === null) return <MissingBooking>{missingBookingText}</MissingBooking>;
  return <KnownJob key={key} linkKey={key} />;
}

function KnownJob({ linkKey }: { readonly linkKey: string }) {
  const [query, setQuery] = useSearchParams();
  const { view: link, reopen } = useClientForms(linkKey);
  const named = Number.parseInt(query.get('step') ?? '', 10);
  const nextAddress = `${routes.thankYou}?type=questionnaire&booking=${encodeURIComponent(linkKey)}`;

  const common = {
    linkKey,
    step: Number.isNaN(named) ? null : named,
    onStep: (step: number, options: { readonly replace?: boolean } = {}) =>
      setQuery((before) => withEntry(before, 'step', String(step)), options),
    loading: <FormSkeleton />,
    closed,
  };
  if (query.get('view') === 'true') {
    return (
      <SavedAnswers
        {...common}
        onStep={(step) =>
          setQuery((before) => withEntry(before, 'step', step === null ? null : String(step)))
        }
        onClose={() => leaveTo(nextAddress)}
        onFillIn={() => setQuery({ booking: linkKey })}
        caption={link.state === 'open' ? link.booking.property_address : undefined}
      />
    );
  }
  return (
    <QuestionnairePage
      {...common}
      {...{ link, nextAddress, closedSentence }}
      forms={
        link.state === 'open' && !link.booking.only_agreement ? (
          <FormsStepper job={link.booking} linkKey={linkKey} path={routes.questionnaire} />
        ) : null
      }
      onOutdated={() => void reopen()}
      onLeave={leaveTo}
    />
  );
}

/** The query with another value of one parameter; null removes it. */
function withEntry(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(query);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}
