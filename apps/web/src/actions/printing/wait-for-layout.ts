/** Resolves after two animation frames, when the latest changes have been painted. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

function pictureLoaded(picture: HTMLImageElement): Promise<void> {
  if (picture.complete) return Promise.resolve();
  return new Promise((resolve) => {
    const onSettled = () => resolve();
    picture.addEventListener('load', onSettled, { once: true });
    picture.addEventListener('error', onSettled, { once: true });
  });
}

async function everythingLoaded(element: HTMLElement): Promise<void> {
  await Promise.all([...element.querySelectorAll('img')].map(pictureLoaded));
  await document.fonts?.ready;
  await nextPaint();
}

/** Resolves when the work is done, at the latest after the given time. */
async function withTimeout(milliseconds: number, work: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ceiling = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work, ceiling]);
  clearTimeout(timer);
}

/**
 * Resolves when all pictures have loaded or failed, fonts are loaded and the page is painted, at the latest after the
 * given time.
 */
export function waitForPictures(element: HTMLElement, milliseconds: number): Promise<void> {
  return withTimeout(milliseconds, everythingLoaded(element));
}

/** Resolves when the page is painted, at the latest after the given time. */
export function waitForPaint(milliseconds: number): Promise<void> {
  return withTimeout(milliseconds, nextPaint());
}
