import { darkColors, lightColors } from '@domain/brand/colors';
import type { SchemeColors } from '@domain/business/facts';

/** `band` is what divides, which has to be seen on the ground. */
const variables = ({ ground, raised, text, muted, primary, accent }: SchemeColors, band: string) =>
  Object.entries({ ground, raised, band, text, muted, primary, accent })
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');

/** The inbox's styles, in the business's colors. */
export const styles = `
:root {
  color-scheme: light dark;
  ${variables(lightColors, lightColors.band)}
}
@media (prefers-color-scheme: dark) {
  :root { ${variables(darkColors, darkColors.hairline)} }
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
body {
  margin: 0; display: grid; grid-template-columns: 24rem minmax(0, 1fr); height: 100vh; height: 100dvh;
  background: var(--ground); color: var(--text); font: 0.9375rem/1.5 system-ui, sans-serif;
}
svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
a { color: inherit; text-decoration: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
aside { display: flex; flex-direction: column; min-height: 0; border-right: 1px solid var(--band); background: var(--raised); }
header { display: flex; align-items: center; gap: 0.75rem; padding: 0 1.25rem; height: 4rem; flex: none; border-bottom: 1px solid var(--band); }
header svg { width: 1.5rem; height: 1.5rem; color: var(--primary); }
h1 { flex: 1; margin: 0; font-size: 1.125rem; letter-spacing: -0.01em; }
button { padding: 0.375rem 0.75rem; border: 1px solid var(--band); border-radius: 4px; background: none; color: var(--muted); font: inherit; font-size: 0.8125rem; cursor: pointer; }
button:hover { color: var(--text); border-color: var(--muted); }
nav { overflow-y: auto; flex: 1; }
.count { margin: 0; padding: 0.625rem 1.25rem; color: var(--muted); font-size: 0.8125rem; }
ol, ul { margin: 0; padding: 0; list-style: none; }
li a { display: grid; gap: 0.125rem; }
ol a { padding: 0.75rem 1.25rem; border-top: 1px solid var(--band); border-left: 3px solid transparent; }
ol a:hover { background: var(--ground); }
ol a[aria-current] { background: var(--ground); border-left-color: var(--primary); }
ol span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.line { display: flex; justify-content: space-between; gap: 1rem; font-size: 0.8125rem; color: var(--muted); }
.line b { overflow: hidden; text-overflow: ellipsis; font-weight: 500; }
time { flex: none; font-variant-numeric: tabular-nums; }
.subject { font-weight: 600; }
.preview { color: var(--muted); font-size: 0.8125rem; }
main { min-height: 0; overflow-y: auto; }
article { display: flex; flex-direction: column; min-height: 100%; max-width: 60rem; margin: 0 auto; padding: 1.25rem 2rem 2rem; }
.back { display: none; color: var(--accent); padding: 0.25rem 0; }
h2 { margin: 0.5rem 0 0.75rem; font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; overflow-wrap: anywhere; }
dl { display: grid; gap: 0.125rem; margin: 0 0 1rem; font-size: 0.875rem; }
dl div { display: grid; grid-template-columns: 6rem 1fr; gap: 0.75rem; }
dt { color: var(--muted); overflow: hidden; text-overflow: ellipsis; }
dd { margin: 0; overflow-wrap: anywhere; }
.attachments { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-bottom: 1rem; }
.attachments a { display: flex; align-items: center; gap: 0.5rem; padding: 0.5rem 0.875rem; border: 1px solid var(--band); border-radius: 4px; background: var(--raised); }
.attachments a:hover { border-color: var(--accent); }
.attachments svg { width: 1rem; height: 1rem; color: var(--accent); }
small { color: var(--muted); }
iframe { flex: none; min-height: 16rem; width: 100%; border: 1px solid var(--band); border-radius: 12px; background: #fff; color-scheme: normal; }
details { margin-top: 0.75rem; }
details dl { margin: 0.5rem 0 0; }
summary { color: var(--accent); cursor: pointer; padding: 0.25rem 0; }
pre { margin: 0.5rem 0 0; padding: 1.25rem; border: 1px solid var(--band); border-radius: 12px; background: var(--raised); white-space: pre-wrap; overflow-wrap: anywhere; font: 0.875rem/1.6 ui-monospace, monospace; }
.empty { display: grid; place-content: center; justify-items: center; gap: 1rem; height: 100%; padding: 2rem; color: var(--muted); text-align: center; }
.empty svg { width: 10rem; color: var(--primary); opacity: 0.7; }
.empty p { max-width: 26rem; margin: 0; }
@media (max-width: 52rem) {
  body { grid-template-columns: minmax(0, 1fr); }
  .browsing main, .reading aside { display: none; }
  .browsing:has(ol:empty) { grid-template-rows: auto 1fr; }
  .browsing:has(ol:empty) main { display: block; }
  .browsing:has(ol:empty) aside { border-right: 0; }
  .back { display: block; }
  article { padding: 0.75rem 1rem 1rem; }
  dl div { grid-template-columns: 5rem 1fr; }
}
`;
