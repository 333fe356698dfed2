/** Connections of a server at the same time; a further one is closed. */
export const MAX_CONNECTIONS = 5_000;
