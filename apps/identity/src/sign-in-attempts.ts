/** Maximum wrong passwords per person or address in the window. */
const attemptsAllowed = 10;
const windowMilliseconds = 5 * 60 * 1000;
const keysRemembered = 10_000;

/**
 * Counts wrong passwords per key in a window that starts with the first one. Memory is bounded: the oldest keys are
 * removed.
 */
export function createAttemptLimit(now: () => number = Date.now) {
  const failures = new Map<string, { count: number; since: number }>();

  const current = (key: string) => {
    const recent = failures.get(key);
    return recent && now() - recent.since < windowMilliseconds ? recent : undefined;
  };

  return {
    isExhausted: (key: string): boolean => (current(key)?.count ?? 0) >= attemptsAllowed,
    recordFailure(key: string): void {
      const recent = current(key) ?? { count: 0, since: now() };
      failures.delete(key);
      failures.set(key, { count: recent.count + 1, since: recent.since });
      const oldest = failures.keys().next();
      if (failures.size > keysRemembered && !oldest.done) failures.delete(oldest.value);
    },
    forget: (key: string): boolean => failures.delete(key),
  };
}
