import { openSearchBox } from '../../domain/search-box/open-search-box.ts';
import { powerSearchPath } from '../../domain/search-menu/power-search-path.ts';
import { useSearchMenu } from '../../domain/search-menu/search-menu.ts';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ConfiguredLink } from '../../ui/address/ConfiguredLink.tsx';
import { Grid, Text } from '../../ui/layout/primitives.tsx';
import styles from './HomeScreen.module.css';

/**
 * Links to catalogue search, promotions and bestsellers (G-46) [HOME-01..HOME-04], and for employees to completeness,
 * for administrators to imports. Users without a power search get the search box instead [HOME-33].
 */
export function MarketingPanel() {
  const { links } = useConfiguration();
  const access = usePermissions();
  const { divisions, isAdministrator } = access;
  const form = powerSearchPath(useSearchMenu(), divisions)?.split('/').at(-1);
  const ways = [
    // Without an accessible power search the link would lead to 403.
    ...(form || !links.catalogue.includes('{powerSearch}')
      ? [{ name: 'Search catalogue', text: 'Some fifty criteria in one form', template: links.catalogue }]
      : []),
    { name: 'View promotions', text: 'Coop and retail placements that run now', template: links.promotions },
    { name: 'See bestsellers', text: 'The hundred titles that sold most', template: links.bestsellers },
  ];
  return (
    <Grid aria-label="Marketing" as="nav" gap={12} className={styles.ways}>
      {!form && (
        <button type="button" className={styles.way} onClick={openSearchBox}>
          <Text text="section">Search titles</Text>
          <Text tone="muted">By words of title, author or series, or a number</Text>
        </button>
      )}
      {ways.map(({ name, text, template }) => (
        <ConfiguredLink key={name} className={styles.way} template={template} values={{ powerSearch: form ?? '' }}>
          <Text text="section">{name}</Text>
          <Text tone="muted">{text}</Text>
        </ConfiguredLink>
      ))}
      {hasAnyRole(access, ['employee']) && (
        <AddressLink className={styles.way} to="/completeness">
          <Text text="section">Completeness</Text>
          <Text tone="muted">What titles lack, by imprint, season and editor</Text>
        </AddressLink>
      )}
      {isAdministrator && (
        <AddressLink className={styles.way} to="/imports">
          <Text text="section">Import feeds</Text>
          <Text tone="muted">Drop files, follow them, read their reports</Text>
        </AddressLink>
      )}
    </Grid>
  );
}
