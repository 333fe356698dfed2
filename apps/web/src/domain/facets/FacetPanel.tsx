import { TextInput } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { chosenCodes, type Facet, facets } from '@titlenet/catalogue/power-search/facets';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { FacetGroup } from '@titlenet/contract/power-search/facets';
import { useState } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { Row, Text } from '../../ui/layout/primitives.tsx';
import styles from './FacetPanel.module.css';
import type { FacetedSearch } from './faceted-search.ts';
import { useFacets } from './use-facets.ts';

interface GroupProps {
  search: FacetedSearch;
  facet: Facet;
  group: FacetGroup;
}

interface ValuesProps {
  shown: FacetGroup['values'];
  chosen: readonly string[];
  onToggle: (code: string) => void;
}

function Values({ shown, chosen, onToggle }: ValuesProps) {
  return shown.map(({ code, label, count }) => (
    <Row key={code} gap={8} align="baseline" justify="between" breaks className={styles.value}>
      <label>
        <input
          type="checkbox"
          aria-label={`${label}, ${formatCount(count)}`}
          checked={chosen.includes(code)}
          onChange={() => onToggle(code)}
        />
        {label}
      </label>
      <Text text="label" tone="muted" rigid numbers className={styles.count} aria-hidden="true">
        {formatCount(count)}
      </Text>
    </Row>
  ));
}

/** All values of a facet, with a field that filters them. */
function AllValues({ search, facet, ...props }: Omit<GroupProps, 'group'> & Omit<ValuesProps, 'shown'>) {
  const [filter, setFilter] = useState('');
  const { data } = useFacets(search, facet.name);
  const all = data?.facets.find(({ name }) => name === facet.name)?.values ?? [];
  const typed = foldText(filter);
  return (
    <>
      <TextInput
        size="xs"
        aria-label={`Filter ${facet.label}`}
        placeholder="Filter"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      <div className={styles.all}>
        <Values {...props} shown={all.filter(({ label }) => foldText(label).includes(typed))} />
      </div>
    </>
  );
}

function Group({ search, facet, group }: GroupProps) {
  const goTo = useGoTo();
  const [isWhole, setIsWhole] = useState(false);
  const chosen = chosenCodes(facet, search.values);
  const onToggle = (code: string) => {
    const codes = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code];
    goTo(search.addressWith(facet.field, codes));
  };
  const hidden = group.size - group.values.filter(({ count }) => count > 0).length;
  return (
    <Text as="fieldset" below={12} className={styles.group}>
      <legend>{facet.label}</legend>
      {isWhole ? (
        <AllValues search={search} facet={facet} chosen={chosen} onToggle={onToggle} />
      ) : (
        <Values shown={group.values} chosen={chosen} onToggle={onToggle} />
      )}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Fewer: ${facet.label}` : `${formatCount(hidden)} more: ${facet.label}`}
        </button>
      )}
    </Text>
  );
}

/** The facets of a search with the numbers of their titles; a choice searches again. */
export function FacetPanel({ search }: { search: FacetedSearch }) {
  const { data: found, isError, refetch } = useFacets(search);
  if (isError)
    return (
      <Text role="alert" as="p" text="label" tone="muted" numbers className={styles.note}>
        The titles could not be counted.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </Text>
    );
  if (found?.isUncounted)
    return (
      <Text as="p" text="label" tone="muted" numbers className={styles.note}>
        Too many titles to be counted.
      </Text>
    );
  if (found?.facets.length === 0)
    return (
      <Text as="p" text="label" tone="muted" numbers className={styles.note}>
        There are no titles to filter.
      </Text>
    );
  return facets.map((facet) => {
    const group = found?.facets.find(({ name }) => name === facet.name);
    return group && <Group key={facet.name} search={search} facet={facet} group={group} />;
  });
}
