import { Button } from '@mantine/core';
import { hrefOf } from '../../ui/address/links.ts';
import { useLocation } from '../../ui/address/use-location.ts';

/** A link to home on reports, which have no header (ROUTE-020) [HOME-31]; none beside the title sheet. */
export function WayHome() {
  const { path } = useLocation();
  if (!path.startsWith('/reports/')) return null;
  return (
    <Button component="a" variant="default" href={hrefOf('/')}>
      Home
    </Button>
  );
}
