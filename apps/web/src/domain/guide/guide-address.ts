import type { GuidePage } from './guide-pages.ts';

/**
 * The address of a page of the user guide (G-41).
 *
 * @param guides configured address of the guide; one with an anchor of its own is used as it is
 */
export function guideAddress(guides: string, page: GuidePage | undefined): string {
  return page && !guides.includes('#') ? `${guides}#${page}` : guides;
}
