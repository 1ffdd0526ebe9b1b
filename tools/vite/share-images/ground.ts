import { crossSectionColors } from '../../../src/site/landing/cross-section-colors';
import { shareImageSize } from '../../../src/site/share-images';
import { lightColors } from '../../../domain/brand/colors';
import { markSvg } from '../mark-svg';

const colors = crossSectionColors.light;
const { width, height } = shareImageSize;

/** Distance from the top to the lawn and to the middle of the pipe, in pixels. */
const lawn = 424;
const pipe = 524;
const camera = { x: 1000, y: 452 };

const tick = (x: number) => `<path d="M${x} ${pipe - 14}h12v28h-12z" fill="${colors['--pipe-wall']}"/>`;

/** The background of every image as SVG: soil, the pipe, and the camera's view at its end. */
export function ground(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <path fill="${lightColors.ground}" d="M0 0h${width}v${height}H0z"/>
    <path fill="${colors['--loam']}" d="M0 ${lawn}h${width}v300H0z"/>
    <path fill="${colors['--earth']}" d="M0 ${lawn + 36}q200-14 420 4t400-8 380 6v252H0z"/>
    <path fill="${colors['--clay-earth']}" d="M0 ${lawn + 78}q260 22 520 0t420 10 260-12v174H0z"/>
    <path fill="${colors['--gravel']}" d="M0 ${lawn + 158}q300-18 600 2t600-8v72H0z"/>
    <path fill="${colors['--lawn']}" d="M0 ${lawn}h${width}v12H0z"/>
    <g fill="none" stroke="${colors['--root']}" stroke-linecap="round" stroke-linejoin="round">
      <path stroke-width="5" d="M742 ${lawn + 10}q-6 26-22 44t-14 34"/>
      <path stroke-width="3.5" d="M744 ${lawn + 12}q10 30 32 40t34 26M724 ${lawn + 50}q-34 4-50 26"/>
    </g>
    <path d="M0 ${pipe}H${camera.x}" stroke="${colors['--pipe-wall']}" stroke-width="24"/>
    <path d="M0 ${pipe}H${camera.x}" stroke="${colors['--pipe']}" stroke-width="16"/>
    <path d="M0 ${pipe}H${camera.x}" stroke="#0B6470" stroke-width="3"/>
    ${[120, 300, 480, 660, 820].map(tick).join('')}
    <g transform="translate(${camera.x} ${camera.y}) scale(1.3)">${cameraView}</g>
  </svg>`;
}

/** The logo, 64 px wide. */
export const mark = markSvg(' width="64" height="64"');

const cameraView = `<circle r="100" fill="#0A141A"/><circle r="93" fill="#A8481F"/><circle r="84" fill="#C9683F"/>
  <circle r="74" fill="#6CC6CF"/><circle cy="-3" r="57" fill="#2B93A0"/><circle cy="-5" r="40" fill="#0B6470"/><circle cy="-7" r="24" fill="#0A1D24"/>
  <path fill="none" stroke="#E9F6F5" stroke-width="3" stroke-linecap="round" d="M-70 22a74 74 0 0 0 140 0" opacity=".7"/>
  <path fill="#0A1D24" opacity=".55" d="M-66 36q32-14 66-8t66 8a74 74 0 0 1-132 0z"/>
  <g fill="none" stroke="#F1E2C2" stroke-linecap="round" stroke-linejoin="round">
    <path stroke-width="5" d="M-34-68q6 22-4 38t2 30"/>
    <path stroke-width="3.5" d="M-33-44q18 4 24 22t14 18M-38-30q-18 6-22 22M-34-14q12 8 14 26"/>
  </g>
  <path fill="none" stroke="#BFEAEC" stroke-width="5" stroke-linecap="round" d="M30-82a88 88 0 0 1 40 30"/>`;
