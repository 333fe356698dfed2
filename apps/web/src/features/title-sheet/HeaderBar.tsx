import { marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { ReactNode } from 'react';
import { ChangeMark } from '../../domain/sheet/ChangeMark.tsx';
import { dedicatedFacts, isDedicated } from '../../domain/sheet/dedicated-facts.ts';
import { Pieces } from '../../domain/sheet/Pieces.tsx';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import { ChangesButton } from './ChangesButton.tsx';
import { Cover } from './Cover.tsx';
import styles from './HeaderBar.module.css';
import { IsbnLine, isbnFacts } from './IsbnLine.tsx';
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
  const { title, longSubtitle, reissueNo, pubOnSpecialDay, zeroPriceInd } = dedicatedFacts(header);
  const notes = [pubOnSpecialDay, zeroPriceInd].filter((fact) => fact !== undefined).filter((fact) => !fact.isBlank);
  const hasBadges = marketStatus(bar.salesMarketingCode) || reissueNo || notes.length > 0;
  const badges = (
    <div className={styles.badges}>
      <StatusMark salesMarketingCode={bar.salesMarketingCode} />
      {reissueNo && (
        <span className={styles.badge}>
          {reissueNo.label} <Pieces pieces={reissueNo.pieces} />
        </span>
      )}
      {notes.map((fact) => (
        <span key={fact.name} className={styles.badge}>
          <Pieces pieces={fact.pieces} />
        </span>
      ))}
      <ChangesButton changes={changes} />
    </div>
  );
  return (
    <div className={styles.identity}>
      <h1 className={styles.title}>{title && <Pieces pieces={title.pieces} />}</h1>
      {longSubtitle && !longSubtitle.isBlank && (
        <p className={styles.subtitle}>
          <Pieces pieces={longSubtitle.pieces} />
        </p>
      )}
      {hasBadges && badges}
      <IsbnLine groups={header.groups} />
      <dl className={styles.people}>
        {header.identity
          .filter((fact) => !isDedicated(fact) && !fact.isBlank)
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
      facts: group.facts.filter((fact) => !isDedicated(fact) && !isbnFacts.includes(fact.name)),
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
