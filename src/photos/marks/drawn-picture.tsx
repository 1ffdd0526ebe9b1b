import { useState, type ReactNode } from 'react';
import { smallRadius } from '@domain/brand/measures';
import { markDrawing } from '@domain/report/photo-mark-drawing';
import { fitWithin } from '../prepare/fit-within';
import type { ShownPhoto } from '../show/use-large-photo';

interface DrawnPictureProps {
  readonly photo: ShownPhoto;
  readonly name: string;
  readonly children: (size: Size) => ReactNode;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The photo at the largest size that fits, with the drawing on top once its size is known. */
export function DrawnPicture({ photo, name, children }: DrawnPictureProps) {
  const [size, setSize] = useState<Size | null>(null);
  const ratio = size ? size.width / size.height : 1;
  return (
    <div
      style={{
        position: 'relative',
        width: `min(100cqw, 100cqh * ${ratio})`,
        aspectRatio: String(ratio),
        borderRadius: smallRadius,
        overflow: 'hidden',
      }}
    >
      <img
        src={photo.url}
        alt={name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setSize(drawingSize({ width, height }, photo.small))
        }
        style={{ display: 'block', width: '100%', height: '100%' }}
      />
      {size && children(size)}
    </div>
  );
}

/** Scales marks to the report's stroke width, even where only a small copy of the photo is available. */
function drawingSize(size: Size, small: boolean): Size {
  if (!small) return fitWithin(size, markDrawing.side);
  const scale = markDrawing.side / Math.max(size.width, size.height);
  return { width: size.width * scale, height: size.height * scale };
}
