import { AppError } from '../app-error.ts';

export interface SearchStatus {
  /** False while the index is loaded. */
  isReady: boolean;
  /** 0 to 100. */
  percent: number;
  /** What the server does meanwhile, with the progress, for users; only while it is not ready. */
  message?: string;
}

export const readyStatus: SearchStatus = { isReady: true, percent: 100 };

/** @param percent progress, 0 to 100; never shown as 100 while searches cannot be answered */
export function notReadyStatus(percent: number): SearchStatus & { message: string } {
  const shown = Math.min(99, Math.max(0, Math.floor(percent)));
  return { isReady: false, percent: shown, message: `TitleNet is reading its catalogue: ${shown} %` };
}

/** @param progress 0 to 100 */
export function searchNotReady(progress: number): AppError {
  const { message, percent } = notReadyStatus(progress);
  return new AppError('search-not-ready', message, { progress: percent });
}
