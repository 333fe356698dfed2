import { useQuery } from '@tanstack/react-query';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { Pack } from '@titlenet/contract/packs';
import { countTitles } from '../../../domain/packs/count-titles.ts';
import { packAddress, packsQuery } from '../../../domain/packs/pack-calls.ts';
import { useGoTo } from '../../../ui/address/AddressLink.tsx';
import type { BoxEntry } from './box-entry.ts';

const MAX_PACKS = 5;

const noteOf = ({ titles, role, owner, meeting }: Pack) =>
  [countTitles(titles), meeting, role !== 'owner' && `by ${owner}`].filter(Boolean).join(' · ');

/** The packs that the person may see whose names or meetings have all words of a text. */
export function usePackEntries(text: string): BoxEntry[] {
  const goTo = useGoTo();
  const words = foldText(text).split(' ');
  const { data = [] } = useQuery({ ...packsQuery, enabled: text !== '' });
  if (text === '') return [];
  return data
    .filter(({ name, meeting }) => words.every((word) => foldText(`${name} ${meeting}`).includes(word)))
    .slice(0, MAX_PACKS)
    .map((pack) => {
      const address = packAddress(pack.id);
      const run = () => goTo(address);
      return { group: 'Packs', key: `pack ${pack.id}`, label: pack.name, note: noteOf(pack), address, run };
    });
}
