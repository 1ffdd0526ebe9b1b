import type { Finding } from '@domain/report/finding';
import type { MapMark, PipeMap as PipeMapLayout } from '@domain/report/pipe-map';
import { severityWords } from '@domain/report/severity';
import { spreadOut } from '@domain/report/spread-out';
import { findingAnchor } from './finding-anchor';
import { linkOfFinding } from './film-place';
import { Hatch } from './hatch';
import { PipeSlider } from './pipe-slider';
import type { FilmView } from './report-view';
import { SeverityMark } from './severity-mark';

const rowGap = 60;
const shortest = 240;
const pipeX = 10;
const pipeWidth = 14;

interface TallPipeMapProps {
  readonly map: PipeMapLayout;
  readonly findings: readonly Finding[];
  readonly films: readonly FilmView[];
}

/** The sewer line from top to bottom, for phones: to scale, with each finding's text beside its mark. */
export function TallPipeMap({ map, findings, films }: TallPipeMapProps) {
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
      <PipeSlider
        map={map}
        orientation="vertical"
        place={{ left: pipeX, width: pipeWidth, top: 24, height }}
      />
      <span className="end" style={{ top: 0 }}>
        House
      </span>
      {map.marks.map((mark, index) => (
        <Stop
          key={mark.number}
          mark={mark}
          finding={findings[mark.number - 1]}
          films={films}
          top={(places[index] ?? 0) + 24}
        />
      ))}
      <span className="end" style={{ top: whole + 30 }}>
        {map.reachesMain ? `Main, ${map.length} ft` : `${map.length} ft`}
      </span>
    </div>
  );
}

interface StopProps {
  readonly mark: MapMark;
  readonly finding: Finding | undefined;
  readonly films: readonly FilmView[];
  readonly top: number;
}

/** A finding beside its place in the pipe: its text leads to the finding, its time to its moment in the film. */
function Stop({ mark: { number, feet, severity }, finding, films, top }: StopProps) {
  const watch = finding && linkOfFinding(films, finding);
  return (
    <div className="stop" style={{ top }}>
      <a href={`#${findingAnchor(number)}`}>
        <SeverityMark severity={severity} size={20} />
        <span>
          <strong>
            {number}. {feet} ft, {severityWords[severity].toLowerCase()}
          </strong>
          <br />
          <span dir="auto">{finding?.mainProblem}</span>
        </span>
      </a>
      {watch && (
        <a {...watch} className="watch screen" aria-label={`Watch finding ${number} at ${finding.videoTime}`}>
          <svg width="10" height="12" viewBox="0 0 10 12" aria-hidden="true" focusable="false">
            <path d="M0 0l10 6-10 6z" fill="currentColor" />
          </svg>
          {finding.videoTime}
        </a>
      )}
    </div>
  );
}
