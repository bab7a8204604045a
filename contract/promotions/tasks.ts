import type { Promotion } from './promotion.ts';

/** Tasks of the day, which pay diamonds. */
export const tasks = {
  activity: 'tasks',
  page: 'bonusTasks',
  fund: { name: 'tasks', ppm: 300 },
  flag: 'taskAwardFlag',
} as const satisfies Promotion;
