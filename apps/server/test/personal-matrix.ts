import {
  followList,
  followSearch,
  followTitles,
  getFollowing,
  getFollowingFeed,
  getNews,
  markNewsRead,
  unfollow,
} from '@titlenet/contract/following';
import { getFollowingMail, putFollowingMail } from '@titlenet/contract/following-mail';
import { getHccpFields, getPreference, saveHccpFields, savePreference } from '@titlenet/contract/preferences';
import { createReadToken, findReadTokens, revokeReadToken } from '@titlenet/contract/read-tokens';
import {
  deleteSavedSearch,
  findSavedSearches,
  recordSearch,
  renameSavedSearch,
  saveSearch,
} from '@titlenet/contract/saved-searches';
import {
  addToUserList,
  changeUserList,
  createUserList,
  deleteUserList,
  findUserLists,
  getUserList,
  removeFromUserList,
} from '@titlenet/contract/user-lists';
import { everyRole, type MatrixLine } from './matrix-line.ts';

/** Id of a list or search that no caller has. */
export const unknownId = 2_000_000_000;

export const searchAddress = '/Searching/PowerSearch/HarperCollins/result?title=moby';

/** Part of the access matrix: what people keep for themselves. */
export const personalMatrix: readonly MatrixLine[] = [
  {
    endpoint: getPreference,
    for: everyRole,
    company: 'holds',
    call: (company) => ({ url: `/api/Account/Preference?company=${company}` }),
  },
  {
    endpoint: savePreference,
    for: everyRole,
    company: 'holds',
    call: (company) => ({ url: `/api/Account/Preference?company=${company}`, payload: [] }),
  },
  {
    endpoint: getHccpFields,
    for: everyRole,
    company: 'same division',
    about: '006',
    call: () => ({ url: '/api/Searching/PowerSearch/Hccp/Customize-Fields' }),
  },
  {
    endpoint: saveHccpFields,
    for: everyRole,
    company: 'same division',
    about: '006',
    call: () => ({ url: '/api/Searching/PowerSearch/Hccp/Customize-Fields', payload: [] }),
  },
  { endpoint: getFollowingMail, for: everyRole, company: 'any', call: () => ({ url: '/api/Following/Mail' }) },
  {
    endpoint: putFollowingMail,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/Following/Mail', payload: { choice: 'none', address: null } }),
  },
  { endpoint: getFollowingFeed, for: everyRole, company: 'any', call: () => ({ url: '/api/Following/Atom' }) },
  { endpoint: getNews, for: everyRole, company: 'any', call: () => ({ url: '/api/Following/News' }) },
  {
    endpoint: markNewsRead,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/Following/News/Read', payload: { until: '2026-01-01T00:00:00' } }),
  },
  { endpoint: getFollowing, for: everyRole, company: 'any', call: () => ({ url: '/api/Following' }) },
  {
    endpoint: followTitles,
    for: everyRole,
    company: 'hidden',
    call: (companyCode, isbn) => ({ url: '/api/Following/Titles', payload: { titles: [{ companyCode, isbn }] } }),
  },
  ...[
    { endpoint: followList, url: `/api/Following/Lists/${unknownId}` },
    { endpoint: followSearch, url: `/api/Following/Searches/${unknownId}` },
    { endpoint: unfollow, url: `/api/Following/${unknownId}` },
  ].map(
    ({ endpoint, url }): MatrixLine => ({
      endpoint,
      for: everyRole,
      company: 'any',
      isOthers: true,
      call: () => ({ url }),
    }),
  ),
  { endpoint: findReadTokens, for: everyRole, company: 'any', call: () => ({ url: '/api/ReadTokens' }) },
  {
    endpoint: createReadToken,
    for: everyRole,
    company: 'holds',
    call: (company) => ({
      url: '/api/ReadTokens',
      payload: { name: 'Weekly figures', companies: [company], scopes: ['titles'], days: 1 },
    }),
  },
  {
    endpoint: revokeReadToken,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: () => ({ url: `/api/ReadTokens/${unknownId}` }),
  },
  { endpoint: findUserLists, for: everyRole, company: 'any', call: () => ({ url: '/api/UserLists' }) },
  {
    endpoint: createUserList,
    for: everyRole,
    company: 'any',
    // A different name each time, because a person's lists have unique names.
    call: () => ({ url: '/api/UserLists', payload: { name: crypto.randomUUID() } }),
  },
  {
    endpoint: getUserList,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: () => ({ url: `/api/UserLists/${unknownId}` }),
  },
  {
    endpoint: changeUserList,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: () => ({ url: `/api/UserLists/${unknownId}`, payload: { name: 'Mine' } }),
  },
  {
    endpoint: deleteUserList,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: () => ({ url: `/api/UserLists/${unknownId}` }),
  },
  {
    endpoint: addToUserList,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: (_company, isbn) => ({ url: `/api/UserLists/${unknownId}/Isbns`, payload: { isbns: [isbn] } }),
  },
  {
    endpoint: removeFromUserList,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: (_company, isbn) => ({ url: `/api/UserLists/${unknownId}/Isbns/Remove`, payload: { isbns: [isbn] } }),
  },
  { endpoint: findSavedSearches, for: everyRole, company: 'any', call: () => ({ url: '/api/SavedSearches' }) },
  {
    endpoint: saveSearch,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/SavedSearches', payload: { name: 'Mine', address: searchAddress } }),
  },
  {
    endpoint: renameSavedSearch,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: () => ({ url: `/api/SavedSearches/${unknownId}`, payload: { name: 'Mine' } }),
  },
  {
    endpoint: deleteSavedSearch,
    for: everyRole,
    company: 'any',
    isOthers: true,
    call: () => ({ url: `/api/SavedSearches/${unknownId}` }),
  },
  {
    endpoint: recordSearch,
    for: everyRole,
    company: 'any',
    call: () => ({ url: '/api/RecentSearches', payload: { address: searchAddress } }),
  },
];
