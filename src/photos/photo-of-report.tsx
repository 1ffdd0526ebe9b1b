import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { PhotoMark } from '@domain/report/photo-mark';
import { PhotoPreview } from './show/photo-preview';
import { useLargePhoto } from './show/use-large-photo';
import { useSmallPhoto } from './show/use-small-photo';

const Picture = styled('div')(({ theme }) => ({
  position: 'relative',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 8,
  background: theme.vars.palette.band,
  color: theme.vars.palette.text.secondary,
  '& img, & > svg.marks': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    objectFit: 'contain',
  },
}));

interface PhotoOfReportProps {
  readonly path: string;
  /** 'Photo 2 of finding 3'. */
  readonly name: string;
  readonly marks: readonly PhotoMark[];
}

/** A photo of a written report with its marks, to be looked at. */
export function PhotoOfReport({ path, name, marks }: PhotoOfReportProps) {
  const url = useSmallPhoto(path, 'elsewhere');
  const large = useLargePhoto(path);
  return (
    <div>
      <Picture>
        <PhotoPreview url={url} name={name} marks={marks} />
      </Picture>
      {large.state === 'shown' && (
        <Link href={large.url} target="_blank" rel="noopener noreferrer" aria-label={`Full size: ${name}`}>
          Full size
        </Link>
      )}
    </div>
  );
}
