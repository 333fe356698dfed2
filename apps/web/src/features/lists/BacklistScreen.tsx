import { backlistChoices } from '@titlenet/catalogue/constants';
import {
  type BacklistQuery,
  backlistAddress,
  backlistLabels,
  backlistPaths,
  describeBacklist,
} from '@titlenet/catalogue/lists/backlist';
import { useEffect } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { addressOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';
import { Row } from '../../ui/layout/primitives.tsx';
import { backlistOfAddress } from './backlist-query.ts';
import { ListSelect } from './ListSelect.tsx';
import styles from './Lists.module.css';
import { RankedTitles } from './RankedTitles.tsx';

const labelsOf = (name: keyof BacklistQuery): Readonly<Record<string, string>> => backlistLabels[name];
const selects = [
  { name: 'top', label: 'Titles' },
  { name: 'businessUnit', label: 'Business Unit' },
  { name: 'time', label: 'Time' },
  { name: 'type', label: 'Rank by' },
] as const satisfies readonly { name: keyof BacklistQuery; label: string }[];

function BacklistChoices({ view }: { view: BacklistQuery }) {
  const goTo = useGoTo();
  return (
    <Row gap="8 16" align="center" wrap className={styles.tools}>
      {selects.map(({ name, label }) => (
        <ListSelect
          key={name}
          label={label}
          isNarrow
          value={String(view[name])}
          choices={backlistChoices[name].map((choice) => ({
            value: String(choice),
            label: labelsOf(name)[choice] ?? String(choice),
          }))}
          onChange={(choice) => goTo(backlistAddress({ ...view, [name]: choice }))}
        />
      ))}
    </Row>
  );
}

/** The titles that sold most in thirteen months or to date [LIST-43..LIST-51]. */
export function BacklistScreen() {
  const { path, query } = useLocation();
  const goTo = useGoTo();
  const view = backlistOfAddress(path, query);
  const wantedPath = `/backlistView/${backlistPaths[view.time]}`;
  const isOther = path.startsWith('/backlistView/') && path !== wantedPath;
  // The query decides, and the path follows it (G-49).
  useEffect(() => {
    if (isOther) goTo(addressOf(wantedPath, query), { replace: true });
  });
  return (
    <RankedTitles
      heading="Backlist View"
      description={describeBacklist(view)}
      view={view}
      tools={<BacklistChoices view={view} />}
    />
  );
}
