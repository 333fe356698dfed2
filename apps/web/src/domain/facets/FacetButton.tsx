import { Button } from '@mantine/core';
import { useFacetDrawer } from './facet-drawer.ts';

/** On a narrow window, opens the facets of a result; on a wide one nothing. */
export function FacetButton() {
  const { isOffered, isOpen, id, title, button, setOpen } = useFacetDrawer();
  if (!isOffered) return null;
  return (
    <Button
      ref={button}
      variant="default"
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {title}
    </Button>
  );
}
