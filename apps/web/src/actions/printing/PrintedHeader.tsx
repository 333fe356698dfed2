import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { ReactNode } from 'react';
import { factsBesideStatus, headerParts, isListedInPrint, joinEqualNumbers } from '../../domain/sheet/header-parts.ts';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import { PaperPieces } from './PaperPieces.tsx';
import styles from './PrintedTitle.module.css';

function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.label}</dt>
          <dd>
            <PaperPieces pieces={fact.pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Market status, reissue, special day and a price of zero in one line. */
function Badges({ bar, facts }: { bar: TitleBar; facts: readonly Fact[] }) {
  return (
    <p className={styles.badges}>
      <StatusMark salesMarketingCode={bar.salesMarketingCode} />
      {facts.map((fact) => (
        <span key={fact.name}>
          {fact.headerPart === 'labelledBadge' && `${fact.label} `}
          <PaperPieces pieces={fact.pieces} />
        </span>
      ))}
    </p>
  );
}

interface PrintedHeaderProps {
  bar: TitleBar;
  header: SheetHeader;
  hasBlanks: boolean;
  cover: ReactNode;
}

/** The header of a printed title: cover, names, facts by group; blank facts only if requested (PRINT-01). */
export function PrintedHeader({ bar, header, hasBlanks, cover }: PrintedHeaderProps) {
  const { heading, subtitle, badges } = headerParts(header);
  const shown = (all: readonly Fact[]) => all.filter((fact) => isListedInPrint(fact) && (hasBlanks || !fact.isBlank));
  const people = shown(factsBesideStatus(header.identity, bar.salesMarketingCode)).filter(({ isBlank }) => !isBlank);
  const groups = header.groups.map((group) => ({ ...group, facts: shown(joinEqualNumbers(group.facts)) }));
  return (
    <div>
      {header.notice && <p className={styles.notice}>{header.notice}</p>}
      <div className={styles.top}>
        {cover}
        <div>
          <h2 className={styles.name}>{heading && <PaperPieces pieces={heading.pieces} />}</h2>
          {subtitle && !subtitle.isBlank && (
            <p className={styles.subtitle}>
              <PaperPieces pieces={subtitle.pieces} />
            </p>
          )}
          <Badges bar={bar} facts={badges} />
          <FactList facts={people} className={styles.people} />
        </div>
      </div>
      <div className={styles.groups}>
        {groups.map(
          (group) =>
            group.facts.length > 0 && (
              <section key={group.name} className={styles.group}>
                <h3>{group.label}</h3>
                <FactList facts={group.facts} className={styles.facts} />
              </section>
            ),
        )}
      </div>
    </div>
  );
}
