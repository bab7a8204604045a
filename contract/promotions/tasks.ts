import type { Promotion } from './promotion.ts';

/** Tasks of the day, paid in diamonds. */
export const tasks = {
  activity: 'tasks',
  page: 'bonusTasks',
  fund: { name: 'tasks', ppm: 300 },
  flag: 'taskAwardFlag',
} as const satisfies Promotion;
