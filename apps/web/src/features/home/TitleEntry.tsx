import { titleSheetAddress } from '@titlenet/catalogue/addresses';
import type { HomeTitle } from '@titlenet/catalogue/lists/home-title';
import { displayName } from '@titlenet/catalogue/text/names';
import type { ReactNode } from 'react';
import { Thumbnail } from '../../domain/covers/Thumbnail.tsx';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import styles from './HomeScreen.module.css';

interface TitleEntryProps {
  title: Pick<HomeTitle, 'companyCode' | 'productId' | 'isbn' | 'title' | 'author1'>;
  /** Facts below the author. */
  children?: ReactNode;
  /** False for a deleted title. */
  hasSheet?: boolean;
}

/** A title with its cover, as a link to its sheet. */
export function TitleEntry({ title, children, hasSheet = true }: TitleEntryProps) {
  const { pictures } = useConfiguration();
  const { author1 } = title;
  return (
    <Row as="li" gap={12} align="center" pad="4 0" className={styles.title}>
      <Stack as="span" centered rigid className={styles.cover}>
        <Thumbnail title={title} pictures={pictures} alt="" />
      </Stack>
      <Stack as="span" shrink>
        {hasSheet ? (
          <Text as={AddressLink} text="name" className={styles.name} to={titleSheetAddress(title)}>
            <bdi>{title.title}</bdi>
          </Text>
        ) : (
          <Text as="bdi" text="name" className={styles.name}>
            {title.title}
          </Text>
        )}
        {author1 && <bdi>{displayName(author1)}</bdi>}
        {children && <Text tone="muted">{children}</Text>}
      </Stack>
    </Row>
  );
}
