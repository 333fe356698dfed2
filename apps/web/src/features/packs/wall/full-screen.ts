/** Shows the page in full screen, if the browser allows it. */
export async function enterFullScreen(): Promise<void> {
  await document.documentElement.requestFullscreen?.().catch(() => undefined);
}

export async function leaveFullScreen(): Promise<void> {
  if (document.fullscreenElement) await document.exitFullscreen().catch(() => undefined);
}

export const toggleFullScreen = (): Promise<void> =>
  document.fullscreenElement ? leaveFullScreen() : enterFullScreen();
