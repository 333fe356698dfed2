import { AppError } from '../app-error.ts';

/** @param percent progress, 0 to 100; never shown as 100 while searches cannot be answered */
const notReady = (activity: string, percent: number): AppError => {
  const progress = Math.min(99, Math.max(0, Math.floor(percent)));
  return new AppError('search-not-ready', `${activity}: ${progress} %`, { progress });
};

export const readingCatalogue = (percent: number): AppError => notReady('TitleNet is reading its catalogue', percent);

export const creatingIndexes = (percent: number): AppError =>
  notReady('TitleNet is creating its search indexes', percent);
