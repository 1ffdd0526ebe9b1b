interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

/** Powerful features that no page uses; the camera is for the inspector's photos. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The headers of every route. Where two rules match, Hosting lets the later one win. */
export function headerRules(policy: string): HeaderRule[] {
  return [
    {
      source: '**',
      headers: [
        { key: 'Content-Security-Policy', value: policy },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin' },
        {
          key: 'Permissions-Policy',
          value: [...refusedFeatures.map((feature) => `${feature}=()`), 'camera=(self)'].join(', '),
        },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
        { key: 'Cache-Control', value: 'no-cache' },
      ],
    },
    {
      source: '/assets/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ];
}
