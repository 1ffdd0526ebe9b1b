import type { CityLocation, ServedCity, ServiceArea } from '@domain/business/facts';

const cities: readonly ServedCity[] = [
  { name: 'Salt Lake City', county: 'Salt Lake', latitude: 40.7608, longitude: -111.891, referrals: true },
  { name: 'West Jordan', county: 'Salt Lake', latitude: 40.6097, longitude: -111.9391, referrals: true },
  { name: 'West Valley City', county: 'Salt Lake', latitude: 40.6916, longitude: -112.0011, referrals: true },
  { name: 'Provo', county: 'Utah', latitude: 40.2338, longitude: -111.6585, referrals: true },
  { name: 'Orem', county: 'Utah', latitude: 40.2969, longitude: -111.6946, referrals: true },
  { name: 'Sandy', county: 'Salt Lake', latitude: 40.565, longitude: -111.839, referrals: true },
  { name: 'Lehi', county: 'Utah', latitude: 40.3916, longitude: -111.8508, referrals: true },
  { name: 'American Fork', county: 'Utah', latitude: 40.3769, longitude: -111.7958, referrals: true },
  { name: 'South Jordan', county: 'Salt Lake', latitude: 40.5622, longitude: -111.9297, referrals: true },
  { name: 'Taylorsville', county: 'Salt Lake', latitude: 40.6677, longitude: -111.9388, referrals: true },
  { name: 'Murray', county: 'Salt Lake', latitude: 40.6669, longitude: -111.888, referrals: true },
  { name: 'Midvale', county: 'Salt Lake', latitude: 40.6111, longitude: -111.8999, referrals: false },
  { name: 'Draper', county: 'Salt Lake', latitude: 40.5247, longitude: -111.8638, referrals: true },
  { name: 'Riverton', county: 'Salt Lake', latitude: 40.5219, longitude: -111.9391, referrals: true },
  { name: 'Herriman', county: 'Salt Lake', latitude: 40.5141, longitude: -112.033, referrals: true },
  { name: 'Pleasant Grove', county: 'Utah', latitude: 40.3641, longitude: -111.7385, referrals: true },
  { name: 'Saratoga Springs', county: 'Utah', latitude: 40.3491, longitude: -111.9047, referrals: true },
  { name: 'Eagle Mountain', county: 'Utah', latitude: 40.3141, longitude: -112.0069, referrals: false },
  { name: 'Cedar Hills', county: 'Utah', latitude: 40.4141, longitude: -111.7585, referrals: false },
  { name: 'Alpine', county: 'Utah', latitude: 40.4533, longitude: -111.778, referrals: false },
  { name: 'Highland', county: 'Utah', latitude: 40.4255, longitude: -111.7957, referrals: false },
  { name: 'Lindon', county: 'Utah', latitude: 40.3433, longitude: -111.7208, referrals: false },
];

const among = (...wanted: readonly string[]): readonly CityLocation[] =>
  cities.filter(({ name }) => wanted.includes(name)).toSorted((a, b) => b.latitude - a.latitude);

export const serviceArea: ServiceArea = {
  counties: ['Cache', 'Weber', 'Davis', 'Salt Lake', 'Utah'],
  cities,
  route: [
    { name: 'Logan', county: 'Cache', latitude: 41.737, longitude: -111.8338 },
    { name: 'Ogden', county: 'Weber', latitude: 41.223, longitude: -111.9738 },
    ...among('Salt Lake City', 'Draper', 'Lehi', 'Provo'),
    { name: 'Payson', county: 'Utah', latitude: 40.0444, longitude: -111.7321 },
  ],
  beyond: ['Anywhere in Utah', 'on request'],
  map: { north: 42.02, south: 39.76, west: -112.7, east: -111.12 },
};
