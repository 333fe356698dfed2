const MAX_AGE_MS = 5 * 60_000;
const CACHED_MS = 30 * 60_000;

/** Lists are cached, so that Back from a title sheet needs no call and restores the scroll position. */
export const listQueryOptions = { staleTime: MAX_AGE_MS, gcTime: CACHED_MS } as const;
