import sharp from 'sharp';

export type DemoScene = 'clear' | 'roots' | 'offset' | 'belly';

const [width, height] = [1_600, 1_200];

/** A pipe as a push camera shows it: the light fades down the pipe, and the joints are rings. */
const pipe = `
  <radialGradient id="wall" cx="50%" cy="50%" r="62%">
    <stop offset="0" stop-color="#120d09"/><stop offset="0.2" stop-color="#2a1d14"/>
    <stop offset="0.55" stop-color="#7d5638"/><stop offset="0.85" stop-color="#b98a5e"/><stop offset="1" stop-color="#5d3f29"/>
  </radialGradient>
  <radialGradient id="lamp" cx="50%" cy="44%" r="50%">
    <stop offset="0.3" stop-color="#fff3d6" stop-opacity="0"/><stop offset="0.75" stop-color="#fff3d6" stop-opacity="0.22"/>
    <stop offset="1" stop-color="#fff3d6" stop-opacity="0"/>
  </radialGradient>`;

const ring = (radius: number, x = 800, y = 600, stroke = 10) =>
  `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.97}" fill="none" stroke="#2b1c12" stroke-opacity="0.7" stroke-width="${stroke}"/>
   <ellipse cx="${x}" cy="${y + 4}" rx="${radius + 9}" ry="${radius * 0.97 + 9}" fill="none" stroke="#e0b98c" stroke-opacity="0.35" stroke-width="5"/>`;

const roots = Array.from({ length: 26 }, (_, index) => {
  const x = 300 + index * 38 + (index % 3) * 9;
  const length = 150 + ((index * 67) % 260);
  const bend = ((index * 53) % 120) - 60;
  return `<path d="M${x} 170 q${bend} ${length / 2} ${bend / 3} ${length}" fill="none" stroke="${index % 2 ? '#cdb491' : '#8f7350'}" stroke-width="${3 + (index % 4)}" stroke-linecap="round"/>`;
}).join('');

const scenes: Record<DemoScene, string> = {
  clear: `${ring(520)}${ring(330)}${ring(190)}<rect x="560" y="1010" width="480" height="26" rx="13" fill="#5f7f86" opacity="0.5"/>`,
  roots: `${ring(520, 800, 600, 16)}${ring(300)}${roots}`,
  offset: `${ring(520)}<ellipse cx="800" cy="760" rx="330" ry="310" fill="#1a120c"/>${ring(330, 800, 760, 22)}
    <path d="M470 760 a330 310 0 0 1 660 0" fill="none" stroke="#e7c49a" stroke-width="30" stroke-opacity="0.75"/>`,
  belly: `${ring(520)}${ring(330)}${ring(190)}
    <path d="M230 760 q570 90 1140 0 q-90 420 -570 430 q-480 -10 -570 -430z" fill="#3f5a5c" opacity="0.86"/>
    <path d="M300 800 q500 70 1000 0" fill="none" stroke="#a9c3c2" stroke-opacity="0.5" stroke-width="6"/>`,
};

/** A drawing of a push camera's image with its footage counter. @returns a JPEG of 1,600 by 1,200 pixels. */
export function drawDemoPhoto(scene: DemoScene, footage: number): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>${pipe}</defs>
    <rect width="100%" height="100%" fill="#070504"/>
    <circle cx="800" cy="600" r="600" fill="url(#wall)"/>
    ${scenes[scene]}
    <circle cx="800" cy="600" r="600" fill="url(#lamp)"/>
    <circle cx="800" cy="600" r="660" fill="none" stroke="#070504" stroke-width="120"/>
    <text x="48" y="1150" font-family="monospace" font-size="52" font-weight="700" fill="#f4f1ea">${footage.toFixed(1)} ft</text>
  </svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 84 }).toBuffer();
}
