import { decidedText } from '@titlenet/catalogue/packs/decision-note';
import { MAX_DECISION_LENGTH, MAX_FOLLOW_UP_LENGTH } from '@titlenet/contract/pack-decisions';
import type { PackTitle } from '@titlenet/contract/packs';
import { type SyntheticEvent, useId, useState } from 'react';
import type { PackDecisions } from '../../../domain/packs/decision-calls.ts';
import { Text } from '../../../ui/layout/primitives.tsx';
import { useDraft } from '../../../ui/storage/use-draft.ts';
import { DecisionState } from './DecisionState.tsx';
import styles from './Decisions.module.css';
import { type DecisionDraft, type DecisionInput, inputOf, parseDraft, readInput } from './decision-input.ts';

/** Offered beside the words that the pack's decisions have already. */
const USUAL = ['Yes', 'No', 'Later'];
const NOTHING = { decision: '', isTag: false, quantity: null, followUp: '' };

interface DecisionFormProps {
  packId: number;
  title: PackTitle;
  decisions: PackDecisions;
  hasFocus?: boolean;
  onSaved?: (text: string) => void;
}

/** What a meeting decides of a title. What is typed is kept until it is saved, also when another title is shown. */
export function DecisionForm({ packId, title, decisions, hasFocus = false, onSaved }: DecisionFormProps) {
  const id = useId();
  const { decided, base } = decisions.of(title.id);
  const saved: DecisionDraft = { ...inputOf(decided), base };
  const draft = useDraft(`decision ${packId} ${title.id}`, saved, parseDraft);
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null);
  const { value } = draft;
  const set = (change: Partial<DecisionInput>) => {
    setFault(null);
    draft.change({ ...value, ...change });
  };
  const store = (decision: typeof NOTHING | NonNullable<typeof decided>, text: string) => {
    decisions.record(title, decision, value.base);
    draft.discard();
    onSaved?.(text);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const read = readInput(value);
    if (read === 'nothing') setFault({ field: 'decision', text: 'Enter a decision, a quantity or a follow-up.' });
    else if ('field' in read) setFault(read);
    else store(read, decidedText(read));
  };
  const known = [...new Set([...USUAL, ...decisions.stored.map((row) => row.decision)])].filter(Boolean);
  const faultOf = (field: string) =>
    fault?.field === field && (
      <Text id={`${id}-fault`} role="alert" text="table" tone="danger">
        {fault.text}
      </Text>
    );
  const described = (field: string) =>
    fault?.field === field ? { 'aria-invalid': true, 'aria-describedby': `${id}-fault` } : {};
  return (
    <form className={styles.form} aria-label={`Decision on ${title.title}`} onSubmit={submit} noValidate>
      <label className={styles.field}>
        Decision
        <input
          // biome-ignore lint/a11y/noAutofocus: the form was opened by the Enter key, to type into it
          autoFocus={hasFocus}
          list={`${id}-known`}
          autoComplete="off"
          dir="auto"
          maxLength={MAX_DECISION_LENGTH}
          value={value.decision}
          onChange={(event) => set({ decision: event.currentTarget.value })}
          {...described('decision')}
        />
        {faultOf('decision')}
      </label>
      <datalist id={`${id}-known`}>
        {known.map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <label className={styles.field}>
        Quantity
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={16}
          value={value.quantity}
          onChange={(event) => set({ quantity: event.currentTarget.value })}
          {...described('quantity')}
        />
        {faultOf('quantity')}
      </label>
      <label className={`${styles.field} ${styles.wide}`}>
        Follow-up
        <input
          autoComplete="off"
          dir="auto"
          maxLength={MAX_FOLLOW_UP_LENGTH}
          value={value.followUp}
          onChange={(event) => set({ followUp: event.currentTarget.value })}
        />
      </label>
      <label className={`${styles.tick} ${styles.wide}`}>
        <input
          type="checkbox"
          checked={value.isTag}
          onChange={(event) => set({ isTag: event.currentTarget.checked })}
        />
        The decision is a tag of the title too
      </label>
      <div className={`${styles.buttons} ${styles.wide}`}>
        <DecisionState shown={decisions.of(title.id)} decisions={decisions} onSettled={() => draft.discard()} />
        {decided && (
          <button type="button" className={styles.button} onClick={() => store(NOTHING, 'withdrawn')}>
            Withdraw
          </button>
        )}
        <button type="submit" className={styles.button} data-primary>
          Save
        </button>
      </div>
    </form>
  );
}
