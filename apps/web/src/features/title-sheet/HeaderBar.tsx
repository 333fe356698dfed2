import { marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { ReactNode } from 'react';
import { ChangeMark } from '../../domain/sheet/ChangeMark.tsx';
import { headerParts } from '../../domain/sheet/header-parts.ts';
import { Pieces } from '../../domain/sheet/Pieces.tsx';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import { ChangesButton } from './ChangesButton.tsx';
import { Cover } from './Cover.tsx';
import styles from './HeaderBar.module.css';
import { IsbnLine } from './IsbnLine.tsx';
import type { Change } from './use-changes.ts';

interface HeaderBarProps {
  header: SheetHeader;
  bar: TitleBar;
  /** Recent changes of the title. */
  changes: readonly Change[];
  /** Shown in the corner: the pager of a result list. */
  corner: ReactNode;
}

/** Title, people and badges. */
function Identity({ header, bar, changes }: Omit<HeaderBarProps, 'corner'>) {
  const { heading, subtitle, badges: badgeFacts, isbns } = headerParts(header);
  const hasBadges = marketStatus(bar.salesMarketingCode) || badgeFacts.length > 0;
  const badges = (
    <div className={styles.badges}>
      <StatusMark salesMarketingCode={bar.salesMarketingCode} />
      {badgeFacts.map((fact) => (
        <span key={fact.name} className={styles.badge}>
          {fact.headerPart === 'labelledBadge' && `${fact.label} `}
          <Pieces pieces={fact.pieces} />
        </span>
      ))}
      <ChangesButton changes={changes} />
    </div>
  );
  return (
    <div className={styles.identity}>
      <h1 className={styles.title}>{heading && <Pieces pieces={heading.pieces} />}</h1>
      {subtitle && !subtitle.isBlank && (
        <p className={styles.subtitle}>
          <Pieces pieces={subtitle.pieces} />
        </p>
      )}
      {hasBadges && badges}
      <IsbnLine facts={isbns} />
      <dl className={styles.people}>
        {header.identity
          .filter((fact) => fact.headerPart === undefined && !fact.isBlank)
          .map((fact) => (
            <div key={fact.name}>
              <dt>
                {fact.label}
                <ChangeMark section="bar" fields={fact.fields} />
              </dt>
              <dd>
                <Pieces pieces={fact.pieces} />
              </dd>
            </div>
          ))}
      </dl>
      {/* Reserves space for the changes button that loads later; at the end, an empty line does not separate anything. */}
      {!hasBadges && badges}
    </div>
  );
}

/** Other facts by group; empty groups are omitted. */
function Facts({ groups }: { groups: SheetHeader['groups'] }) {
  const listed = groups
    .map((group) => ({
      ...group,
      facts: group.facts.filter((fact) => fact.headerPart === undefined),
    }))
    .filter((group) => group.facts.length > 0);
  return (
    <div className={styles.groups}>
      {listed.map((group) => (
        <section key={group.name} aria-label={group.label} className={styles.group}>
          <h2 className={styles.groupLabel}>{group.label}</h2>
          <dl className={styles.facts}>
            {group.facts.map((fact) => (
              <div key={fact.name}>
                <dt>
                  {fact.label}
                  <ChangeMark section="bar" fields={fact.fields} />
                </dt>
                <dd>
                  <Pieces pieces={fact.pieces} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** Header bar of the sheet [SHEET-001..SHEET-010]. */
export function HeaderBar({ header, bar, changes, corner }: HeaderBarProps) {
  return (
    <header className={styles.bar}>
      {header.notice && <p className={styles.notice}>{header.notice}</p>}
      <div className={styles.top}>
        <Cover bar={bar} />
        <Identity header={header} bar={bar} changes={changes} />
        {corner}
      </div>
      <Facts groups={header.groups} />
    </header>
  );
}
