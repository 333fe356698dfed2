import { TextInput } from '@mantine/core';
import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { chosenCodes, type Facet, facets } from '@titlenet/catalogue/power-search/facets';
import type { PowerSearchForm } from '@titlenet/catalogue/power-search/forms';
import type { PowerSearchValues } from '@titlenet/catalogue/power-search/values';
import { foldText } from '@titlenet/catalogue/text/fold';
import type { FacetGroup } from '@titlenet/contract/power-search/facets';
import { useState } from 'react';
import styles from './FacetPanel.module.css';
import { useFacets } from './use-facets.ts';

interface FacetPanelProps {
  form: PowerSearchForm;
  values: PowerSearchValues;
  /** Searches with these codes of a facet instead of the chosen ones. */
  onChoose: (facet: Facet, codes: readonly string[]) => void;
}

interface GroupProps extends FacetPanelProps {
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
    <div key={code} className={styles.value}>
      <label>
        <input
          type="checkbox"
          aria-label={`${label}, ${formatCount(count)}`}
          checked={chosen.includes(code)}
          onChange={() => onToggle(code)}
        />
        {label}
      </label>
      <span className={styles.count} aria-hidden="true">
        {formatCount(count)}
      </span>
    </div>
  ));
}

/** All values of a facet, with a field that filters them. */
function AllValues({
  facet,
  form,
  values,
  ...props
}: Omit<GroupProps, 'group' | 'onChoose'> & Omit<ValuesProps, 'shown'>) {
  const [filter, setFilter] = useState('');
  const { data } = useFacets(form, values, facet.name);
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

function Group({ facet, group, form, values, onChoose }: GroupProps) {
  const [isWhole, setIsWhole] = useState(false);
  const chosen = chosenCodes(facet, values);
  const onToggle = (code: string) =>
    onChoose(facet, chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]);
  const hidden = group.size - group.values.filter(({ count }) => count > 0).length;
  return (
    <fieldset className={styles.group}>
      <legend>{facet.label}</legend>
      {isWhole ? (
        <AllValues facet={facet} form={form} values={values} chosen={chosen} onToggle={onToggle} />
      ) : (
        <Values shown={group.values} chosen={chosen} onToggle={onToggle} />
      )}
      {hidden > 0 && (
        <button type="button" className={styles.more} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? `Fewer: ${facet.label}` : `${formatCount(hidden)} more: ${facet.label}`}
        </button>
      )}
    </fieldset>
  );
}

/** The facets of a search with the numbers of their titles; a choice searches again. */
export function FacetPanel({ form, values, onChoose }: FacetPanelProps) {
  const { data: found, isError, refetch } = useFacets(form, values);
  if (isError)
    return (
      <p role="alert" className={styles.hidden}>
        The titles could not be counted.{' '}
        <button type="button" onClick={() => void refetch()}>
          Try again
        </button>
      </p>
    );
  return facets.map((facet) => {
    const group = found?.facets.find(({ name }) => name === facet.name);
    return (
      group && <Group key={facet.name} facet={facet} group={group} form={form} values={values} onChoose={onChoose} />
    );
  });
}
