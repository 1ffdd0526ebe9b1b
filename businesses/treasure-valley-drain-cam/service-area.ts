import type { ServedCity, ServiceArea } from '@domain/business/facts';

const cities: readonly ServedCity[] = [
  { name: 'Boise', county: 'Ada', latitude: 43.615, longitude: -116.2023, referrals: true },
  { name: 'Meridian', county: 'Ada', latitude: 43.6121, longitude: -116.3915, referrals: true },
  { name: 'Nampa', county: 'Canyon', latitude: 43.5407, longitude: -116.5635, referrals: true },
  { name: 'Caldwell', county: 'Canyon', latitude: 43.6629, longitude: -116.6874, referrals: true },
  { name: 'Eagle', county: 'Ada', latitude: 43.6954, longitude: -116.354, referrals: true },
  { name: 'Kuna', county: 'Ada', latitude: 43.4918, longitude: -116.4201, referrals: true },
  { name: 'Star', county: 'Ada', latitude: 43.6921, longitude: -116.4934, referrals: false },
  { name: 'Garden City', county: 'Ada', latitude: 43.6222, longitude: -116.2382, referrals: true },
  { name: 'Middleton', county: 'Canyon', latitude: 43.7068, longitude: -116.6201, referrals: false },
  { name: 'Emmett', county: 'Gem', latitude: 43.8735, longitude: -116.4993, referrals: false },
];

export const serviceArea: ServiceArea = {
  counties: ['Ada', 'Canyon', 'Gem'],
  cities,
  route: [
    { name: 'Caldwell', county: 'Canyon', latitude: 43.6629, longitude: -116.6874 },
    { name: 'Nampa', county: 'Canyon', latitude: 43.5407, longitude: -116.5635 },
    { name: 'Meridian', county: 'Ada', latitude: 43.6121, longitude: -116.3915 },
    { name: 'Boise', county: 'Ada', latitude: 43.615, longitude: -116.2023 },
  ],
  map: { north: 44.4, south: 43.05, west: -117.3, east: -115.6 },
  beyond: ['Ada, Canyon, and', 'Gem Counties'],
};
