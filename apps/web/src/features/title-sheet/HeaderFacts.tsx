import type { Fact, SheetHeader } from '@titlenet/catalogue/sheet/outline-blocks';
import { ChangeMark } from '../../domain/sheet/ChangeMark.tsx';
import { MissingLabels } from '../../domain/sheet/MissingLabels.tsx';
import { Pieces } from '../../domain/sheet/Pieces.tsx';
import { Text } from '../../ui/layout/primitives.tsx';
import styles from './HeaderBar.module.css';
import { headerColumns } from './header-columns.ts';

/** Labels and values of facts. */
export function FactList({ facts, className }: { facts: readonly Fact[]; className: string | undefined }) {
  return (
    <dl className={className}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>
            {fact.label}
            <ChangeMark section="bar" fields={fact.fields} label={fact.label} />
          </dt>
          <dd>
            <Pieces pieces={fact.pieces} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The facts without a fixed position by group, and the labels of all facts without a value. */
export function HeaderFacts({ groups }: { groups: SheetHeader['groups'] }) {
  const given = groups
    .map((group) => ({ ...group, facts: group.facts.filter((fact) => !fact.headerPart && !fact.isBlank) }))
    .filter((group) => group.facts.length > 0);
  const isMissing = (fact: Fact) => fact.isBlank && fact.headerPart !== 'badge';
  return (
    <div className={styles.factsArea}>
      {given.length > 0 && (
        <div className={styles.groups}>
          {headerColumns(given).map((column) => (
            <div key={column[0]?.name}>
              {column.map((group) => (
                <Text key={group.name} aria-label={group.label} as="section" below={8}>
                  <h2 className={styles.groupLabel}>{group.label}</h2>
                  <FactList facts={group.facts} className={styles.facts} />
                </Text>
              ))}
            </div>
          ))}
        </div>
      )}
      <MissingLabels
        names={groups.flatMap((group) => group.facts.filter(isMissing)).map(({ label }) => label)}
        of="the title bar"
      />
    </div>
  );
}
