import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const channelName = 'titlenet.userLists';

/** Notifies other tabs that lists changed: forms open the list manager in a new tab [PSCOM-47]. */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Reloads the lists of a form when they change in another tab. */
export function useListChangesInOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void client.invalidateQueries({ queryKey: ['powerSearch', 'lists'] });
    return () => channel.close();
  }, [client]);
}
