import { styled } from '@mui/material/styles';
import { writtenVideoTime } from '@domain/report/video-time';
import { Icon } from '@/ui/icon';
import type { FilmMark } from '../film-mark';

const thumb = 28;

const Track = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  '& input': {
    width: '100%',
    height: 44,
    margin: 0,
    accentColor: theme.vars.palette.secondary.main,
    cursor: 'pointer',
  },
  '& ul': {
    position: 'relative',
    height: 44,
    // As far as the middle of the slider's thumb goes.
    margin: '0 8px',
    padding: 0,
    listStyle: 'none',
  },
  '& li': { position: 'absolute', bottom: 0, translate: '-50% 0' },
  '& li button': {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'end',
    width: thumb,
    height: 44,
    padding: 0,
    border: 0,
    background: 'none',
    color: theme.vars.palette.primary.main,
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 700,
    cursor: 'pointer',
  },
  '& li button:focus-visible': {
    outline: `2px solid ${theme.vars.palette.secondary.main}`,
    borderRadius: 4,
  },
  '& li svg': { rotate: '0deg' },
  '& p': { display: 'flex', justifyContent: 'space-between', margin: 0, fontVariantNumeric: 'tabular-nums' },
}));

interface TimelineProps {
  readonly name: string;
  readonly at: number;
  readonly duration: number;
  readonly marks: readonly FilmMark[];
  readonly onSeek: (seconds: number) => void;
  readonly onMark: (mark: FilmMark) => void;
}

/** The film's length as a slider, with its findings above. */
export function Timeline({ name, at, duration, marks, onSeek, onMark }: TimelineProps) {
  return (
    <Track>
      {marks.length > 0 && (
        <ul aria-label={`Findings in ${name}`}>
          {marks.map((mark) => (
            <li key={mark.findingId} style={{ insetInlineStart: `${(mark.seconds / duration) * 100}%` }}>
              <button
                type="button"
                title={mark.name}
                aria-label={`Go to ${mark.name}, ${writtenVideoTime(mark.seconds)}`}
                onClick={() => onMark(mark)}
              >
                {mark.number}
                <Icon name="chevron-down" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        type="range"
        aria-label={`Position in ${name}`}
        aria-valuetext={`${writtenVideoTime(at)} of ${writtenVideoTime(duration)}`}
        min={0}
        max={duration}
        step={0.1}
        value={Math.min(at, duration)}
        onChange={({ currentTarget }) => onSeek(Number(currentTarget.value))}
      />
      <p aria-hidden="true">
        <span>{writtenVideoTime(at)}</span>
        <span>{writtenVideoTime(duration)}</span>
      </p>
    </Track>
  );
}
