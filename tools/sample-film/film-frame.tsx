import type { ReactNode } from 'react';
import { RootsInPipe } from '../../src/site/landing/roots-in-pipe';
import {
  CrackInPipe,
  LowSpotInPipe,
  PlasticAheadInPipe,
} from '../../src/site/landing/sample-report/pipe-drawings';
import { footageAt, sampleFilm } from '../../src/site/landing/sample-report/sample-film';
import { sampleFindings, sampleLength } from '../../src/site/landing/sample-report/sample-findings';

/** Feet from the lens at which a drawing of the pipe has its own size. */
const focus = 2.2;
/** Feet between two joints of clay pipe. */
const section = 3;
/** How far the light reaches, in feet. */
const reach = 24;

/** How large something looks whose distance from where it has its own size is given in feet. Infinite at the lens. */
function scaleAt(ahead: number): number {
  return ahead <= -focus ? Infinity : focus / (ahead + focus);
}

/** Full until it fills the picture, then gone within half a foot. */
function nearOpacity(scale: number): number {
  return Math.min(1, Math.max(0, (4.2 - scale) / 1.6));
}

/** The pipe's wall, lit near the lens and dark ahead: the camera view of the site's pictures. */
function Wall({ plastic }: { readonly plastic: boolean }) {
  const rings: readonly (readonly [radius: number, y: number, color: string])[] = plastic
    ? [
        [150, 0, '#C9D3D8'],
        [96, 0, '#DCE4E7'],
        [74, -1, '#C6D2D8'],
        [57, -3, '#A7B7C0'],
        [40, -5, '#8398A3'],
        [24, -7, '#14232D'],
      ]
    : [
        [150, 0, '#A8481F'],
        [96, 0, '#C9683F'],
        [74, -1, '#6CC6CF'],
        [57, -3, '#2B93A0'],
        [40, -5, '#0B6470'],
        [24, -7, '#0A1D24'],
      ];
  return rings.map(([r, cy, fill]) => <circle key={r} r={r} cy={cy} fill={fill} />);
}

/** Something at a footage, seen from the camera's. */
function At({ feet, camera, children }: { feet: number; camera: number; children: ReactNode }) {
  const scale = scaleAt(feet - camera);
  if (scale < 0.12 || scale > 4.2) return null;
  // What lies ahead comes out of the dark where the pipe vanishes.
  const opacity = nearOpacity(scale) * Math.min(1, (scale - 0.12) / 0.15);
  return (
    <g transform={`translate(0 ${-7 * (1 - Math.min(1, scale))}) scale(${scale})`} opacity={opacity}>
      {children}
    </g>
  );
}

/** The joints ahead, from far to near. */
function Joints({ camera, changes }: { readonly camera: number; readonly changes: number }) {
  const first = Math.ceil((camera - focus) / section) * section;
  const joints = Array.from({ length: reach / section }, (_, index) => first + index * section).reverse();
  return joints
    .filter((feet) => feet > 0 && feet < changes)
    .map((feet) => (
      <At key={feet} feet={feet} camera={camera}>
        <circle r="74" fill="none" stroke="#0A1D24" strokeWidth="2.6" opacity=".55" />
        <circle r="71.500" fill="none" stroke="#E9F6F5" strokeWidth="1" opacity=".4" />
      </At>
    ));
}

/** A trickle along the bottom of the pipe. */
function Trickle({ camera }: { readonly camera: number }) {
  const drift = (camera * 13) % 20;
  return (
    <g>
      <path fill="#0F4650" opacity=".5" d="M-3 14h6l16 82h-38z" />
      <path
        fill="none"
        stroke="#BFEAEC"
        strokeWidth="1"
        strokeDasharray="7 13"
        strokeDashoffset={-drift}
        opacity=".6"
        d="M-1 16L-6 96M2 18L9 96"
      />
    </g>
  );
}

/** The main at the end: a wide, dark channel across. */
function Main() {
  return (
    <g>
      <circle cy="-3" r="60" fill="#0A141A" />
      <path fill="#0F4650" d="M-58 20q58-12 116 0a60 60 0 0 1-116 0z" />
      <path
        fill="none"
        stroke="#8FD0D3"
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".7"
        d="M-44 26q22-6 44 0t44 0M-34 38q18-5 36 0t32 0"
      />
    </g>
  );
}

const drawings: Readonly<Record<string, ReactNode>> = {
  'Hairline crack': <CrackInPipe />,
  'Roots at an offset joint': <RootsInPipe />,
  'Low spot': <LowSpotInPipe />,
};

/** One frame of the sample film: the site's drawing of a pipe, seen by a camera on its way to the main. */
export function FilmFrame({ seconds }: { readonly seconds: number }) {
  const camera = footageAt(seconds);
  const changes = sampleFindings.find(({ problem }) => problem === 'Clay changes to PVC')?.feet ?? Infinity;
  const inPlastic = scaleAt(changes - camera) > 2.6;
  const shown = sampleFindings.find(({ feet }) => Math.abs(feet - camera) < 0.05);
  const sway = Math.sin(camera * 0.9);
  const { width, height } = sampleFilm;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" {...{ width, height }} viewBox="-160 -90 320 180">
      <rect x="-160" y="-90" width="320" height="180" fill="#0A141A" />
      <g transform={`translate(${sway * 3} ${Math.cos(camera * 1.3) * 2}) rotate(${sway * 1.2}) scale(1.5)`}>
        <Wall plastic={inPlastic} />
        {!inPlastic && (
          <At feet={changes} camera={camera}>
            <PlasticAheadInPipe />
          </At>
        )}
        <Joints {...{ camera, changes }} />
        <Trickle camera={camera} />
        {sampleFindings.toReversed().map(({ feet, problem }) => (
          <At key={feet} feet={feet} camera={camera}>
            {drawings[problem]}
          </At>
        ))}
        <At feet={sampleLength} camera={camera}>
          <Main />
        </At>
      </g>
      {/* At the top, because a player's controls lie over the bottom. */}
      <g fontFamily="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" fontWeight="600">
        <path fill="#0A141A" opacity=".85" d="M-152-83h80v18h-80z" />
        <circle cx="-143" cy="-74" r="3.200" fill="#FF9A90" />
        <text x="-135" y="-70" fill="#EAF7F6" fontSize="10.500">
          {camera.toFixed(1).padStart(5, '0')} ft
        </text>
      </g>
      {shown && (
        <g fontFamily="system-ui, sans-serif">
          <path fill="#0A141A" opacity=".85" d="M-68-83H70v18H-68z" />
          <text x="-60" y="-70.500" fill="#EAF7F6" fontSize="9.500" fontWeight="600">
            {shown.problem}
          </text>
        </g>
      )}
      <g fontFamily="system-ui, sans-serif">
        <path fill="#0A141A" opacity=".85" d="M74-83h78v18H74z" />
        <text x="113" y="-71.500" textAnchor="middle" fill="#EAF7F6" fontSize="6.500">
          An illustrated example
        </text>
      </g>
    </svg>
  );
}
