/**
 * What a read token may be used for. An endpoint that accepts read tokens names one of these scopes:
 * `titles`: title bars, sheets and their histories; `searches`: quick and power searches; `lists`: user lists, backlist,
 * categories, awards, publicity; `reports`: reports of titles; `following`: the feed of what the owner follows.
 */
export const readTokenScopes = ['titles', 'searches', 'lists', 'reports', 'following'] as const;
export type ReadTokenScope = (typeof readTokenScopes)[number];

/** Beginning of every read token, by which it is told apart from an access token. */
export const READ_TOKEN_PREFIX = 'tnr_';
