import {
  buttonWeight,
  cardRadius,
  choice,
  disabledOpacity,
  field,
  mainButton,
  outline,
  quietButton,
  ring,
  smallRadius,
  tick,
} from '@domain/brand/measures';
import { headingFamily, textFamily } from '@domain/brand/font-families';
import { headingFontFaces } from '@domain/brand/heading-font-faces';
import { reportAssets } from '@domain/report/report-assets';
import { comparisonStyles } from './comparison-styles';
import { darkColors, lightColors } from '@domain/brand/colors';
import type { SchemeColors } from '@domain/business/facts';
import { severities } from '@domain/report/severity';

function variables(colors: SchemeColors): string {
  const {
    ground,
    raised,
    band,
    hairline,
    fieldLine,
    text,
    muted,
    primary,
    primaryHover,
    onPrimary,
    accent,
    onAccent,
  } = colors;
  const named = {
    ground,
    raised,
    band,
    hairline,
    fieldLine,
    text,
    muted,
    primary,
    primaryHover,
    onPrimary,
    accent,
    onAccent,
  };
  return [
    ...Object.entries(named).map(([name, value]) => `--${name}:${value}`),
    ...severities.map((severity) => `--${severity}:${colors.severity[severity]}`),
  ].join(';');
}

/**
 * All styles of the page; it loads no other file except the heading font. Prints black on white in any color scheme.
 */
export const styles = `
${headingFontFaces(reportAssets.font)}
:root{color-scheme:light dark;${variables(lightColors)}}
@media (prefers-color-scheme:dark){:root{${variables(darkColors)}}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:96px}
body{margin:0;background:var(--ground);color:var(--text);font:1rem/1.6 ${textFamily};overflow-wrap:anywhere}
a{color:var(--accent);text-underline-offset:3px}
:focus-visible{outline:${ring}px solid var(--accent);outline-offset:${ring}px;border-radius:${smallRadius}px}
.page{max-width:880px;margin:0 auto;padding:20px 20px 64px}
.head{display:flex;flex-wrap:wrap;align-items:center;gap:12px 24px;padding-bottom:16px;border-bottom:1px solid var(--hairline)}
.head .name{display:inline-flex;align-items:center;gap:10px;min-height:44px;margin-right:auto;font-weight:700;color:var(--text);text-decoration:none}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:${mainButton.height}px;padding:${mainButton.padding};border-radius:${smallRadius}px;border:${outline}px solid transparent;background:var(--primary);color:var(--onPrimary);font:inherit;font-size:${mainButton.fontSize};font-weight:${buttonWeight};line-height:1.25;text-align:center;text-decoration:none;cursor:pointer}
.button:hover{background:var(--primaryHover)}
.button.quiet{min-height:${quietButton.height}px;padding:${quietButton.padding};border-color:var(--fieldLine);background:transparent;color:inherit;font-size:${quietButton.fontSize}}
.button.quiet:hover{background:var(--band)}
.button:disabled{opacity:${disabledOpacity};cursor:not-allowed}
h1,h2,h3,.head .name{font-family:${headingFamily};font-weight:700}
h1,h2,h3{line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
h1{font-size:clamp(1.563rem,1.44rem + .55vw,1.777rem);margin:28px 0 4px}
h2{font-size:clamp(1.25rem,1.2rem + .4vw,1.5rem);margin:44px 0 14px}
h3{font-size:1.125rem;margin:0}
p{margin:0 0 12px;max-width:65ch;white-space:pre-line}
.muted{color:var(--muted)}
.verdict{display:grid;grid-template-columns:auto 1fr;gap:4px 16px;align-items:center;margin:24px 0;padding:24px;border-radius:${cardRadius}px;background:var(--raised);border:1px solid var(--hairline);border-left:6px solid var(--tone)}
.verdict h2{margin:0;font-size:clamp(1.75rem,1.4rem + 1.6vw,2.369rem);letter-spacing:-.02em}
.verdict p{grid-column:2;margin:0;font-size:1.125rem}
.verdict .total{margin-top:8px}
.verdict .total strong{display:block;font-size:1.375rem;line-height:1.3;font-variant-numeric:tabular-nums}
.verdict small{display:block;color:var(--muted);font-size:.9375rem}
@media screen and (min-width:720px){.verdict{grid-template-columns:auto 1fr auto}.verdict .total{grid-column:3;grid-row:1/3;margin:0;text-align:right}}
.facts{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,220px),1fr));gap:16px 32px;margin:0}
.facts dt{font-size:.875rem;color:var(--muted)}
.facts dd{margin:0;font-weight:600}
.map{margin:0;padding:20px;border-radius:${cardRadius}px;background:var(--raised);border:1px solid var(--hairline)}
.map .wide{position:relative}
.map .wide svg{display:block;width:100%;height:auto;overflow:visible;font-size:13px}
.map a:focus-visible{outline-offset:4px}
.tall{display:none;position:relative;font-size:.9375rem;line-height:1.35}
.tall .end{position:absolute;left:36px;color:var(--muted);font-size:.875rem}
.tall .stop{position:absolute;left:68px;right:0;display:flex;gap:8px;align-items:center;transform:translateY(-50%)}
.tall .stop a{display:flex;gap:10px;align-items:center;min-height:48px;color:var(--text);text-decoration:none}
.tall .stop a:first-child{flex:1;min-width:0}
.tall .stop svg{flex:none}
.tall .stop .watch{gap:6px;padding:0 8px;color:var(--accent);font-weight:600;font-variant-numeric:tabular-nums}
.scrub{position:absolute;cursor:pointer}
.scrub::before{content:"";position:absolute;inset:-4px 0 -18px}
.scrub.vertical::before{inset:0 -20px 0 -10px}
.scrub .camera{position:absolute;width:26px;height:26px;margin:-13px;border-radius:50%;background:var(--accent);border:4px solid var(--raised);box-shadow:0 0 0 2px var(--accent);cursor:grab;touch-action:none}
.scrub .camera::before{content:"";position:absolute;inset:-13px}
.scrub.horizontal .camera{left:calc(var(--at,0)*100%);top:50%}
.scrub.vertical .camera{left:50%;top:calc(var(--at,0)*100%)}
.scrub:active .camera{cursor:grabbing}
.map .here{margin:0 0 12px;font-weight:600;font-variant-numeric:tabular-nums}
.map>.muted{margin:12px 0 0;font-size:.9375rem}
.list{list-style:none;margin:0;padding:0;display:grid;gap:20px}
.finding{padding:20px;border-radius:${cardRadius}px;background:var(--raised);border:1px solid var(--hairline);border-left:6px solid var(--tone)}
.finding:target{outline:3px solid var(--tone);outline-offset:2px}
.finding header{display:flex;gap:12px;align-items:flex-start;margin-bottom:10px}
.finding header svg{flex:none;margin-top:2px}
.finding .level{margin:2px 0 0;font-size:.9375rem;color:var(--muted)}
.finding .advice{font-weight:600}
.chips{display:flex;flex-wrap:wrap;gap:6px 20px;margin:0 0 12px;padding:0;list-style:none;font-size:.9375rem;color:var(--muted)}
h3.film{margin:24px 0 8px}
h2+h3.film{margin-top:0}
video{display:block;width:100%;max-height:70vh;border-radius:${smallRadius}px;background:#000}
video+p{margin-top:12px}
.moments{display:flex;gap:8px;overflow-x:auto;scrollbar-width:thin;margin:8px 0 12px;padding:2px 2px 6px;list-style:none;font-size:.9375rem}
.moments li{flex:none;max-width:88%}
@media (min-width:600px) and (max-width:1099px){.moments{flex-wrap:wrap}}
.moments a{display:block;min-height:${quietButton.height}px;padding:8px 12px;border:1px solid var(--hairline);border-radius:${smallRadius}px;background:var(--raised);color:var(--text);text-decoration:none}
.moments b{color:var(--accent);font-variant-numeric:tabular-nums}
.moments [aria-current]{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent)}
.photos{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,260px),1fr));gap:12px;margin:12px 0 0;padding:0;list-style:none}
.photos a{position:relative;display:block;border-radius:${smallRadius}px;overflow:hidden;background:var(--band)}
.photos img{display:block;width:100%;height:auto}
.photos svg{position:absolute;inset:0;width:100%;height:100%}
.photos figcaption{padding-top:4px;font-size:.875rem;color:var(--muted)}
.photos figure{margin:0}
${comparisonStyles}
table{width:100%;border-collapse:collapse}
th,td{padding:10px 12px 10px 0;text-align:left;vertical-align:top;border-top:1px solid var(--hairline)}
th{font-size:.875rem;color:var(--muted);font-weight:600}
[hidden]{display:none!important}
.acts{position:sticky;top:0;z-index:1;display:flex;flex-wrap:wrap;gap:8px;margin:16px -4px 0;padding:8px 4px;background:var(--ground)}
.acts .button{overflow-wrap:normal}
.panel{display:none;margin:16px 0 24px}
.panel:target{display:grid;gap:16px}
.panel header{display:flex;gap:16px;align-items:baseline;justify-content:space-between}
.panel h2{margin:0}
.panel p{margin:0}
.panel h3{margin-top:12px}
.panel form,.panel details[open],.ask,.ask form{display:grid;gap:16px}
.ask{margin:24px 0}
.ask h2,.ask p{margin:0}
.panel details[open]>summary{margin-bottom:8px}
.panel summary{min-height:44px;padding:10px 0;color:var(--accent);cursor:pointer;text-decoration:underline;text-underline-offset:3px}
.panel .button{justify-self:start}
.roles{display:grid;grid-template-columns:repeat(auto-fit,minmax(176px,1fr));gap:8px}
.roles .choice+.choice{margin:0}
.error{color:var(--high);font-size:.9375rem}
.field [aria-invalid]{border-color:var(--high)}
.text{min-height:${quietButton.height}px;padding:8px;border:0;background:none;color:var(--muted);font:inherit;font-size:.9375rem;text-decoration:underline;text-underline-offset:3px;cursor:pointer}
.raised{padding:20px;border-radius:${cardRadius}px;background:var(--raised);border:1px solid var(--hairline)}
.facts.raised{margin:24px 0}
.amount dd{font-size:1.777rem;line-height:1.2;font-variant-numeric:tabular-nums}
.after{margin-top:16px;color:var(--muted)}
.plain{max-width:36rem;padding-top:8vh}
.banner,.news{margin:16px 0 0;padding:12px 16px;border-radius:${cardRadius}px;border:1px solid var(--accent);background:var(--raised);max-width:none}
.shared{margin:24px 0 -16px;color:var(--muted)}
.files,.lists{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.files p{margin:0}
fieldset{margin:0;padding:0;border:0;min-width:0}
legend{padding:0;margin-bottom:8px;font-weight:600}
.choice{display:flex;gap:12px;align-items:center;min-height:${choice.height}px;padding:${choice.padding};border:${outline}px solid var(--fieldLine);border-radius:${smallRadius}px;background:var(--raised);cursor:pointer}
.choice+.choice{margin-top:8px}
.choice svg{flex:none}
.choice input{appearance:none;display:grid;place-content:center;flex:none;width:${choice.box}px;height:${choice.box}px;margin:0;border:${choice.boxOutline}px solid var(--fieldLine);border-radius:${smallRadius}px;background:var(--raised);cursor:inherit}
.choice input[type=radio]{border-radius:50%}
.choice input[type=radio]:checked{border:7px solid var(--accent)}
.choice input[type=checkbox]:checked{border-color:var(--accent);background:var(--accent)}
.choice input[type=checkbox]:checked::before{content:"";width:${tick.width}px;height:${tick.height}px;margin-top:-${tick.line}px;border:solid var(--onAccent);border-width:0 ${tick.line}px ${tick.line}px 0;rotate:45deg}
.choice:has(:checked){border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);background:color-mix(in srgb,var(--accent) 7%,var(--raised))}
.choice:has(:focus-visible){outline:${ring}px solid var(--accent);outline-offset:${ring}px}
.choice input:focus-visible{outline:none}
@media (forced-colors:active){.choice input{appearance:auto}}
.field{display:grid;gap:6px;max-width:65ch}
.field span,.field label{font-weight:600;font-size:.9375rem}
.field input,.field textarea{width:100%;min-height:${field.height}px;padding:${field.block - outline}px ${field.inline - outline}px;border:${outline}px solid var(--fieldLine);border-radius:${smallRadius}px;background:var(--raised);color:var(--text);font:inherit;line-height:${field.lineHeight}px}
.lists .field{margin:8px 0 12px}
.actions{display:flex;flex-wrap:wrap;gap:12px}
blockquote{margin:20px 0 0;padding:4px 0 4px 20px;border-left:4px solid var(--primary)}
blockquote p:last-child{margin:0}
.sheet{width:min(100%,640px);max-width:none;max-height:88dvh;margin:auto;padding:0;border:1px solid var(--hairline);border-radius:${cardRadius}px;background:var(--ground);color:var(--text);box-shadow:0 12px 40px rgb(0 0 0/.3)}
.sheet[open]{display:flex;flex-direction:column}
.sheet::backdrop{background:rgb(8 16 21/.6)}
.sheet .content{overflow:auto;padding:16px}
.sheet .bar{display:flex;gap:8px;justify-content:flex-end;padding:12px 16px;border-top:1px solid var(--hairline);background:var(--raised)}
.sheet .bar .button{white-space:nowrap}
.sheet .bar .button:last-child{margin-left:auto}
.foot{margin-top:48px;padding-top:16px;border-top:1px solid var(--hairline);font-size:.9375rem;color:var(--muted)}
@media (max-width:599px){.where video{width:100vw;margin:0 -20px;border-radius:0}.where video.current{top:0!important}.moments{margin:8px -20px 12px;padding:2px 20px 6px}.map .wide{display:none}.tall{display:block}.verdict{padding:20px 16px}.finding{padding:16px}.map{padding:16px 12px}th{white-space:nowrap}.sheet{width:100%;margin:auto 0 0;border-radius:${cardRadius}px ${cardRadius}px 0 0}.sheet .bar{gap:6px;padding:10px 12px}.sheet .bar .button{padding:8px 10px;font-size:.9375rem}.head{gap:8px 12px}.head .button{min-height:${quietButton.height}px;padding:8px 12px;font-size:.9375rem}html{scroll-padding-top:16px}body:has(.acts){padding-bottom:88px}.acts{position:fixed;inset:auto 0 0;flex-wrap:nowrap;gap:6px;margin:0;padding:8px 8px max(8px,env(safe-area-inset-bottom));border-top:1px solid var(--hairline);background:var(--raised)}.acts .button{flex:1 1 auto;min-height:${mainButton.height}px;padding:6px 8px;font-size:.875rem}
thead{position:absolute;left:-9999px}tr{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;padding:12px 0;border-top:1px solid var(--hairline)}td{padding:0;border:0}td:first-child{font-weight:600}td:nth-child(2){grid-row:2;grid-column:1/3}td:last-child{text-align:right}}
@media screen and (min-width:1100px){.page.report{max-width:1280px}.sides{display:grid;grid-template-columns:minmax(0,1fr) 360px;gap:0 40px;align-items:start}.sides.watched{grid-template-columns:minmax(0,1fr) 480px}.sides>.where{order:1;position:sticky;top:72px;max-height:calc(100dvh - 88px);overflow:auto;margin:0 -6px;padding:0 6px}.where video.current{position:sticky;z-index:1;top:0}.sides .map .wide{display:none}.sides .tall{display:block}.sides>div>h2:first-child{margin-top:20px}.finding>p{max-width:none}}
@media screen and (max-aspect-ratio:1/1){.where video{max-height:45vh}.where video.current{position:sticky;z-index:1;top:72px}.where a,.scrub{scroll-margin-top:50vh}}
@media screen{.paper{display:none}}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
@media print{:root{${variables({ ...lightColors, ground: '#FFFFFF', raised: '#FFFFFF' })}}
body{font-size:10.5pt}.page{max-width:none;padding:0}.button,.skip,.screen,.banner,.sheet{display:none!important}.finding,.verdict,.map,.photos li,tr,.paper{break-inside:avoid}.paper{display:flex;gap:12pt;align-items:center;margin-top:8pt}.paper svg{flex:none;width:56pt;height:56pt}.paper p{margin:0}h2,h3{break-after:avoid}
a[href^="https"]::after{content:" (" attr(href) ")";font-size:.875em}.photos a::after,.head a::after{content:none}}
.skip{position:absolute;left:-9999px}.skip:focus{left:20px;top:12px;padding:8px 16px;background:var(--raised)}
`.replaceAll('\n', '');
