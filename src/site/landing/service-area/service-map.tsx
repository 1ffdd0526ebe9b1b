import { serviceRun } from '@domain/business/city-locations';
import { business } from '@domain/business/business';
import { styled } from '@mui/material/styles';
import { cityLabels } from './city-labels';
import { borderPath, locatorFrame, servedPath, statePath } from './county-paths';
import { mapSize } from './projection';
import { runMarks, runPoints } from './run-marks';

const Drawing = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  fontSize: 12,
  fill: theme.vars.palette.text.primary,
  '--ground': theme.vars.palette.background.default,
  '--served': theme.vars.palette.background.paper,
  '& .ground': { fill: 'var(--ground)' },
  '& .served': { fill: 'var(--served)' },
  '& .lines': { fill: 'none', stroke: theme.vars.palette.fieldLine, strokeOpacity: 0.7 },
  '& .county': {
    fill: theme.vars.palette.text.secondary,
    fontSize: 10.5,
    fontStyle: 'italic',
    textAnchor: 'middle',
  },
  '& .leaders': {
    fill: 'none',
    stroke: theme.vars.palette.text.primary,
    strokeOpacity: 0.4,
    strokeWidth: 0.75,
  },
  // Keeps a name readable across a border.
  '& .names': { paintOrder: 'stroke', stroke: 'var(--served)', strokeWidth: 3, strokeLinejoin: 'round' },
  '& .left': { textAnchor: 'end', stroke: 'var(--ground)' },
  '& .run': {
    fill: 'none',
    stroke: theme.vars.palette.primary.main,
    strokeWidth: 7,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  '& .marks': { fill: 'var(--served)' },
  '& .cities': { fill: theme.vars.palette.secondary.main, stroke: 'var(--served)', strokeWidth: 1.25 },
  '& .ends': { fill: 'var(--served)', stroke: theme.vars.palette.primary.main, strokeWidth: 4 },
  '& .end': { ...theme.typography.h6, fontSize: 16 },
  '& .frame': { fill: 'none', stroke: theme.vars.palette.primary.main, strokeWidth: 2 },
}));

/** Cropped on both sides, as nothing is drawn there and a phone's width is scarce. */
const edge = 6;

/** Names for orientation, placed where nothing else is drawn. */
const countyNames = [
  ['Box Elder', 74, 196],
  ['Cache', 252, 118],
  ['Rich', 324, 118],
  ['Weber', 128, 234],
  ['Davis', 142, 312],
  ['Morgan', 240, 300],
  ['Utah', 296, 644],
  ['Tooele', 72, 590],
] as const;

const ends = [runPoints[0], runPoints.at(-1)].filter((point) => point !== undefined);
const [north, south] = [serviceRun[0]?.name, serviceRun.at(-1)?.name];

/** The service area, drawn by the build from the atlas of counties, with the route and its cities. */
export function ServiceMap() {
  return (
    <Drawing
      viewBox={`${edge} 0 ${mapSize.width - 2 * edge} ${mapSize.height}`}
      role="img"
      aria-label={`Map of the service area: ${business.serviceAreaSummary}. The cities on it are in the list.`}
    >
      <path className="ground" d={`M0 0h${mapSize.width}v${mapSize.height}H0z`} />
      <path className="served" d={servedPath} />
      <path className="lines" d={borderPath} />
      <g className="county">
        {countyNames.map(([name, x, y]) => (
          <text key={name} x={x} y={y}>
            {name}
          </text>
        ))}
      </g>
      <path className="run" d={`M${runPoints.map(({ x, y }) => `${x} ${y}`).join('L')}`} />
      <g className="marks">
        {runMarks(10).map(({ x, y }) => (
          <circle key={y} cx={x} cy={y} r="1.5" />
        ))}
      </g>
      <path
        className="leaders"
        d={cityLabels
          .map(
            ({ point, label, side }) =>
              `M${point.x} ${point.y}L${label.x + (side === 'left' ? 4 : -4)} ${label.y}`,
          )
          .join('')}
      />
      <g className="cities">
        {cityLabels.map(({ name, point }) => (
          <circle key={name} cx={point.x} cy={point.y} r="4" />
        ))}
      </g>
      {(['left', 'right'] as const).map((column) => (
        <g key={column} className={`names ${column}`}>
          {cityLabels
            .filter(({ side }) => side === column)
            .map(({ name, label }) => (
              <text key={name} x={label.x} y={label.y + 4}>
                {name}
              </text>
            ))}
        </g>
      ))}
      <g className="ends">
        {ends.map(({ x, y }) => (
          <circle key={y} cx={x} cy={y} r="6" />
        ))}
      </g>
      <g className="names end">
        <text x={(ends[0]?.x ?? 0) + 14} y={(ends[0]?.y ?? 0) + 5}>
          {north}
        </text>
        <text x={(ends[1]?.x ?? 0) + 14} y={(ends[1]?.y ?? 0) + 5}>
          {south}
        </text>
      </g>
      <g transform="translate(14 14)">
        <path className="served" d={statePath} />
        <path className="lines" d={statePath} />
        <rect className="frame" {...locatorFrame} />
        <text y="84">Anywhere in Utah</text>
        <text y="100">on request</text>
      </g>
    </Drawing>
  );
}
