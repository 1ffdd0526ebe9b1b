const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A device in words, such as "Chrome on Android". `touchPoints` tells an iPad, which calls itself a Mac, from one. */
export function deviceWords(userAgent: string, touchPoints: number): string {
  const wordOf = (table: typeof browsers) => table.find(([sign]) => sign.test(userAgent))?.[1];
  const system = wordOf(systems);
  const device = system === 'Mac' && touchPoints > 1 ? 'iPad' : system;
  const browser = wordOf(browsers) ?? 'A browser';
  return device === undefined ? browser : `${browser} on ${device}`;
}
