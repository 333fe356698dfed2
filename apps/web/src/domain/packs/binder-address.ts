import type { Audience } from '@titlenet/catalogue/field';
import { addressOf } from '../../ui/address/links.ts';

/** Whether the lists of a binder have the figures of the pack's day or those of now. */
export type BinderFigures = 'kept' | 'current';

/** The page of a pack's binder, to be printed or saved. */
export const binderAddress = (packId: number, audience: Audience, figures: BinderFigures) =>
  addressOf('/packs/binder', { pack: packId, audience, figures });
