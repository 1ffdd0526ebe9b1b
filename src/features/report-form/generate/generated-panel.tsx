import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { gloveHeight } from '@domain/brand/measures';
import { FilmFollows } from '@/films/film-follows';
import { filmsOf } from '@/offline/office/office-entry';
import { waitWords } from '@/offline/office/wait-words';
import { Icon } from '@/ui/icon';
import { FormPart } from '../form-surface';
import type { GenerationEntry } from './report-entries';

interface GeneratedPanelProps {
  readonly entry: GenerationEntry;
  readonly onNext: () => void;
}

/** Replaces the form while its report is in the outbox or on the server. */
export function GeneratedPanel({ entry, onNext }: GeneratedPanelProps) {
  const { answer, about, reason = 'server' } = entry;
  return (
    <FormPart aria-live="polite">
      <Typography variant="h5" component="h2" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <Icon name={answer ? 'check-circle' : 'cloud-off'} size={26} />
        {answer ? `The report for ${about} was generated` : `The report for ${about} isn’t sent yet`}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {answer
          ? 'Send it to the client, view it, or start another one.'
          : `It’s complete and saved on this device. ${waitWords[reason]}`}
      </Typography>
      <FilmFollows films={filmsOf(entry.action)} />
      <Button
        variant="contained"
        size="large"
        onClick={onNext}
        sx={{ justifySelf: 'start', minHeight: gloveHeight }}
      >
        {answer ? 'Send, View, or Clear' : 'See Options'}
      </Button>
    </FormPart>
  );
}
