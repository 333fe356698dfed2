import { useId } from 'react';
import { recentTitles } from '../../domain/recent-titles/recent-titles.ts';
import { usePermissions } from '../../domain/session/permissions.ts';
import { Panel, Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { TitleEntry } from './TitleEntry.tsx';

/** The titles whose sheets the user opened last. */
export function RecentTitles() {
  const id = useId();
  const { companies } = usePermissions();
  const titles = recentTitles(companies);
  return (
    <Panel aria-labelledby={id} pad={16}>
      <Row id={id} as="h2" gap="0 12" align="baseline" wrap below={8}>
        Recent titles
      </Row>
      {titles.length === 0 ? (
        <Text as="p" tone="muted">
          The titles whose sheets you open appear here.
        </Text>
      ) : (
        <Stack as="ul" gap={2}>
          {titles.map((title) => (
            <TitleEntry key={`${title.companyCode}:${title.productId}`} title={title} />
          ))}
        </Stack>
      )}
    </Panel>
  );
}
