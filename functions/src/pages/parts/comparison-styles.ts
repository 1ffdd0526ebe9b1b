import { cardRadius, smallRadius } from '@domain/brand/measures';

/** Styles of a report's comparison with an earlier one. */
export const comparisonStyles = `
.compared{padding:20px;border-radius:${cardRadius}px;background:var(--raised);border:1px solid var(--hairline)}
.compared header{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline;justify-content:space-between;margin-bottom:12px}
.compared p{margin:0}
.compared>p{margin-top:12px}
.outcome{padding:2px 12px;border-radius:999px;background:var(--band);font-weight:600}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:12px}
.pair figure{margin:0;min-width:0}
.pair img,.slide img{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:${smallRadius}px;background:var(--band)}
.pair .none{display:grid;place-items:center;aspect-ratio:4/3;border-radius:${smallRadius}px;background:var(--band);color:var(--muted);font-size:.9375rem}
.pair figcaption{display:grid;gap:2px;padding-top:6px;font-size:.9375rem}
.pair figcaption span{color:var(--muted)}
.pair.slid>figure>a{display:none}
.slide{margin-bottom:8px}
.slide .over{position:relative}
.slide .over img+img{position:absolute;inset:0;height:100%;clip-path:inset(0 0 0 var(--cut,50%))}
.over::after{content:"";position:absolute;inset:0 auto 0 var(--cut,50%);width:3px;margin-left:-1.5px;background:#fff;box-shadow:0 0 0 1px rgb(0 0 0/.4);pointer-events:none}
.slide input{display:block;width:100%;height:44px;margin:0;accent-color:var(--accent);cursor:ew-resize}
.map.inspections svg{display:block;width:100%;max-width:420px;height:auto;margin:0 auto;font-size:14px}
.series{overflow-x:auto}
.series td{font-variant-numeric:tabular-nums;white-space:nowrap}
@media (max-width:599px){.compared{padding:16px}.series tr{display:block}.series th[scope=row]{display:block;padding:0 0 4px;border:0;color:var(--text);font-size:1rem;white-space:normal}.series td{display:flex;justify-content:space-between;gap:16px;text-align:right;white-space:normal}.series td::before{content:attr(data-date);color:var(--muted);font-weight:400}}
.parts{display:contents}
form:has([name=what][value=confirmation]:checked) .parts{display:none}
@media print{.slide{display:none!important}.pair.slid>figure>a{display:block}.compared{break-inside:avoid}}
`;
