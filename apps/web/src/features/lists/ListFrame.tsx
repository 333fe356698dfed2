import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { formatCountOf } from '@titlenet/catalogue/formatting/numbers';
import type { ReactNode } from 'react';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './Lists.module.css';

interface ListFrameProps<List> {
  heading: string;
  /** What the list contains, in a sentence. */
  description?: string;
  /** Choices below the heading; they stay mounted while the list is loaded. */
  tools?: ReactNode;
  query: Pick<UseQueryResult<List>, 'data' | 'isError' | 'refetch'>;
  countOf: (list: List) => number;
  /** Shown if the list is empty [LIST-74]. */
  emptyText: string;
  /** Renders the grid. */
  children: (list: List) => ReactNode;
}

/** A list in each state: loading, failed, empty, rows. */
export function ListFrame<List>(props: ListFrameProps<List>) {
  const { heading, description, tools, query, countOf, emptyText, children } = props;
  const { data: list, isError, refetch } = query;
  const count = list === undefined ? null : countOf(list);
  return (
    <>
      <div role="status" className="visually-hidden">
        {count !== null && (count === 0 ? emptyText : formatCountOf(count, 'row'))}
      </div>
      <Row gap="4 16" align="center" wrap below={8} className={styles.top} data-screen-only>
        <h1 className={styles.heading}>{heading}</h1>
        {description && (
          <Text as="p" tone="muted">
            {description}
          </Text>
        )}
        {tools}
      </Row>
      {list !== undefined && count ? (
        children(list)
      ) : (
        <>
          {isError && (
            <Stack role="alert" gap={8} justify="start" text="prose" className={styles.message}>
              <p>The list could not be loaded.</p>
              <Button onClick={() => void refetch()}>Try again</Button>
            </Stack>
          )}
          {count === 0 && (
            <Stack as="p" gap={8} justify="start" text="prose" className={styles.message}>
              {emptyText}
            </Stack>
          )}
        </>
      )}
    </>
  );
}
