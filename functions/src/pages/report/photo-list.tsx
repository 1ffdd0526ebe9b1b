import { isFrame } from '@domain/report/film-moment';
import type { Finding } from '@domain/report/finding';
import type { PhotoMark } from '@domain/report/photo-mark';
import { arrowPath, markDrawing } from '@domain/report/photo-mark-drawing';
import type { PhotoView } from './report-view';

interface PhotoListProps {
  readonly finding: Finding;
  readonly number: number;
  readonly photos: ReadonlyMap<string, PhotoView>;
}

/** A finding's photos with the inspector's marks; each links to the large version. */
export function PhotoList({ finding, number, photos }: PhotoListProps) {
  if (finding.photos.length === 0) return null;
  return (
    <ul className="photos">
      {finding.photos.map((path, index) => {
        const photo = photos.get(path);
        const marks = finding.photoMarks.find((one) => one.path === path)?.marks ?? [];
        const from = isFrame(finding, path) ? ', from the video' : '';
        const name = `Photo ${index + 1} of finding ${number}${from}`;
        return (
          <li key={path}>
            <figure>
              {photo && <Photo photo={photo} marks={marks} name={`${name}: ${finding.mainProblem}`} />}
              <figcaption>{photo ? name : `${name} is still being prepared.`}</figcaption>
            </figure>
          </li>
        );
      })}
    </ul>
  );
}

interface PhotoProps {
  readonly photo: PhotoView;
  readonly marks: readonly PhotoMark[];
  readonly name: string;
}

function Photo({ photo, marks, name }: PhotoProps) {
  const { url, previewUrl, width, height } = photo;
  const written = marks.map(({ text }) => text).filter(Boolean);
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      <img
        src={previewUrl}
        width={width}
        height={height}
        alt={[name, ...written].join('. ')}
        loading="lazy"
      />
      {marks.length > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
          {marks.map((mark, index) => (
            <Mark key={index} mark={mark} width={width} height={height} />
          ))}
        </svg>
      )}
    </a>
  );
}

interface MarkProps {
  readonly mark: PhotoMark;
  readonly width: number;
  readonly height: number;
}

const strokes = [
  { stroke: markDrawing.light, strokeWidth: markDrawing.lightLine },
  { stroke: markDrawing.color, strokeWidth: markDrawing.line },
];

function Mark({ mark, width, height }: MarkProps) {
  const [x, y, toX, toY] = [mark.x * width, mark.y * height, mark.toX * width, mark.toY * height];
  if (mark.shape === 'text') {
    return (
      <text
        x={x}
        y={y}
        fontSize={markDrawing.fontSize}
        fontWeight="700"
        fill={markDrawing.light}
        stroke={markDrawing.dark}
        strokeWidth={markDrawing.textOutline}
        paintOrder="stroke"
        textAnchor={mark.x > markDrawing.textEndsFrom ? 'end' : 'start'}
      >
        {mark.text}
      </text>
    );
  }
  const path = mark.shape === 'circle' ? null : arrowPath(x, y, toX, toY);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {strokes.map((stroke) =>
        path === null ? (
          <circle key={stroke.stroke} cx={x} cy={y} r={Math.hypot(toX - x, toY - y)} {...stroke} />
        ) : (
          <path key={stroke.stroke} d={path} {...stroke} />
        ),
      )}
    </g>
  );
}
