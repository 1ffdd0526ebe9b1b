import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { PhotoMark } from '@domain/report/photo-mark';
import { useConnection } from '@/offline/connectivity';
import { Icon } from '@/ui/icon';
import type { PhotoRecord } from '../device/photo-record';
import { lowerFirst } from './lower-first';
import { useSmallPhoto } from './use-small-photo';
import { PhotoPreview } from './photo-preview';
import { photoStatus } from './photo-status';

interface PhotoTileProps {
  /** 'Photo 2 of finding 3'. */
  readonly name: string;
  readonly path: string;
  /** Whether the device's photos were read. `record` is null if it doesn't have this one. */
  readonly read: boolean;
  readonly record: PhotoRecord | null;
  readonly share: number | undefined;
  readonly marks: readonly PhotoMark[];
  /** Null for the first or last photo. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
  readonly onDraw: () => void;
  readonly onRetake: () => void;
  readonly onRemove: () => void;
}

const Tile = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  overflow: 'hidden',
  borderRadius: 12,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  // Side by side in a column as narrow as a phone.
  '@container (max-width: 495px)': { gridTemplateColumns: '120px minmax(0, 1fr)' },
}));

const Picture = styled(ButtonBase)(({ theme }) => ({
  position: 'relative',
  width: '100%',
  aspectRatio: '4 / 3',
  background: theme.vars.palette.band,
  color: theme.vars.palette.text.secondary,
  '& img, & > svg.marks': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
  },
  '&:focus-visible': { outlineOffset: -4 },
  '@container (max-width: 495px)': { aspectRatio: 'auto', height: '100%', minHeight: 96 },
}));

const Draw = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 8,
  insetBlockEnd: 8,
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '4px 8px',
  borderRadius: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}));

const Status = styled('div', { shouldForwardProp: (prop) => prop !== 'tone' })<{
  readonly tone: 'calm' | 'good' | 'bad';
}>(({ theme, tone }) => ({
  display: 'flex',
  gap: 8,
  padding: '10px 12px 0',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& > svg': {
    color: {
      calm: theme.vars.palette.text.secondary,
      good: theme.vars.palette.success.main,
      bad: theme.vars.palette.error.main,
    }[tone],
  },
  '& strong': { fontWeight: 600 },
  '& progress': {
    display: 'block',
    width: '100%',
    height: 6,
    marginTop: 4,
    accentColor: theme.vars.palette.secondary.main,
  },
}));

const Actions = styled('div')({
  gridColumn: '1 / -1',
  display: 'flex',
  justifyContent: 'space-between',
  padding: '4px 0',
  '& button': { width: 56, height: 56 },
});

/** One photo of a finding: preview, upload state and actions. */
export function PhotoTile({
  name,
  path,
  read,
  record,
  share,
  marks,
  onEarlier,
  onLater,
  onDraw,
  onRetake,
  onRemove,
}: PhotoTileProps) {
  const { connected } = useConnection();
  const url = useSmallPhoto(path, record?.state ?? (read ? 'elsewhere' : 'unread'));
  const { words, icon, tone, share: gone, sentence } = photoStatus(record, share, connected, url !== null);
  const usable = record === null ? read : record.state === 'waiting' || record.state === 'received';
  return (
    <Tile data-photo={path} data-state={record?.state ?? 'elsewhere'}>
      <Picture disabled={!usable} onClick={onDraw}>
        {usable ? (
          <PhotoPreview url={url} name={name} marks={marks} />
        ) : (
          <Icon name="camera" size={32} label={name} />
        )}
        {usable && (
          <Draw>
            <Icon name="edit" size={16} />
            {marks.length === 0 ? 'Draw' : `${marks.length} drawn`}
          </Draw>
        )}
      </Picture>
      <Status tone={tone}>
        <Icon name={icon} />
        <div style={{ flex: 1 }}>
          <strong>{words}</strong>
          {gone !== null && <progress value={gone} aria-label={`${name}: uploaded`} />}
          {sentence !== '' && <div>{sentence}</div>}
        </div>
      </Status>
      <Actions>
        <IconButton
          color="inherit"
          aria-label={`Move ${lowerFirst(name)} earlier`}
          title="Earlier"
          data-move="earlier"
          disabled={onEarlier === null}
          onClick={() => onEarlier?.()}
        >
          <Icon name="arrow-left" size={24} />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={`Move ${lowerFirst(name)} later`}
          title="Later"
          data-move="later"
          disabled={onLater === null}
          onClick={() => onLater?.()}
        >
          <Icon name="arrow-right" size={24} />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={`Retake ${lowerFirst(name)}`}
          title="Retake"
          onClick={onRetake}
        >
          <Icon name="camera" size={24} />
        </IconButton>
        <IconButton
          color="inherit"
          aria-label={`Remove ${lowerFirst(name)}`}
          title="Remove"
          onClick={onRemove}
        >
          <Icon name="trash" size={24} />
        </IconButton>
      </Actions>
    </Tile>
  );
}
