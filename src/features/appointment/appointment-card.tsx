import { arrivalTime } from '@domain/appointment/arrival';
import type { ClientAppointment } from '@domain/appointment/appointment-calls';
import { dollars } from '@domain/text/dollars';
import { longDate } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { Facts } from '@/ui/facts';
import { Stepper, type StationState } from '@/ui/stepper';
import { isAgreed } from './fixed-words';

const Card = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  padding: 'clamp(20px, 5vw, 32px)',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderLeft: `4px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .when': { ...theme.typography.h4, margin: 0, lineHeight: 1.3 },
  '& .when span': { display: 'block', color: theme.vars.palette.primary.main },
}));

function stationsOf({ fixed }: ClientAppointment) {
  const reached = { 'not-scheduled': 1, 'too-late': 2, 'under-way': 2, done: 3 } as const;
  const count = fixed === null ? 2 : reached[fixed];
  return ['Requested', 'Scheduled', 'Inspection', 'Report'].map((label, index) => {
    const state: StationState = index < count ? 'done' : index === count ? 'current' : 'ahead';
    return { label, state };
  });
}

/** The appointment, and how far the job is. */
export function AppointmentCard({ appointment }: { readonly appointment: ClientAppointment }) {
  return (
    <Card aria-label="Your current appointment">
      <p className="when">
        {isAgreed(appointment) ? (
          <>
            {longDate(appointment.scheduled_date)} <span>{arrivalTime(appointment)}</span>
          </>
        ) : (
          'No date is set yet'
        )}
      </p>
      <Facts
        facts={[
          { name: 'Property', value: appointment.property_address },
          { name: 'Inspection', value: `${appointment.service_type}, ${dollars(appointment.total_price)}` },
          { name: 'Client', value: appointment.client_name },
          { name: 'Paid', value: appointment.paid > 0 ? dollars(appointment.paid) : '' },
        ]}
      />
      <Stepper label="Progress of your inspection" stations={stationsOf(appointment)} />
    </Card>
  );
}
