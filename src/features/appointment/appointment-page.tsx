import type { ClosedLinkState } from '@domain/access/client-forms';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { writtenInstant } from '@/ui/written-instant';
import { CallUs } from '@/ui/call-us';
import { PayEarly } from '@/shared/client-page/pay-early';
import { CallText } from '@/ui/call-text';
import { AppointmentCancelled } from './appointment-cancelled';
import { AppointmentCard } from './appointment-card';
import { AppointmentMoved } from './appointment-moved';
import { CancelSection } from './cancel-section';
import { fixedWords } from './fixed-words';
import { MoveSection } from './move-section';

const Page = styled('div')({
  display: 'grid',
  gap: 40,
  '& > .head': { display: 'grid', gap: 20 },
  '& p': { margin: 0 },
});

interface AppointmentPageProps {
  readonly linkKey: string;
  readonly appointment: ClientAppointment;
  /** Loads the appointment from the server again. */
  readonly reopen: () => Promise<unknown>;
  /** How to reach the office. */
  readonly contact: ReactNode;
  /** Shown instead of the page for a link that was revoked meanwhile. */
  readonly closed: (reason: ClosedLinkState) => ReactNode;
}

type Outcome =
  { readonly kind: 'moved' | 'cancelled' } | { readonly kind: 'closed'; readonly reason: ClosedLinkState };

/** The client's appointment, and how to move or cancel it while that is possible. */
export function AppointmentPage({ linkKey, reopen, contact, closed, ...opened }: AppointmentPageProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // The response to a change. It stays valid where reloading fails.
  const [answered, setAnswered] = useState<ClientAppointment | null>(null);
  const appointment = newerOf(opened.appointment, answered);
  const [arrival, setArrival] = useState(0);
  const heading = useChangedHeading(arrival);

  if (outcome?.kind === 'closed') return closed(outcome.reason);
  if (outcome?.kind === 'cancelled') return <AppointmentCancelled justNow paid={appointment.paid} />;
  if (outcome?.kind === 'moved') {
    const goBack = () => {
      setOutcome(null);
      setArrival((before) => before + 1);
      void reopen();
    };
    return <AppointmentMoved appointment={appointment} onBack={goBack} />;
  }

  const { fixed } = appointment;
  const change = {
    linkKey,
    appointment,
    onFixed: (fixedNow: ClientAppointment) => {
      setAnswered(fixedNow);
      setArrival((before) => before + 1);
    },
    onClosed: (reason: ClosedLinkState) => setOutcome({ kind: 'closed', reason }),
  };
  return (
    <Page>
      <div className="head">
        <h1 ref={heading} tabIndex={-1}>
          Your appointment
        </h1>
        <AppointmentCard appointment={appointment} />
        {fixed === null ? (
          <p>
            You can move or cancel it here until {writtenInstant(appointment.changeable_until)}. After that,
            please <CallUs>call us</CallUs>.
          </p>
        ) : (
          <Notice>
            <Icon name="info" />
            <div style={{ display: 'grid', gap: 12 }}>
              <h2>{fixedWords[fixed].title}</h2>
              <p>
                <CallText>{fixedWords[fixed].text}</CallText>
              </p>
              {contact}
            </div>
          </Notice>
        )}
      </div>
      <PayEarly linkKey={linkKey} amount={appointment.payable} />
      {fixed === null && (
        <>
          <MoveSection
            {...change}
            now={new Date(appointment.as_of)}
            onMoved={(moved) => {
              setAnswered(moved);
              setOutcome({ kind: 'moved' });
            }}
          />
          <CancelSection {...change} onCancelled={() => setOutcome({ kind: 'cancelled' })} />
        </>
      )}
    </Page>
  );
}

function newerOf(one: ClientAppointment, other: ClientAppointment | null): ClientAppointment {
  return other !== null && other.as_of > one.as_of ? other : one;
}

/** Focuses the heading whenever `arrival` changes, but not on the first render. */
function useChangedHeading(arrival: number): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrival === 0) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [arrival]);
  return heading;
}
