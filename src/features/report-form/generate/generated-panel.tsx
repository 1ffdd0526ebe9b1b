import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { waitWords } from '@/offline/office/wait-words';
import { Icon } from '@/ui/icon';
import { FormPart } from '../form-surface';
import type { GenerationEntry } from './report-entries';

interface GeneratedPanelProps {
  readonly entry: GenerationEntry;
  readonly onNext: () => void;
}

/** In the form's place while its report is with the server, or on its way there. */
export function GeneratedPanel({ entry, onNext }: GeneratedPanelProps) {
  const { answer, about, reason = 'server' } = entry;
  return (
    <FormPart aria-live="polite">
      <Typography variant="h5" component="h2" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Icon name={answer ? 'check-circle' : 'cloud-off'} size={26} />
        {answer ? `The report of ${about} is generated` : `The report of ${about} is not sent yet`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {answer
          ? 'Send it to the client, look at it, or begin another one.'
          : `It is complete and safe on this device. ${waitWords[reason]}`}
      </Typography>
      <Button variant="contained" size="large" onClick={onNext} sx={{ justifySelf: 'start', minHeight: 56 }}>
        {answer ? 'Send, View or Clear' : 'What Can Be Done'}
      </Button>
    </FormPart>
  );
}
