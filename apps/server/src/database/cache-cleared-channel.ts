/** Notification channel for requests to clear the caches of all nodes. */
export const cacheClearedChannel = 'titlenet_cache_cleared';
