import { business } from '@domain/business/business';
import { serviceArea } from '@domain/business/service-area';
import { styled } from '@mui/material/styles';
import { cityLabels } from './city-labels';
import { countyNames } from './county-names';
import { borderPath, locatorFrame, servedPath, statePath } from './county-paths';
import { mapSize } from './projection';
import { refuseOutside } from './refuse-outside';
import { runEnds, runMarks, runPoints } from './run-marks';

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

refuseOutside([...serviceArea.cities, ...serviceArea.route]);

/** Cropped on both sides, as nothing is drawn there and a phone's width is scarce. */
const edge = 6;

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
        {countyNames.map(({ name, x, y }) => (
          <text key={name} x={x} y={y + 4}>
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
        {runEnds.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="6" />
        ))}
      </g>
      <g className="names end">
        {runEnds.map(({ name, side, x, y }) => (
          <text
            key={`${x} ${y}`}
            x={x + (side === 'left' ? -14 : 14)}
            y={y + 5}
            textAnchor={side === 'left' ? 'end' : 'start'}
          >
            {name}
          </text>
        ))}
      </g>
      <g transform="translate(14 14)">
        <path className="served" d={statePath} />
        <path className="lines" d={statePath} />
        <rect className="frame" {...locatorFrame} />
        {serviceArea.beyond.map((row, index) => (
          <text key={row} y={84 + 16 * index}>
            {row}
          </text>
        ))}
      </g>
    </Drawing>
  );
}
