import { inspectorName, type Inspector } from './inspector';
import type { Obstacle } from './obstacles';

const words: Readonly<Record<Obstacle, string>> = {
  service: 'doesn’t do this service',
  'day-off': 'has the day off',
  'outside-hours': 'doesn’t work at this time',
  busy: 'is busy in their own calendar at this time',
  taken: 'has another job at this time',
};

/** 'doesn’t do this service and has the day off'; empty for none. */
export function obstacleWords(obstacles: readonly Obstacle[]): string {
  return new Intl.ListFormat('en-US').format(obstacles.map((obstacle) => words[obstacle]));
}

/** 'Ann Lee has the day off.' */
export function obstacleSentence(inspector: Inspector, obstacles: readonly Obstacle[]): string {
  return `${inspectorName(inspector)} ${obstacleWords(obstacles)}.`;
}
