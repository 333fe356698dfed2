import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { foldText } from '@titlenet/catalogue/text/fold';
import { findUserLists, type UserList } from '@titlenet/contract/user-lists';
import { userListsQuery } from '../../../domain/user-lists/user-list-calls.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import { addressOf } from '../../../ui/address/links.ts';
import { callApi } from '../../../ui/api/call-api.ts';
import type { BoxEntry } from './box-entry.ts';

const MAX_LISTS = 5;

const noteOf = ({ size, isMine, owner }: UserList) =>
  `${formatCount(size)} ${size === 1 ? 'ISBN' : 'ISBNs'}${isMine ? '' : ` · shared by ${owner}`}`;

/** The person's lists, and those shared by others, whose names have all words of a text. */
export function useListEntries(text: string): BoxEntry[] {
  const goTo = useGoTo();
  const words = foldText(text).split(' ');
  const { data = [] } = useQuery({
    ...userListsQuery,
    queryFn: ({ signal }) => callApi(findUserLists, undefined, { signal, blocking: false, toast: false }),
    enabled: text !== '',
  });
  if (text === '') return [];
  return data
    .filter(({ name }) => words.every((word) => foldText(name).includes(word)))
    .toSorted((one, other) => Number(other.isMine) - Number(one.isMine))
    .slice(0, MAX_LISTS)
    .map((list) => {
      const address = addressOf('/userLists', { list: list.id });
      const run = () => goTo(address);
      return { group: 'Lists', key: `list ${list.id}`, label: list.name, note: noteOf(list), address, run };
    });
}
