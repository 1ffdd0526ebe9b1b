import type { Finding } from '@domain/report/finding';
import type { PipeMap as PipeMapLayout } from '@domain/report/pipe-map';
import { severityWords } from '@domain/report/severity';
import { spreadOut } from '@domain/report/spread-out';
import { findingAnchor } from './finding-anchor';
import { Hatch } from './hatch';
import { SeverityMark } from './severity-mark';

const rowGap = 60;
const shortest = 240;
const pipeX = 10;
const pipeWidth = 14;

interface TallPipeMapProps {
  readonly map: PipeMapLayout;
  readonly findings: readonly Finding[];
}

/** The sewer line from top to bottom, for phones: to scale, with each finding's text beside its mark. */
export function TallPipeMap({ map, findings }: TallPipeMapProps) {
  const height = Math.max(shortest, map.marks.length * rowGap);
  const yOf = (at: number) => at * height;
  const places = spreadOut(
    map.marks.map(({ at }) => yOf(at)),
    rowGap,
  );
  const end = yOf(map.inspected / map.length);
  const whole = Math.max(height, (places.at(-1) ?? 0) + rowGap / 2);
  return (
    <div className="tall" style={{ height: whole + 56 }}>
      <svg width="64" height={whole + 56} aria-hidden="true" focusable="false">
        <defs>
          <Hatch id="hatch-tall" />
        </defs>
        <g transform="translate(0 24)">
          <rect x={pipeX} width={pipeWidth} height={end} rx="3" fill="var(--primary)" />
          <rect x={pipeX + 4} width={pipeWidth - 8} height={end} fill="var(--band)" />
          {map.inspected < map.length && (
            <rect
              x={pipeX}
              y={end}
              width={pipeWidth}
              height={height - end}
              fill="url(#hatch-tall)"
              stroke="var(--muted)"
            />
          )}
          {map.marks.map(({ number, at }, index) => (
            <path
              key={number}
              d={`M${pipeX + pipeWidth} ${yOf(at)}H36L46 ${places[index] ?? 0}H64`}
              fill="none"
              stroke="var(--text)"
              strokeWidth="1.5"
            />
          ))}
        </g>
      </svg>
      <span className="end" style={{ top: 0 }}>
        House
      </span>
      {map.marks.map(({ number, feet, severity }, index) => (
        <a
          key={number}
          className="stop"
          style={{ top: (places[index] ?? 0) + 24 }}
          href={`#${findingAnchor(number)}`}
        >
          <SeverityMark severity={severity} size={20} />
          <span>
            <strong>
              {number}. {feet} ft, {severityWords[severity].toLowerCase()}
            </strong>
            <br />
            <span dir="auto">{findings[number - 1]?.mainProblem}</span>
          </span>
        </a>
      ))}
      <span className="end" style={{ top: whole + 30 }}>
        {map.reachesMain ? `Main, ${map.length} ft` : `${map.length} ft`}
      </span>
    </div>
  );
}
