import type { PackContent } from '@titlenet/contract/packs';
import { usePackDecisions } from '../../../domain/packs/decision-calls.ts';
import { Panel, Text } from '../../../ui/layout/primitives.tsx';
import { waitingText } from './DecisionState.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { decisionRows, packRows } from './decision-rows.ts';

/** The decisions of the meeting on the page of a pack; nothing before the first one. */
export function PackDecisionsSection({ pack }: { pack: PackContent }) {
  const decisions = usePackDecisions(pack.id);
  const count = decisionRows(packRows(pack, decisions)).length;
  const waiting = waitingText(decisions);
  if (count === 0 && waiting === null) return null;
  return (
    <Panel as="details" pad="12 16">
      <Text as="summary" strong>
        Decisions of the meeting ({count}){waiting && <Text tone="warn"> · {waiting}</Text>}
      </Text>
      <DecisionTable pack={pack} decisions={decisions} />
    </Panel>
  );
}
