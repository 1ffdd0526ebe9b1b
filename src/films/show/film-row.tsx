import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { ViewedFilm } from '@domain/film/film-calls';
import { directionWords, filmDirections, unplayableSentence, type FilmDirection } from '@domain/film/film';
import { gloveHeight } from '@domain/brand/measures';
import { business } from '@domain/business/business';
import { writtenVideoTime } from '@domain/report/video-time';
import { calendarDateIn, longDate, type CalendarDate } from '@domain/time/calendar-date';
import { Icon } from '@/ui/icon';
import type { FilmRecord } from '../device/film-record';
import type { FilmStatus } from './film-status';
import { bytesInWords } from './film-words';
import { SoundChoice } from './sound-choice';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: 16,
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  '&[data-shown]': { borderColor: theme.vars.palette.secondary.main },
  '& .head': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& .head > div:first-of-type': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
  '& .status': { display: 'flex', gap: 8, alignItems: 'center', fontSize: '0.9375rem' },
  '& .status[data-tone="good"] svg': { color: theme.vars.palette.success.main },
  '& .status[data-tone="bad"] svg': { color: theme.vars.palette.error.main },
  '& progress': { width: '100%', height: 6, accentColor: theme.vars.palette.secondary.main },
  '& p': { margin: 0 },
  '& .choices': { display: 'flex', flexWrap: 'wrap', gap: 8 },
  '& .choices button': { minHeight: gloveHeight },
}));

export interface FilmRowHandlers {
  readonly onWatch: () => void;
  readonly onDirection: (direction: FilmDirection | null) => void;
  readonly onSound: (withSound: boolean) => void;
  readonly onPause: (paused: boolean) => void;
  readonly onRemove: () => void;
  /** Asks the server again for a film that isn't on this device; null where it was answered. */
  readonly onReload: (() => void) | null;
}

interface FilmRowProps extends FilmRowHandlers {
  /** 'Film 1' or 'Upstream'. */
  readonly name: string;
  readonly id: string;
  /** Null for a film that was not chosen on this device. */
  readonly record: FilmRecord | null;
  /** As the server has a film whose file isn't on this device. */
  readonly served: ViewedFilm | undefined;
  readonly status: FilmStatus;
  /** The inspection's date. */
  readonly date: CalendarDate;
  readonly canWatch: boolean;
  /** False without a connection for a film that isn't on this device. */
  readonly canChooseSound: boolean;
  /** Whether it is in the player. */
  readonly shown: boolean;
}

/** A film of the report: what it is, where it stands, and what can be done with it. */
export function FilmRow({ name, id, record, served, status, date, shown, ...props }: FilmRowProps) {
  const { canWatch, canChooseSound, ...handlers } = props;
  // Once its file is gone from here, it may be changed on another device.
  const about = served?.content ? served : (record ?? served);
  const content = about?.content;
  const unplayable = about?.content ? unplayableSentence(about.content, about.withSound) : null;
  const hint = record && dateHint(record.modifiedAt, date);
  return (
    <Row data-film={id} data-state={record?.state ?? 'elsewhere'} data-shown={shown || undefined}>
      <div className="head">
        <div>
          <strong>{name}</strong>
          {about && <small>{factsOf(about)}</small>}
        </div>
        {canWatch && !shown && (
          <Button
            variant="outlined"
            color="inherit"
            startIcon={<Icon name="play" size={20} />}
            onClick={handlers.onWatch}
            sx={{ minHeight: gloveHeight }}
          >
            Watch
          </Button>
        )}
        {record?.state === 'waiting' && record.jobId !== null && (
          <IconButton
            color="inherit"
            aria-label={`${record.paused ? 'Resume upload' : 'Pause upload'}: ${name}`}
            title={record.paused ? 'Resume upload' : 'Pause upload'}
            onClick={() => handlers.onPause(!record.paused)}
            sx={{ width: gloveHeight, height: gloveHeight }}
          >
            <Icon name={record.paused ? 'upload' : 'pause'} size={24} />
          </IconButton>
        )}
        <IconButton
          color="inherit"
          data-remove-film=""
          aria-label={`Remove: ${name}`}
          title="Remove"
          onClick={handlers.onRemove}
          sx={{ width: gloveHeight, height: gloveHeight }}
        >
          <Icon name="trash" size={24} />
        </IconButton>
      </div>
      <div className="status" data-tone={status.tone}>
        <Icon name={status.icon} size={20} />
        <span>{status.words}</span>
      </div>
      {status.share !== null && <progress aria-label={`Upload of ${name}`} max={1} value={status.share} />}
      {status.sentence !== '' && <p>{status.sentence}</p>}
      {handlers.onReload && (
        <Button
          variant="outlined"
          color="inherit"
          onClick={handlers.onReload}
          sx={{ justifySelf: 'start', minHeight: gloveHeight }}
        >
          Try Again
        </Button>
      )}
      {unplayable !== null && <p>{unplayable}</p>}
      {hint !== null && <p>{hint}</p>}
      {record && (
        <div className="choices" role="group" aria-label={`Direction of ${name}`}>
          {filmDirections.map((direction) => {
            const chosen = record.direction === direction;
            return (
              <Button
                key={direction}
                variant={chosen ? 'contained' : 'outlined'}
                color={chosen ? 'secondary' : 'inherit'}
                aria-pressed={chosen}
                onClick={() => handlers.onDirection(chosen ? null : direction)}
              >
                {directionWords[direction]}
              </Button>
            );
          })}
        </div>
      )}
      {about && content?.hasSound && (
        <SoundChoice
          content={content}
          withSound={about.withSound}
          disabled={!canChooseSound}
          onSound={handlers.onSound}
        />
      )}
    </Row>
  );
}

function factsOf({ name, size, content }: Pick<FilmRecord, 'name' | 'size' | 'content'>): string {
  const length = content?.durationSeconds ? [writtenVideoTime(content.durationSeconds)] : [];
  return [name, ...length, bytesInWords(size)].join(', ');
}

/** A file of another day may be another job's, or the camera's clock is wrong. */
function dateHint(modifiedAt: number, inspected: CalendarDate): string | null {
  const day = calendarDateIn(business.timeZone, new Date(modifiedAt));
  if (inspected === '' || day === inspected) return null;
  return `This file is from ${longDate(day)}, and the inspection was on ${longDate(inspected)}. Check that it’s the right film. If it is, the camera’s clock is off.`;
}
