import type { ClosedLinkState } from '@domain/access/client-forms';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { writtenInstant } from '@/ui/written-instant';
import { AppointmentCancelled } from './appointment-cancelled';
import { AppointmentCard } from './appointment-card';
import { AppointmentMoved } from './appointment-moved';
import { CancelSection } from './cancel-section';
import { fixedWords } from './fixed-words';
import { MoveSection } from './move-section';
import { useChangedHeading } from './use-changed-heading';

const Page = styled('div')({
  display: 'grid',
  gap: 40,
  '& > .head': { display: 'grid', gap: 20 },
  '& p': { margin: 0 },
});

interface AppointmentPageProps {
  readonly bookingKey: string;
  readonly appointment: ClientAppointment;
  /** Asks the server anew how it stands. */
  readonly reopen: () => Promise<unknown>;
  /** How to reach the office. */
  readonly contact: ReactNode;
  /** In place of the page, for a link that was ended while it was open. */
  readonly closed: (reason: ClosedLinkState) => ReactNode;
}

type Outcome =
  | { readonly kind: 'moved'; readonly appointment: ClientAppointment }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'closed'; readonly reason: ClosedLinkState };

/** The client's appointment: how it stands, and while it can be changed, how to move or cancel it. */
export function AppointmentPage({ appointment, bookingKey, reopen, contact, closed }: AppointmentPageProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [arrival, setArrival] = useState(0);
  const heading = useChangedHeading(arrival);

  if (outcome?.kind === 'closed') return closed(outcome.reason);
  if (outcome?.kind === 'cancelled') return <AppointmentCancelled justNow />;
  if (outcome?.kind === 'moved') {
    const goBack = () => {
      void reopen().then(() => {
        setOutcome(null);
        setArrival((before) => before + 1);
      });
    };
    return <AppointmentMoved appointment={outcome.appointment} onBack={goBack} />;
  }

  const { fixed } = appointment;
  const change = {
    bookingKey,
    appointment,
    onFixed: () => void reopen().then(() => setArrival((before) => before + 1)),
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
            please call us.
          </p>
        ) : (
          <Notice>
            <Icon name="info" />
            <div style={{ display: 'grid', gap: 12 }}>
              <h2>{fixedWords[fixed].title}</h2>
              <p>{fixedWords[fixed].text}</p>
              {contact}
            </div>
          </Notice>
        )}
      </div>
      {fixed === null && (
        <>
          <MoveSection
            {...change}
            now={new Date(appointment.as_of)}
            onMoved={(moved) => setOutcome({ kind: 'moved', appointment: moved })}
          />
          <CancelSection {...change} onCancelled={() => setOutcome({ kind: 'cancelled' })} />
        </>
      )}
    </Page>
  );
}
