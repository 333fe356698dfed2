import { AppError } from '../app-error.ts';
import type { SearchStatus } from './catalogue-search.ts';

const activities = {
  reading: 'TitleNet is reading its catalogue',
  indexing: 'TitleNet is creating its search indexes',
} as const;

type Activity = keyof typeof activities;

export const readyStatus: SearchStatus = { isReady: true, percent: 100 };

/** @param percent progress, 0 to 100; never shown as 100 while searches cannot be answered */
export function notReadyStatus(activity: Activity, percent: number): SearchStatus & { message: string } {
  const shown = Math.min(99, Math.max(0, Math.floor(percent)));
  return { isReady: false, percent: shown, message: `${activities[activity]}: ${shown} %` };
}

/** @param progress 0 to 100 */
export function searchNotReady(activity: Activity, progress: number): AppError {
  const { message, percent } = notReadyStatus(activity, progress);
  return new AppError('search-not-ready', message, { progress: percent });
}
