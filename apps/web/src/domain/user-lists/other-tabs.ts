import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const channelName = 'titlenet.userLists';

/** Tells the other tabs that lists have changed: forms open the manager of the lists in a tab of its own (CS §2). */
export function notifyOtherTabs(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

/** Asks for the choices of a form anew when lists change in another tab. */
export function useListChangesInOtherTabs(): void {
  const client = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(channelName);
    channel.onmessage = () => void client.invalidateQueries({ queryKey: ['powerSearch', 'lists'] });
    return () => channel.close();
  }, [client]);
}
