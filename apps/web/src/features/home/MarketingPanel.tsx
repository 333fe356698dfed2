import { openSearchBox } from '../../domain/search-box/open-search-box.ts';
import { powerSearchPath } from '../../domain/search-menu/power-search-path.ts';
import { useSearchMenu } from '../../domain/search-menu/search-menu.ts';
import { hasAnyRole, usePermissions } from '../../domain/session/permissions.ts';
import { useConfiguration } from '../../domain/session/session.ts';
import { AddressLink } from '../../ui/address/AddressLink.tsx';
import { ConfiguredLink } from '../../ui/address/ConfiguredLink.tsx';
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
    <nav aria-label="Marketing" className={styles.ways}>
      {!form && (
        <button type="button" className={styles.way} onClick={openSearchBox}>
          <span className={styles.wayName}>Search titles</span>
          <span className={styles.wayText}>By words of title, author or series, or a number</span>
        </button>
      )}
      {ways.map(({ name, text, template }) => (
        <ConfiguredLink key={name} className={styles.way} template={template} values={{ powerSearch: form ?? '' }}>
          <span className={styles.wayName}>{name}</span>
          <span className={styles.wayText}>{text}</span>
        </ConfiguredLink>
      ))}
      {hasAnyRole(access, ['employee']) && (
        <AddressLink className={styles.way} to="/completeness">
          <span className={styles.wayName}>Completeness</span>
          <span className={styles.wayText}>What titles lack, by imprint, season and editor</span>
        </AddressLink>
      )}
      {isAdministrator && (
        <AddressLink className={styles.way} to="/imports">
          <span className={styles.wayName}>Import feeds</span>
          <span className={styles.wayText}>Drop files, follow them, read their reports</span>
        </AddressLink>
      )}
    </nav>
  );
}
