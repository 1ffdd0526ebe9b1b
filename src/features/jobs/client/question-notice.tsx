import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { correctedFields } from '@domain/customer/client-correction';
import type { CustomerSnapshot } from '@domain/job/job';
import { Icon } from '@/ui/icon';
import type { SeenClient } from './client-form';
import type { ClientQuestion } from './save-client';

const labels = { name: 'Name', email: 'Email', phone: 'Phone', address: 'Address' } as const;

interface QuestionNoticeProps {
  readonly question: ClientQuestion;
  readonly seen: SeenClient;
  /** What the office entered. */
  readonly values: CustomerSnapshot;
}

/** Why the client was not saved yet, with both sides. */
export function QuestionNotice({ question, seen, values }: QuestionNoticeProps) {
  if (question.state === 'joins') {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Alert severity="warning" icon={<Icon name="alert" />}>
          {question.other.email} already belongs to a customer. Are they the same person? Joining puts all
          jobs and reports of both under one record and one portal. It can’t be undone.
        </Alert>
        <Both
          fields={['name', 'phone', 'address']}
          sides={[
            { label: 'This client', client: values },
            { label: 'The other customer', client: question.other },
          ]}
        />
      </Box>
    );
  }
  const { client, before } = seen;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Alert severity="warning" icon={<Icon name="alert" />}>
        This client was changed while you were editing. Nothing was saved. Compare, then save again.
      </Alert>
      <Both
        fields={correctedFields({ before, after: client })}
        sides={[
          { label: 'You saw', client: before },
          { label: 'Stored now', client },
          { label: 'You entered', client: values, unless: client },
        ]}
      />
    </Box>
  );
}

interface Side {
  readonly label: string;
  readonly client: CustomerSnapshot;
  /** Left out where it says the same as this one. */
  readonly unless?: CustomerSnapshot;
}

interface BothProps {
  readonly fields: readonly (keyof typeof labels)[];
  readonly sides: readonly Side[];
}

function Both({ fields, sides }: BothProps) {
  return (
    <Box
      component="dl"
      sx={{
        margin: 0,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        '& dt': { fontWeight: 600 },
        '& dd': { margin: 0 },
      }}
    >
      {fields.map((field) => (
        <div key={field}>
          <dt>{labels[field]}</dt>
          {sides
            .filter(({ client, unless }) => unless?.[field] !== client[field])
            .map(({ label, client }) => (
              <dd key={label} dir="auto">
                {label}: {client[field] || 'none'}
              </dd>
            ))}
        </div>
      ))}
    </Box>
  );
}
