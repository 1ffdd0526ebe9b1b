import { otherEnd } from '@domain/report/compare/alignment';
import {
  twoInspectionsInWords,
  type InspectionMark,
  type TwoInspections,
} from '@domain/report/compare/two-inspections';
import { severityShapes } from '@domain/brand/severity-shapes';
import { spreadOut } from '@domain/report/spread-out';
import { mediumDate } from '@domain/time/calendar-date';

const width = 340;
const pipes = { earlier: 118, current: 208 } as const;
const pipeWidth = 14;
const top = 44;
const gap = 30;
const shortest = 260;

interface TwoInspectionsMapProps {
  readonly inspections: TwoInspections;
  readonly dates: { readonly earlier: string; readonly current: string };
}

/** Both inspections from top to bottom on one scale. Findings that are one and the same are joined. */
export function TwoInspectionsMap({ inspections, dates }: TwoInspectionsMapProps) {
  const most = Math.max(inspections.earlier.marks.length, inspections.current.marks.length);
  const height = Math.max(shortest, most * gap);
  const yOf = (at: number) => top + at * height;
  const sides = [
    {
      side: 'earlier',
      x: pipes.earlier,
      inspection: inspections.earlier,
      places: placesOf(inspections.earlier.marks, yOf),
    },
    {
      side: 'current',
      x: pipes.current,
      inspection: inspections.current,
      places: placesOf(inspections.current.marks, yOf),
    },
  ] as const;
  const lowest = Math.max(yOf(1), ...sides.flatMap(({ places }) => places)) + 34;
  return (
    <figure className="map inspections">
      <svg viewBox={`0 0 ${width} ${lowest}`} role="img" aria-label={twoInspectionsInWords(inspections)}>
        <text x={pipes.earlier + pipeWidth} y="16" textAnchor="end" fill="var(--muted)">
          {mediumDate(dates.earlier)}
        </text>
        <text x={pipes.current} y="16" fill="var(--muted)">
          {mediumDate(dates.current)}
        </text>
        {inspections.links.map(({ from, to }, index) => (
          <path
            key={index}
            d={`M${pipes.earlier + pipeWidth} ${yOf(from)}L${pipes.current} ${yOf(to)}`}
            stroke="var(--muted)"
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
        ))}
        {sides.map(({ side, x, inspection, places }) => (
          <g key={side}>
            <rect
              x={x}
              y={yOf(inspection.from)}
              width={pipeWidth}
              height={(inspection.to - inspection.from) * height}
              rx="3"
              fill="var(--primary)"
            />
            <rect
              x={x + 4}
              y={yOf(inspection.from)}
              width={pipeWidth - 8}
              height={(inspection.to - inspection.from) * height}
              fill="var(--band)"
            />
            {inspection.marks.map((mark, index) => (
              <Mark key={mark.label} {...{ mark, side, x }} y={yOf(mark.at)} labelY={places[index] ?? 0} />
            ))}
          </g>
        ))}
        <text
          x={(pipes.earlier + pipes.current + pipeWidth) / 2}
          y={lowest - 6}
          textAnchor="middle"
          fill="var(--muted)"
        >
          {inspections.length} ft
        </text>
      </svg>
      <figcaption className="muted">
        From the entry point down, both on one scale. Letters are the earlier findings, numbers today’s.
        Dashes join what is one finding.{inspections.isMirrored && ` ${otherEnd}`}
      </figcaption>
    </figure>
  );
}

function placesOf(marks: readonly InspectionMark[], yOf: (at: number) => number): number[] {
  return spreadOut(
    marks.map(({ at }) => yOf(at)),
    gap,
  );
}

interface MarkProps {
  readonly mark: InspectionMark;
  readonly side: 'earlier' | 'current';
  readonly x: number;
  readonly y: number;
  readonly labelY: number;
}

function Mark({ mark: { label, severity, feet }, side, x, y, labelY }: MarkProps) {
  const isEarlier = side === 'earlier';
  const [edge, by] = isEarlier ? [x, -1] : [x + pipeWidth, 1];
  const center = edge + by * 34;
  return (
    <>
      <path
        d={`M${edge} ${y}H${edge + by * 6}L${edge + by * 18} ${labelY}h${by * 6}`}
        fill="none"
        stroke="var(--text)"
        strokeWidth="1.5"
      />
      <path
        d={severityShapes[severity]}
        transform={`translate(${center - 8} ${labelY - 8}) scale(.727)`}
        fill={`var(--${severity})`}
      />
      <text x={center + by * 12} y={labelY + 5} textAnchor={isEarlier ? 'end' : 'start'} fill="var(--text)">
        <tspan fontWeight="700">{label}</tspan> {feet} ft
      </text>
    </>
  );
}
