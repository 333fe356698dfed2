import { membersOf } from '@titlenet/catalogue/members-of';

/** The clock of a meeting. Times are milliseconds. */
export interface Timer {
  /** When it was started or continued, since 1970; null: it is paused. */
  readonly startedAt: number | null;
  /** Time before that. */
  readonly spent: number;
  /** Time of the meeting when the shown title was reached. */
  readonly titleAt: number;
}

export const startedTimer = (now: number): Timer => ({ startedAt: now, spent: 0, titleAt: 0 });

/** @returns the time of the meeting without its pauses */
export const elapsed = ({ startedAt, spent }: Timer, now: number): number =>
  spent + (startedAt === null ? 0 : Math.max(0, now - startedAt));

/** Pauses a running timer, continues a paused one. */
export const toggled = (timer: Timer, now: number): Timer => ({
  ...timer,
  startedAt: timer.startedAt === null ? now : null,
  spent: elapsed(timer, now),
});

/** Starts the time of a title. */
export const atTitle = (timer: Timer, now: number): Timer => ({ ...timer, titleAt: elapsed(timer, now) });

/** '0:05', '12:00', '1:02:03'. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Reads a stored or sent timer; undefined if it is invalid. */
export function parseTimer(stored: unknown): Timer | undefined {
  const { startedAt, spent, titleAt } = membersOf(stored);
  const isStart = startedAt === null || typeof startedAt === 'number';
  return isStart && typeof spent === 'number' && typeof titleAt === 'number'
    ? { startedAt, spent, titleAt }
    : undefined;
}
