import { useState } from 'react';
import { failureText } from '../../ui/api/failure-text.ts';
import { showError } from '../../ui/toasts/toasts.ts';
import { type Followable, useFollowingCalls } from './following-calls.ts';

/** @returns what the press of a star does: follows a thing, or ends it by its id; ignored while a press is busy */
export function useFollowToggle(): (thing: Followable, followedId: number | undefined) => Promise<void> {
  const calls = useFollowingCalls();
  const [isBusy, setBusy] = useState(false);
  return async (thing, followedId) => {
    if (isBusy) return;
    setBusy(true);
    try {
      await (followedId === undefined ? calls.follow(thing) : calls.unfollow(followedId));
    } catch (error) {
      showError(failureText(error));
    } finally {
      setBusy(false);
    }
  };
}
