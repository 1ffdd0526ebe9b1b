import { severityShapes } from '@domain/brand/severity-shapes';
import { inspectedInWords, type MapMark, type PipeMap as PipeMapLayout } from '@domain/report/pipe-map';
import type { Finding } from '@domain/report/finding';
import { severityWords } from '@domain/report/severity';
import { findingAnchor } from './finding-anchor';
import { Hatch } from './hatch';
import { PipeSlider } from './pipe-slider';
import type { FilmView } from './report-view';
import { TallPipeMap } from './tall-pipe-map';

const left = 14;
const width = 772;
const pipeHeight = 22;
const rowHeight = 40;
const endWords = 0.16;

const xOf = (at: number) => left + at * width;

interface PipeMapProps {
  readonly map: PipeMapLayout;
  readonly findings: readonly Finding[];
  readonly films: readonly FilmView[];
}

/**
 * The sewer line from house to main, to scale; each mark links to its finding. Rendered horizontally and, for phones,
 * vertically; CSS shows one of them. With script, the pipe shows where the camera of a film is, and moves the film.
 */
export function PipeMap({ map, findings, films }: PipeMapProps) {
  const rows = Math.max(1, ...map.marks.map(({ row }) => row + 1));
  const pipeY = rows * rowHeight + 8;
  const height = pipeY + pipeHeight + 34;
  const end = xOf(map.inspected / map.length);
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <figure className="map" data-length={map.length} data-inspected={map.inspected} data-films={films.length}>
      <p className="here screen" data-scrub="" hidden />
      <div className="wide">
        <svg
          viewBox={`0 0 800 ${height}`}
          role="group"
          aria-label={`The line, to scale. ${inspectedInWords(map)}`}
        >
          <defs>
            <Hatch id="hatch" />
          </defs>
          <rect x={left} y={pipeY} width={end - left} height={pipeHeight} rx="3" fill="var(--primary)" />
          <rect x={left} y={pipeY + 5} width={end - left} height={pipeHeight - 10} fill="var(--band)" />
          {map.inspected < map.length && (
            <rect
              x={end}
              y={pipeY}
              width={xOf(1) - end}
              height={pipeHeight}
              fill="url(#hatch)"
              stroke="var(--muted)"
            />
          )}
          {map.ticks
            .filter(({ at }) => at <= 1 - endWords)
            .map(({ feet, at }) => (
              <Tick key={feet} x={xOf(at)} y={pipeY + pipeHeight} anchor={feet === 0 ? 'start' : 'middle'}>
                {feet === 0 ? 'House' : `${feet} ft`}
              </Tick>
            ))}
          <Tick x={xOf(1)} y={pipeY + pipeHeight} anchor="end">
            {map.reachesMain ? `Main, ${map.length} ft` : `${map.length} ft`}
          </Tick>
          {map.marks.map((mark) => (
            <Mark key={mark.number} mark={mark} pipeY={pipeY} />
          ))}
        </svg>
        <PipeSlider
          map={map}
          orientation="horizontal"
          place={{
            left: percent(left, 800),
            width: percent(width, 800),
            top: percent(pipeY, height),
            height: percent(pipeHeight, height),
          }}
        />
      </div>
      <TallPipeMap map={map} findings={findings} films={films} />
      <p className="muted screen" data-scrub="" hidden>
        Press the pipe to move the video there, or drag the camera along it. Between findings, the footage is
        estimated.
      </p>
      {map.inspected < map.length && (
        <figcaption className="muted">Hatched: not inspected, from {map.inspected} ft on.</figcaption>
      )}
    </figure>
  );
}

interface TickProps {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly children: string;
}

function Tick({ x, y, anchor, children }: TickProps) {
  return (
    <g aria-hidden="true">
      <path d={`M${x} ${y + 3}v7`} stroke="var(--muted)" strokeWidth="2" />
      <text x={x} y={y + 28} textAnchor={anchor} fill="var(--muted)">
        {children}
      </text>
    </g>
  );
}

function Mark({ mark, pipeY }: { readonly mark: MapMark; readonly pipeY: number }) {
  const { number, feet, severity, at, row } = mark;
  const x = xOf(at);
  const y = pipeY - 22 - row * rowHeight;
  return (
    <a
      href={`#${findingAnchor(number)}`}
      aria-label={`Finding ${number} at ${feet} ft, severity ${severityWords[severity].toLowerCase()}`}
    >
      <path d={`M${x} ${pipeY}V${y}`} stroke="var(--text)" strokeWidth="1.5" />
      <circle cx={x} cy={y} r="17" fill="var(--raised)" stroke="var(--text)" strokeWidth="1.5" />
      <path
        d={severityShapes[severity]}
        transform={`translate(${x - 8} ${y - 8}) scale(.727)`}
        fill={`var(--${severity})`}
      />
      <text x={x + 20} y={y - 6} fill="var(--text)" fontWeight="700">
        {number}
      </text>
    </a>
  );
}
