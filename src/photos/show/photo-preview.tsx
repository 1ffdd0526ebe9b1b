import { useState } from 'react';
import type { PhotoMark } from '@domain/report/photo-mark';
import { markDrawing } from '@domain/report/photo-mark-drawing';
import { Icon } from '@/ui/icon';
import { DrawnMark } from '../marks/drawn-mark';

interface PhotoPreviewProps {
  /** Null until the photo is loaded. */
  readonly url: string | null;
  readonly name: string;
  readonly marks: readonly PhotoMark[];
}

/** The photo with its marks, both scaled the same way and stacked. */
export function PhotoPreview({ url, name, marks }: PhotoPreviewProps) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  if (url === null) return <Icon name="camera" size={32} label={name} />;
  return (
    <>
      <img
        src={url}
        alt={name}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
          const scale = markDrawing.side / Math.max(naturalWidth, naturalHeight);
          setSize({ width: naturalWidth * scale, height: naturalHeight * scale });
        }}
      />
      {size && marks.length > 0 && (
        <svg
          className="marks"
          viewBox={`0 0 ${size.width} ${size.height}`}
          preserveAspectRatio="xMidYMid meet"
          aria-hidden="true"
          focusable="false"
        >
          {marks.map((mark, index) => (
            <DrawnMark key={index} mark={mark} {...size} />
          ))}
        </svg>
      )}
    </>
  );
}
