import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useRef, useState, type KeyboardEvent } from 'react';
import { gloveHeight } from '@domain/brand/measures';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { Notice } from '@/ui/notice';
import { FootageStepper } from './footage-stepper';
import { playerKey } from './player-keys';
import type { FilmMark, FilmMoment, OtherMoments } from '../film-mark';
import { OtherMoment } from './other-moment';
import { Timeline } from './timeline';
import { speeds, usePlayer } from './use-player';
import type { PlayedFilm } from './use-film-file';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
  scrollMarginBlock: 96,
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 8 },
  '& video': {
    display: 'block',
    width: '100%',
    maxHeight: '60vh',
    aspectRatio: '16 / 9',
    borderRadius: 12,
    background: '#000',
    objectFit: 'contain',
    cursor: 'pointer',
  },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'flex-end' },
  '& .keys': { display: 'none', '@media (pointer: fine)': { display: 'block' } },
  '& .row > .MuiIconButton-root': { width: gloveHeight, height: gloveHeight },
  '& .speeds': { display: 'flex', gap: 4, marginInlineStart: 'auto' },
  '& .speeds button': { minWidth: gloveHeight, minHeight: gloveHeight, padding: 0 },
  '& .main': { flex: '1 1 220px', minHeight: gloveHeight },
  [theme.breakpoints.down('sm')]: {
    '& .steps': { justifyContent: 'space-between' },
    '& .speeds': { marginInline: 0, flex: 1, justifyContent: 'space-between' },
  },
}));

/** How far the buttons beside the frames' go, in seconds. */
const jump = 10;

interface FilmPlayerProps {
  readonly filmId: string;
  readonly name: string;
  readonly played: PlayedFilm;
  /** Seconds. */
  readonly duration: number;
  readonly marks: readonly FilmMark[];
  /** The footage of the finding before, as typed. */
  readonly footage: string;
  /** Null where no finding can be added. */
  readonly onFinding: ((moment: FilmMoment) => void) | null;
  /** Null where a moment can only become a finding. */
  readonly others: OtherMoments | null;
  /** Asks for the film's address again, of a film that is played from the server. */
  readonly onReload?: () => void;
}

/** Plays a film from this device or the server: by thumb and by keyboard, frame by frame, at up to 16 times. */
export function FilmPlayer({
  filmId,
  name,
  played,
  duration,
  marks,
  onFinding,
  others,
  onReload,
  ...props
}: FilmPlayerProps) {
  const video = useRef<HTMLVideoElement>(null);
  const player = usePlayer(played, video);
  const isServed = !(played.source instanceof Blob);
  const { at, speed, seek, step, toggle } = player;
  const [typed, setTyped] = useState<{ readonly after: string; readonly footage: string } | null>(null);
  const [taking, setTaking] = useState(false);
  // What was typed counts until the next finding, whose footage is carried on.
  const footage = typed?.after === props.footage ? typed.footage : props.footage;

  const take = async (onTaken = onFinding) => {
    if (onTaken === null || taking) return;
    setTaking(true);
    try {
      onTaken({ filmId, footage: footage.trim(), ...(await player.take()) });
    } finally {
      setTaking(false);
    }
  };
  const faster = (by: -1 | 1) => {
    const next = speeds[speeds.indexOf(speed) + by];
    if (next !== undefined) player.setSpeed(next);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const key = playerKey(event);
    if (key === null) return;
    event.preventDefault();
    if (key === 'toggle') toggle();
    else if (key === 'finding') void take();
    else if ('step' in key) step(key.step);
    else if ('jump' in key) seek(Math.max(0, at + key.jump * jump));
    else faster(key.faster);
  };

  return (
    // Keys work anywhere in it, so it can have the focus itself.
    <Box
      role="group"
      aria-label={`Player: ${name}`}
      data-film-player={filmId}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <video
        ref={video}
        src={played.url}
        // A served film is another origin's, of which a canvas gives pictures only if they were asked for so.
        crossOrigin={isServed ? 'anonymous' : undefined}
        preload={isServed ? 'metadata' : 'auto'}
        playsInline
        aria-label={name}
        onClick={toggle}
      />
      {player.failed && <Failed isServed={isServed} onReload={onReload} />}
      <Timeline {...{ name, at, duration, marks }} onSeek={seek} onMark={(mark) => seek(mark.seconds)} />
      <div className="row">
        <Steps name={name} duration={duration} player={player} />
        <Speeds speed={player.speed} onSpeed={player.setSpeed} />
      </div>
      {onFinding !== null && (
        <div className="row">
          <FootageStepper
            value={footage}
            onChange={(next) => setTyped({ after: props.footage, footage: next })}
          />
          <Button
            className="main"
            variant="contained"
            size="large"
            startIcon={<Icon name="camera" size={24} />}
            aria-disabled={taking}
            onClick={() => void take()}
          >
            {taking ? 'Taking the picture...' : 'Finding here'}
          </Button>
        </div>
      )}
      {others && (
        <div className="row">
          <OtherMoment
            subjects={others.subjects}
            onOpen={player.pause}
            onChoose={(id) => void take((moment) => others.onMoment(id, moment))}
          />
        </div>
      )}
      <Typography className="keys" variant="body2" sx={{ color: 'text.secondary' }}>
        Keys: Space plays and pauses, comma and period go frame by frame, J and L go 10 seconds, minus and
        equals change the speed, F takes the finding.
      </Typography>
    </Box>
  );
}

interface FailedProps {
  readonly isServed: boolean;
  readonly onReload: (() => void) | undefined;
}

/** Why the film doesn't play, and what can be done. */
function Failed({ isServed, onReload }: FailedProps) {
  return (
    <Notice tone="error" role="alert">
      <Icon name="alert" />
      {isServed ? (
        <div>
          <p>The film stopped loading. Check your connection, then load it again.</p>
          <Button variant="outlined" color="inherit" onClick={onReload} sx={{ minHeight: gloveHeight }}>
            Load Film Again
          </Button>
        </div>
      ) : (
        <p>This browser can’t play this film. It’s saved on this device, and is uploaded as it is.</p>
      )}
    </Notice>
  );
}

type Player = ReturnType<typeof usePlayer>;

interface StepsProps {
  readonly name: string;
  /** Seconds. */
  readonly duration: number;
  readonly player: Player;
}

/** Plays and pauses, and goes back and forward. */
function Steps({ name, duration, player: { at, playing, seek, step, toggle } }: StepsProps) {
  const button = (label: string, icon: IconName, onPress: () => void) => (
    <IconButton color="inherit" aria-label={`${label}: ${name}`} title={label} onClick={onPress}>
      <Icon name={icon} size={26} />
    </IconButton>
  );
  return (
    <div className="row steps" style={{ flexGrow: 1 }}>
      {button('Back 10 seconds', 'chevrons-left', () => seek(Math.max(0, at - jump)))}
      {button('Back one frame', 'chevron-left', () => step(-1))}
      {playing ? button('Pause', 'pause', toggle) : button('Play', 'play', toggle)}
      {button('Forward one frame', 'chevron-right', () => step(1))}
      {button('Forward 10 seconds', 'chevrons-right', () => seek(Math.min(duration, at + jump)))}
    </div>
  );
}

interface SpeedsProps {
  readonly speed: Player['speed'];
  readonly onSpeed: Player['setSpeed'];
}

function Speeds({ speed, onSpeed }: SpeedsProps) {
  return (
    <div className="speeds" role="group" aria-label="Speed">
      {speeds.map((one) => (
        <Button
          key={one}
          variant={one === speed ? 'contained' : 'outlined'}
          color={one === speed ? 'secondary' : 'inherit'}
          aria-pressed={one === speed}
          aria-label={`${one} times`}
          onClick={() => onSpeed(one)}
        >
          {one}×
        </Button>
      ))}
    </div>
  );
}
