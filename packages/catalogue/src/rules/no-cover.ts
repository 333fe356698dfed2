/** Stands for an ISBN that has no cover (COVER-10, G-149). */
export const NO_COVER_ISBN = '0'.repeat(13);

/** The product's own address of this cover, which is always answered 404. A record with this address has no cover. */
export const noCoverAddress = `/images/covers/0/${NO_COVER_ISBN}`;

/** Whether a record names this address as its picture, which says that the title has no cover. */
export const isNoCover = (address: string | null): boolean => address?.split('?', 1)[0] === noCoverAddress;
