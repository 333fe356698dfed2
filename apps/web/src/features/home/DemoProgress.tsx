import { formatCount } from '@titlenet/catalogue/formatting/numbers';
import { useHealth } from '../../domain/search-status/health.ts';
import { Text } from '../../ui/layout/primitives.tsx';

/** Progress of the demo catalogue, while the first start of the server is still loading it. */
export function DemoProgress() {
  const demoCatalogue = useHealth()?.demoCatalogue;
  if (!demoCatalogue) return null;
  const { loaded, total } = demoCatalogue;
  return (
    <Text as="p" tone="muted" role="status">
      Demo catalogue: {formatCount(loaded)} of {formatCount(total)} titles loaded
    </Text>
  );
}
