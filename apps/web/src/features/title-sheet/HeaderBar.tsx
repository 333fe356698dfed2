import { marketStatus } from '@titlenet/catalogue/rules/market-status';
import type { SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import type { TitleBar } from '@titlenet/catalogue/title-bar';
import type { ReactNode } from 'react';
import { FollowButton } from '../../domain/following/FollowButton.tsx';
import { ChangeMark } from '../../domain/sheet/ChangeMark.tsx';
import { factsBesideStatus, headerParts } from '../../domain/sheet/header-parts.ts';
import { Pieces } from '../../domain/sheet/Pieces.tsx';
import { StatusMark } from '../../domain/sheet/StatusMark.tsx';
import { Row, Stack, Text } from '../../ui/layout/primitives.tsx';
import { AddToListButton } from './AddToListButton.tsx';
import { ChangesButton } from './ChangesButton.tsx';
import { Cover } from './Cover.tsx';
import styles from './HeaderBar.module.css';
import { FactList, HeaderFacts } from './HeaderFacts.tsx';
import choice from './IsbnLine.module.css';
import { IsbnLine } from './IsbnLine.tsx';
import type { Change } from './use-changes.ts';
import type { SourcesSwitch } from './use-sources.ts';

interface HeaderBarProps {
  header: SheetHeader;
  bar: TitleBar;
  /** Recent changes of the title. */
  changes: readonly Change[];
  /** Shows buttons for the sources of values. */
  sources: SourcesSwitch;
  /** Shown in the corner: the pager of a result list. */
  corner: ReactNode;
}

/** Market status with its code, and badges. The rest of the code is part of the status, so it is not repeated. */
function Badges({ header, bar, changes, sources }: Omit<HeaderBarProps, 'corner'>) {
  const { badges } = headerParts(header);
  const status = marketStatus(bar.salesMarketingCode);
  const identity = factsBesideStatus(header.identity, bar.salesMarketingCode);
  const code = status && identity.find(({ headerPart }) => headerPart === 'status');
  return (
    <Row gap="4 16" align="center" wrap className={styles.badges}>
      <StatusMark salesMarketingCode={bar.salesMarketingCode} />
      {code && (
        <dl className={styles.code}>
          <dt>
            {code.label}
            <ChangeMark section="bar" fields={code.fields} label={code.label} />
          </dt>
          <dd>
            <Pieces pieces={code.pieces} />
          </dd>
        </dl>
      )}
      {badges.map((fact) => (
        <Text key={fact.name} strong>
          {fact.headerPart === 'labelledBadge' && `${fact.label} `}
          <Pieces pieces={fact.pieces} />
        </Text>
      ))}
      <ChangesButton changes={changes} />
      {sources && (
        <button
          type="button"
          className={choice.choice}
          data-screen-only
          aria-pressed={sources.isOn}
          onClick={sources.press}
        >
          Sources
        </button>
      )}
      {bar.isbn && (
        <>
          <FollowButton thing={{ companyCode: bar.companyCode, isbn: bar.isbn }} />
          <AddToListButton isbn={bar.isbn} />
        </>
      )}
    </Row>
  );
}

/** Title, people, subjects and badges. */
function Identity({ header, bar, changes, sources, corner }: HeaderBarProps) {
  const { heading, subtitle, badges: badgeFacts, isbns, subjects } = headerParts(header);
  const status = marketStatus(bar.salesMarketingCode);
  const hasBadges = status !== null || badgeFacts.length > 0;
  const people = header.identity.filter(
    ({ headerPart, isBlank }) => !isBlank && (!headerPart || (headerPart === 'status' && !status)),
  );
  const badges = <Badges header={header} bar={bar} changes={changes} sources={sources} />;
  return (
    <Text as="div" grow shrink>
      <Row gap={16} justify="between">
        <Text as="h1" text="title" shrink breaks>
          {heading && <Pieces pieces={heading.pieces} />}
        </Text>
        {corner}
      </Row>
      {subtitle && !subtitle.isBlank && (
        <p className={styles.subtitle}>
          <Pieces pieces={subtitle.pieces} />
        </p>
      )}
      {hasBadges && badges}
      <IsbnLine facts={isbns} />
      <FactList facts={people} className={styles.people} />
      <FactList facts={subjects.filter(({ isBlank }) => !isBlank)} className={styles.people} />
      {/* Reserves space for the changes button that loads later; at the end, an empty line does not separate anything. */}
      {!hasBadges && badges}
    </Text>
  );
}

/** Header bar of the sheet [SHEET-001..SHEET-010]. */
export function HeaderBar({ header, bar, changes, sources, corner }: HeaderBarProps) {
  return (
    <Stack as="header" panel gap={16} pad={16} className={styles.bar}>
      {header.notice && (
        <Text as="p" pad="8 12" text="prose" strong tone="danger" className={styles.notice}>
          {header.notice}
        </Text>
      )}
      <Row gap={16} className={styles.top}>
        <Cover bar={bar} />
        <Identity header={header} bar={bar} changes={changes} sources={sources} corner={corner} />
      </Row>
      <HeaderFacts groups={header.groups} />
    </Stack>
  );
}
