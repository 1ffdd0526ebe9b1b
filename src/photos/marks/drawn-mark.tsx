import type { PhotoMark } from '@domain/report/photo-mark';
import { arrowPath, markDrawing } from '@domain/report/photo-mark-drawing';

interface DrawnMarkProps {
  readonly mark: PhotoMark;
  /** Size of the drawing in pixels; the longer side is `markDrawing.side`. */
  readonly width: number;
  readonly height: number;
}

const strokes = [
  { stroke: markDrawing.light, strokeWidth: markDrawing.lightLine },
  { stroke: markDrawing.color, strokeWidth: markDrawing.line },
];

/** One mark, drawn as on the report's page. */
export function DrawnMark({ mark, width, height }: DrawnMarkProps) {
  const [x, y, toX, toY] = [mark.x * width, mark.y * height, mark.toX * width, mark.toY * height];
  if (mark.shape === 'text') {
    return (
      <text
        x={x}
        y={y}
        fontSize={markDrawing.fontSize}
        fontWeight={700}
        fill={markDrawing.light}
        stroke={markDrawing.dark}
        strokeWidth={markDrawing.textOutline}
        paintOrder="stroke"
        textAnchor={mark.x > markDrawing.textEndsFrom ? 'end' : 'start'}
      >
        {mark.text || 'Text'}
      </text>
    );
  }
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke) =>
        mark.shape === 'circle' ? (
          <circle key={stroke.stroke} cx={x} cy={y} r={Math.hypot(toX - x, toY - y)} {...stroke} />
        ) : (
          <path key={stroke.stroke} d={arrowPath(x, y, toX, toY)} {...stroke} />
        ),
      )}
    </g>
  );
}
