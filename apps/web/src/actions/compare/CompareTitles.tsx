import { Button } from '@mantine/core';
import { MAX_COMPARED_TITLES, MIN_COMPARED_TITLES } from '@titlenet/catalogue/comparison/compare-titles';
import { comparisonAddress } from '@titlenet/catalogue/comparison/comparison-address';
import { useState } from 'react';
import { useGoTo } from '../../ui/address/AddressLink.tsx';
import { InfoDialog } from '../../ui/dialog/InfoDialog.tsx';
import type { SelectedTitle } from '../title-actions/selection-actions.tsx';

/** Button for the selection bar that opens two to six titles next to each other. */
export function CompareTitles({ titles }: { titles: readonly SelectedTitle[] }) {
  const goTo = useGoTo();
  const [isOpen, setOpen] = useState(false);
  const canCompare = titles.length >= MIN_COMPARED_TITLES && titles.length <= MAX_COMPARED_TITLES;
  return (
    <>
      <Button variant="default" onClick={() => (canCompare ? goTo(comparisonAddress(titles)) : setOpen(true))}>
        Compare
      </Button>
      <InfoDialog
        message={`Please select ${MIN_COMPARED_TITLES} to ${MAX_COMPARED_TITLES} titles.`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
