import { otherEnd } from '@domain/report/compare/alignment';
import { runsInWords, type RunMark, type TwoRuns } from '@domain/report/compare/two-runs';
import { severityShapes } from '@domain/brand/severity-shapes';
import { spreadOut } from '@domain/report/spread-out';
import { mediumDate } from '@domain/time/calendar-date';

const width = 340;
const pipes = { earlier: 118, current: 208 } as const;
const pipeWidth = 14;
const top = 44;
const gap = 30;
const shortest = 260;

interface TwoRunsMapProps {
  readonly runs: TwoRuns;
  readonly dates: { readonly earlier: string; readonly current: string };
}

/** Both inspections from top to bottom on one scale. Findings that are one and the same are joined. */
export function TwoRunsMap({ runs, dates }: TwoRunsMapProps) {
  const most = Math.max(runs.earlier.marks.length, runs.current.marks.length);
  const height = Math.max(shortest, most * gap);
  const yOf = (at: number) => top + at * height;
  const sides = [
    { side: 'earlier', x: pipes.earlier, run: runs.earlier, places: placesOf(runs.earlier.marks, yOf) },
    { side: 'current', x: pipes.current, run: runs.current, places: placesOf(runs.current.marks, yOf) },
  ] as const;
  const lowest = Math.max(yOf(1), ...sides.flatMap(({ places }) => places)) + 34;
  return (
    <figure className="map runs">
      <svg viewBox={`0 0 ${width} ${lowest}`} role="img" aria-label={runsInWords(runs)}>
        <text x={pipes.earlier + pipeWidth} y="16" textAnchor="end" fill="var(--muted)">
          {mediumDate(dates.earlier)}
        </text>
        <text x={pipes.current} y="16" fill="var(--muted)">
          {mediumDate(dates.current)}
        </text>
        {runs.links.map(({ from, to }, index) => (
          <path
            key={index}
            d={`M${pipes.earlier + pipeWidth} ${yOf(from)}L${pipes.current} ${yOf(to)}`}
            stroke="var(--muted)"
            strokeWidth="1.5"
            strokeDasharray="4 3"
          />
        ))}
        {sides.map(({ side, x, run, places }) => (
          <g key={side}>
            <rect
              x={x}
              y={yOf(run.from)}
              width={pipeWidth}
              height={(run.to - run.from) * height}
              rx="3"
              fill="var(--primary)"
            />
            <rect
              x={x + 4}
              y={yOf(run.from)}
              width={pipeWidth - 8}
              height={(run.to - run.from) * height}
              fill="var(--band)"
            />
            {run.marks.map((mark, index) => (
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
          {runs.length} ft
        </text>
      </svg>
      <figcaption className="muted">
        From the entry point down, both on one scale. Letters are the earlier findings, numbers today’s.
        Dashes join what is one finding.{runs.isMirrored && ` ${otherEnd}`}
      </figcaption>
    </figure>
  );
}

function placesOf(marks: readonly RunMark[], yOf: (at: number) => number): number[] {
  return spreadOut(
    marks.map(({ at }) => yOf(at)),
    gap,
  );
}

interface MarkProps {
  readonly mark: RunMark;
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
