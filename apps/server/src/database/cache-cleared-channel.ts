/** Notification channel on which a node asks the other nodes to clear their caches. */
export const cacheClearedChannel = 'titlenet_cache_cleared';
