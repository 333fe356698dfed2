import { AppError } from '../../app-error.ts';

/** A pack that the person may not see returns the same response as a pack that does not exist. */
export const unknownPack = () => new AppError('not-found', 'There is no such pack, or it is not shared with you.');
